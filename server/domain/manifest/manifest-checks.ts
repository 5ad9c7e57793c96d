import { parseImageReference } from "../environment/image-reference.ts";
import { compileLinearRegex, maxTotalSize } from "../measurement/linear-regex.ts";
import { isPattern } from "../measurement/path-pattern.ts";
import { filesOf, sourcesOf } from "../measurement/source-files.ts";
import { record, sentences } from "../messages/recorded.ts";
import type { SchemaProblem } from "./check-schema.ts";
import { checkEnv } from "./env-checks.ts";
import { isFolder } from "./kinds/tree-path.ts";
import { checkNumbers } from "./number-checks.ts";
import { problemTexts } from "./problem-texts.ts";
import type { RawClaim, RawManifest, RawSource } from "./raw-manifest.ts";
import { checkSource } from "./source-checks.ts";

type Path = (string | number)[];

/**
 * Checks what the schema cannot express: references, unique ids, comparable numbers, valid expressions and, where the
 * paths of the repository's files are known, folders that are there.
 */
export function* checkManifest(
  manifest: RawManifest,
  paths: ReadonlySet<string> | null,
): Generator<SchemaProblem> {
  const experiments = new Set(manifest.experiments.map(({ id }) => id));
  const claims = manifest.claims ?? [];
  const regexes = new RegexBudget();
  yield* checkUniqueIds(manifest.experiments, ["experiments"]);
  yield* checkReservedOutputs(manifest);
  yield* checkPatterns(manifest);
  yield* checkSeeds(manifest);
  yield* checkSurroundings(manifest, paths);
  yield* checkImage(manifest);
  yield* checkUniqueIds(claims, ["claims"]);
  for (const [index, claim] of claims.entries()) {
    yield* checkClaim(claim, ["claims", index], experiments, regexes);
  }
}

function* checkUniqueIds(items: readonly { id: string }[], path: Path): Generator<SchemaProblem> {
  const first = new Map<string, number>();
  for (const [index, { id }] of items.entries()) {
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, index);
    else {
      const message = record(problemTexts.taken, { id, place: `${path.at(-1)}[${earlier}]` });
      yield { path: [...path, index, "id"], message };
    }
  }
}

function* checkImage({ environment }: RawManifest): Generator<SchemaProblem> {
  if (!environment || parseImageReference(environment.image)) return;
  yield { path: ["environment", "image"], message: record(problemTexts.noImage) };
}

function* checkReservedOutputs({ experiments }: RawManifest): Generator<SchemaProblem> {
  for (const [index, { outputs = [] }] of experiments.entries()) {
    for (const [outputIndex, output] of outputs.entries()) {
      if (output !== "stdout" && output !== "stderr") continue;
      const path = ["experiments", index, "outputs", outputIndex];
      yield { path, message: record(problemTexts.alwaysKept, { output }) };
    }
  }
}

/** Each is looked for in the whole work folder, before and after each repetition. */
const maxPatterns = 50;

function* checkPatterns({ experiments, claims = [] }: RawManifest): Generator<SchemaProblem> {
  for (const [index, { id, outputs = [] }] of experiments.entries()) {
    const read = claims
      .filter(({ experiment }) => experiment === id)
      .flatMap(({ measurements = [] }) => measurements)
      .flatMap(sourcesOf)
      .flatMap(filesOf);
    const count = new Set([...outputs, ...read].filter(isPattern)).size;
    if (count <= maxPatterns) continue;
    const message = record(problemTexts.patterns, { count, most: maxPatterns });
    yield { path: ["experiments", index], message };
  }
}

function* checkSurroundings(
  { experiments }: RawManifest,
  paths: ReadonlySet<string> | null,
): Generator<SchemaProblem> {
  for (const [index, experiment] of experiments.entries()) {
    const path = ["experiments", index];
    yield* checkEnv(experiment, path);
    const { workdir } = experiment;
    if (workdir === undefined || paths === null || isFolder(paths, workdir)) continue;
    const message = record(problemTexts.noFolder, { folder: workdir });
    yield { path: [...path, "workdir"], message };
  }
}

function* checkSeeds({ experiments }: RawManifest): Generator<SchemaProblem> {
  for (const [index, { seeds, repetitions }] of experiments.entries()) {
    if (seeds === undefined || repetitions === undefined || repetitions === seeds.length) continue;
    const message = record(problemTexts.repetitions, { count: seeds.length });
    yield { path: ["experiments", index, "repetitions"], message };
  }
}

function* checkClaim(
  { experiment, measurements = [] }: RawClaim,
  path: Path,
  experiments: ReadonlySet<string>,
  regexes: RegexBudget,
): Generator<SchemaProblem> {
  if (experiment !== undefined && !experiments.has(experiment)) {
    // One whose id is wrong has none of its own (`validPart`).
    const known = [...experiments].filter((id) => !id.startsWith("\0")).slice(0, 10);
    yield {
      path: [...path, "experiment"],
      message: sentences(
        record(problemTexts.noExperiment, { id: experiment }),
        known.length > 0
          ? record(problemTexts.thereAre, { names: known.join(", ") })
          : record(problemTexts.noValidId),
      ),
    };
  }
  yield* checkUniqueIds(measurements, [...path, "measurements"]);
  for (const [index, measurement] of measurements.entries()) {
    const measurementPath = [...path, "measurements", index];
    yield* checkNumbers(measurement, measurementPath);
    for (const member of ["from", "uncertainty"] as const) {
      const source = measurement[member];
      if (source === undefined) continue;
      yield* checkSource(source, [...measurementPath, member]);
      if (member === "uncertainty" && source.sha256 !== undefined) {
        const message = record(problemTexts.noDigestOfUncertainty);
        yield { path: [...measurementPath, member, "sha256"], message };
      }
      yield* regexes.check(source, [...measurementPath, member]);
    }
  }
}

/** Compiles the expressions of a manifest and limits their total cost. */
class RegexBudget {
  #remaining = maxTotalSize;

  *check({ regex }: RawSource, path: Path): Generator<SchemaProblem> {
    if (regex === undefined) return;
    const compiled =
      this.#remaining > 0 ? compileLinearRegex(regex) : record(problemTexts.tooManyExpressions);
    if (typeof compiled === "string") {
      const message = record(problemTexts.expression, { reason: compiled });
      yield { path: [...path, "regex"], message };
    } else {
      this.#remaining -= compiled.size;
    }
  }
}
