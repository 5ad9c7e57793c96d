import type { Measurement } from "../../../server/__generated__/types.ts";
import { digestOfBytes } from "../../../server/domain/digest.ts";
import type { ClaimRecord, ExperimentRecord, RepositoryRecord } from "../../../server/domain/records.ts";
import type { Random } from "../../random.ts";
import { claimIdOf } from "./ids.ts";
import { statementOf } from "./words.ts";

/** Of the Claims of a repository, the first ones were judged. */
export const judgedClaims = 2;

export const digestOf = (text: string) => digestOfBytes(Buffer.from(text));

/** The Claim with this number in the data set, and this index in its repository. */
export function makeClaim(
  { id: repositoryId, createdAt }: RepositoryRecord,
  { id: experimentId, versionId: experimentVersionId, definition }: ExperimentRecord,
  number: number,
  index: number,
  random: Random,
): ClaimRecord {
  const isJudged = index < judgedClaims;
  const reportedValue = random.between(100, 999) / 1000;
  const measurementId = "value";
  const from = { file: "results.json", pointer: `/values/${index}` };
  const judgedBy = { comparator: "=", reportedValue, tolerance: 0.0005 } as const;
  const measurement: Measurement = {
    ...{ measurementId, metric: "accuracy", unit: "", dimensions: {}, printed: null },
    ...judgedBy,
    declaredTolerance: null,
    observedValue: isJudged ? reportedValue : null,
    observedValues: isJudged ? [reportedValue] : [],
    interval: null,
    absoluteDifference: isJudged ? 0 : null,
    outcome: isJudged ? "match" : null,
    verification: isJudged ? "verified" : "unverified",
    ...{ reason: null, diagnostic: null, evidenceIds: [] },
  };
  return {
    id: claimIdOf(number),
    repositoryId,
    key: `claim-${index}`,
    versionId: digestOf(`claim ${number}`),
    type: "empirical",
    statement: statementOf(number, reportedValue, random),
    sourceLocator: `Table ${number % 7}, row 2`,
    origin: null,
    experimentId,
    plan: {
      ...{ experimentId, experimentVersionId, command: definition.command, timeoutSeconds: 600, seed: 7 },
      measurements: [{ measurementId, metric: "accuracy", unit: "", ...judgedBy, from }],
      ...{ image: null, source: ".research/experiment.yml", confidence: "high" },
    },
    measurements: [measurement],
    expectations: [
      { measurementId, primary: true, ...judgedBy, declaredTolerance: null, printed: null, from },
    ],
    evidenceState: isJudged ? "supported" : "notAssessed",
    verification: isJudged ? "verified" : "unverified",
    createdAt,
    updatedAt: createdAt,
  };
}
