import type { FoundClaim } from "../claims/found.ts";
import type { ManifestClaim, ManifestExperiment, ManifestMeasurement } from "../manifest/manifest.ts";
import type { RawClaim, RawExperiment, RawMeasurement, RawSource } from "../manifest/raw-manifest.ts";
import { plainText } from "./draft-text.ts";

/** An experiment as an author would write it: without what has its default. */
export function plainExperiment(experiment: ManifestExperiment, outputs: readonly string[]): RawExperiment {
  const { id, command, timeoutSeconds, memoryMiB, seed, seeds, repetitions, requires } = experiment;
  const { workdir, env } = experiment;
  const left = [...new Set([...experiment.outputs, ...outputs])].sort();
  return {
    id,
    command,
    ...(workdir && { workdir }),
    ...(env && { env }),
    ...(timeoutSeconds !== 600 && { timeout: timeoutSeconds }),
    ...(memoryMiB !== 2048 && { memory: memoryMiB }),
    ...(seeds ? { seeds } : seed !== null && { seed }),
    ...(repetitions !== (seeds?.length ?? 1) && { repetitions }),
    ...(requires.length > 0 && { requires }),
    ...(left.length > 0 && { outputs: left }),
  };
}

export function plainClaim({
  id,
  type,
  statement,
  locator,
  experiment,
  measurements,
}: ManifestClaim): RawClaim {
  return {
    id,
    ...(type !== "empirical" && { type }),
    statement,
    ...(locator !== "" && { locator }),
    ...(experiment !== null && { experiment }),
    ...(measurements.length > 0 && { measurements: measurements.map(plainMeasurement) }),
  };
}

function plainMeasurement(measurement: ManifestMeasurement): RawMeasurement {
  const { id, metric, unit, comparator, reported, printed, tolerance, primary } = measurement;
  const { from, uncertainty } = measurement;
  return {
    id,
    metric,
    ...(unit !== "1" && { unit }),
    ...(reported !== null && { ...(comparator !== "~=" && { comparator }), reported }),
    ...(printed && { printed }),
    ...(tolerance !== null && { tolerance }),
    ...(!primary && { primary }),
    from: plainSource(from),
    ...(uncertainty && { uncertainty: plainSource(uncertainty) }),
  };
}

function plainSource({ file, ...source }: ManifestMeasurement["from"]): RawSource {
  return source.files ? source : { file, ...source };
}

/** A Claim that was found, with the number's measurement if `link` says where the number is to be read. */
export function foundClaim(
  { statement }: FoundClaim,
  id: string,
  link: { experiment: string; from: RawMeasurement["from"] } | null,
): RawClaim {
  const described = {
    id,
    statement: plainText(statement.text),
    locator: plainText(statement.locator).slice(0, 500),
  };
  if (!link) return described;
  return {
    ...described,
    experiment: link.experiment,
    measurements: [foundMeasurement(statement, link.from)],
  };
}

/** The measurement of a number that was found. */
export function foundMeasurement(
  { metric, unit, comparator, printed }: FoundClaim["statement"],
  from: RawMeasurement["from"],
): RawMeasurement {
  return {
    id: "value",
    metric: plainText(metric).slice(0, 200),
    ...(unit !== "1" && { unit: plainText(unit).slice(0, 50) }),
    ...(comparator !== "~=" && { comparator }),
    reported: plainText(printed),
    from,
  };
}
