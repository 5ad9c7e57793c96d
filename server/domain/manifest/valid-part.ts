import type { SchemaProblem } from "./check-schema.ts";
import { isMapping } from "./is-mapping.ts";
import type { RawClaim, RawExperiment, RawManifest, RawMeasurement } from "./raw-manifest.ts";

/**
 * Returns what is valid of a manifest in which the schema finds these problems, all of them, so that what it cannot
 * express is reported at the same time. What is not valid is left out, or stands for nothing where something must stand:
 * indexes stay. Null where the manifest has no list of experiments.
 */
export function validPart(value: unknown, problems: readonly SchemaProblem[]): RawManifest | null {
  const copy: unknown = structuredClone(value);
  for (const { path } of problems) removeAt(copy, path);
  if (!isMapping(copy) || !Array.isArray(copy.experiments)) return null;
  const claims = Array.isArray(copy.claims) ? copy.claims : [];
  const { image } = mapping(copy.environment);
  return {
    version: 1,
    ...(typeof image === "string" && { environment: { image } }),
    experiments: copy.experiments.map(
      (each, index): RawExperiment => ({ ...nothing(index), command: "-", ...mapping(each) }),
    ),
    claims: claims.map((each, index): RawClaim => {
      const claim = mapping(each);
      const { measurements } = claim;
      const filled: RawClaim = { ...nothing(index), statement: "-", ...claim };
      return Array.isArray(measurements)
        ? { ...filled, measurements: measurements.map(measurementOf) }
        : filled;
    }),
  };
}

function measurementOf(value: unknown, index: number): RawMeasurement {
  return { ...nothing(index), metric: "-", from: { file: "-", pointer: "" }, ...mapping(value) };
}

/** No author can write this id, so that it is never taken and never named. */
const nothing = (index: number) => ({ id: `\0${index}` });

function mapping(value: unknown): Record<string, unknown> {
  return isMapping(value) ? value : {};
}

/** A source is read as a whole: with anything wrong in it, it is none. */
const wholes = new Set<string | number>(["from", "uncertainty"]);

function removeAt(root: unknown, path: readonly (string | number)[]): void {
  const whole = path.findIndex((part) => wholes.has(part));
  const kept = whole < 0 ? path : path.slice(0, whole + 1);
  let parent = root;
  for (const part of kept.slice(0, -1)) {
    if (typeof parent !== "object" || parent === null) return;
    parent = (parent as Record<string | number, unknown>)[part];
  }
  const last = kept.at(-1);
  if (last === undefined) return;
  // An item that is no text stands for one in lists of texts, and for nothing in those of mappings.
  if (Array.isArray(parent)) parent[Number(last)] = "-";
  else if (isMapping(parent)) delete parent[String(last)];
}
