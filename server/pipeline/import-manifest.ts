import type { Measurement, Plan, PrintedValue } from "../__generated__/types.ts";
import type { ManifestClaim, ManifestExperiment, ManifestMeasurement } from "../domain/manifest/manifest.ts";
import { manifestPath } from "../domain/manifest-path.ts";
import type {
  ClaimRecord,
  ExperimentDefinition,
  ExperimentRecord,
  RepositoryRecord,
} from "../domain/records.ts";
import { claimVersionOf, experimentVersionOf } from "../domain/repository/versions.ts";
import { seedOfRepetition } from "../domain/runs/seeds.ts";

/**
 * Builds the record of a manifest's experiment. Its version digest covers the commit: new code is a new version.
 *
 * @throws Error if the repository has no source.
 */
export function importExperiment(
  { id: key, ...experiment }: ManifestExperiment,
  repository: RepositoryRecord,
  id: string,
  createdAt: string,
): ExperimentRecord {
  const { sourceCommit, sourceDigest } = repository;
  if (sourceCommit === null || sourceDigest === null)
    throw new Error(`${repository.id} has a manifest but no source`);
  const source = { sourceCommit, sourceDigest, sourceUrl: repository.githubUrl };
  const definition: ExperimentDefinition = { ...experiment, ...source };
  return {
    id,
    repositoryId: repository.id,
    key,
    versionId: experimentVersionOf({ key, ...definition }),
    definition,
    createdAt,
  };
}

/** Builds the record of a manifest's Claim, with its plan and the expectation for each measurement. */
export function importClaim(
  claim: ManifestClaim,
  experiment: ExperimentRecord | undefined,
  repository: RepositoryRecord,
  id: string,
  at: string,
): ClaimRecord {
  const { id: key, type, statement, locator, measurements } = claim;
  return {
    id,
    repositoryId: repository.id,
    key,
    versionId: claimVersionOf({ key, type, statement, locator, measurements }),
    type,
    statement,
    sourceLocator: locator,
    origin: null,
    experimentId: experiment?.id ?? null,
    plan: experiment ? planOf(experiment, measurements) : null,
    measurements: measurements.map(unmeasured),
    expectations: measurements.map(expectationOf),
    evidenceState: "notAssessed",
    verification: "unverified",
    createdAt: at,
    updatedAt: at,
  };
}

/** Adds how the paper prints each reported number, by measurement; the Claim's version does not cover it. */
export function withPrintedValues(
  claim: ClaimRecord,
  printed: ReadonlyMap<string, PrintedValue> | undefined,
): ClaimRecord {
  const printedOf = (measurementId: string) => printed?.get(measurementId) ?? null;
  return {
    ...claim,
    measurements: claim.measurements.map((measurement) => ({
      ...measurement,
      printed: printedOf(measurement.measurementId),
    })),
    expectations: claim.expectations.map((expectation) =>
      "sha256" in expectation
        ? expectation
        : { ...expectation, printed: printedOf(expectation.measurementId) },
    ),
  };
}

function planOf({ id, versionId, definition }: ExperimentRecord, measurements: ManifestMeasurement[]): Plan {
  const {
    command,
    image = null,
    workdir,
    env,
    timeoutSeconds,
    repetitions,
    sources,
    confidence,
  } = definition;
  const seeds = Array.from({ length: repetitions }, (_, index) => seedOfRepetition(definition, index)).filter(
    (seed) => seed !== null,
  );
  return {
    experimentId: id,
    experimentVersionId: versionId,
    command,
    ...(workdir && { workdir }),
    ...(env && { env }),
    image,
    timeoutSeconds,
    seed: seeds[0] ?? null,
    seeds,
    repetitions,
    measurements: measurements.map(
      ({
        id: measurementId,
        metric,
        unit,
        comparator,
        reportedValue,
        effectiveTolerance,
        from,
        uncertainty,
      }) => ({
        measurementId,
        metric,
        unit,
        comparator,
        reportedValue,
        tolerance: effectiveTolerance,
        from,
        ...(uncertainty && { uncertainty }),
      }),
    ),
    source: sources?.command ?? manifestPath,
    ...(sources && { sources }),
    confidence: confidence ?? "high",
  };
}

export function unmeasured({
  id,
  metric,
  unit,
  comparator,
  reportedValue,
  tolerance,
  effectiveTolerance,
}: Omit<ManifestMeasurement, "from">): Measurement {
  return {
    measurementId: id,
    metric,
    unit,
    dimensions: {},
    comparator,
    reportedValue,
    printed: null,
    observedValue: null,
    observedValues: [],
    interval: null,
    tolerance: effectiveTolerance,
    declaredTolerance: tolerance,
    absoluteDifference: null,
    outcome: null,
    verification: "unverified",
    reason: null,
    diagnostic: null,
    evidenceIds: [],
  };
}

function expectationOf(measurement: ManifestMeasurement): ClaimRecord["expectations"][number] {
  const { id: measurementId, primary, comparator, reportedValue, from, uncertainty } = measurement;
  if (from.sha256 !== undefined) return { measurementId, primary, from, sha256: from.sha256 };
  return {
    measurementId,
    primary,
    from,
    ...(uncertainty && { uncertainty }),
    comparator,
    reportedValue,
    tolerance: measurement.effectiveTolerance ?? 0,
    declaredTolerance: measurement.tolerance,
    printed: null,
  };
}
