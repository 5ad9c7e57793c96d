import type { ExecutionState } from "../../__generated__/enumerations.ts";
import type { Expectation } from "../measurement/expectation.ts";
import type { Observation } from "../measurement/observation.ts";
import { judgeClaim, type Verdict } from "./claim-verdict.ts";
import { independentRepetitions } from "./independent-repetitions.ts";
import type { JudgedRun } from "./judged-run.ts";
import { judgeMeasurement, type MeasurementVerdict } from "./measurement-verdict.ts";
import { comparabilityOf } from "./protocol.ts";
import type { ObservedRepetition, RunArtifact } from "./run-artifact.ts";
import { compareSecondLook } from "./second-look.ts";
import { statementNumbers } from "./statement-numbers.ts";

/** What a Claim is judged by: its id in the artifact, its words, and what it expects. */
export interface JudgedClaim {
  id: string;
  statement: string;
  expectations: readonly Expectation[];
}

export interface Judgement {
  verdict: Verdict;
  measurements: MeasurementVerdict[];
  run: JudgedRun;
}

/** Judges a Claim by what a Run recorded: the same arguments give the same judgement anywhere (docs/rules/verdict.md). */
export function judge(claim: JudgedClaim, artifact: RunArtifact, execution: ExecutionState): Judgement {
  const { repetitions, deterministic } = independentRepetitions(claim.id, allRepetitions(artifact));
  const measurements = judgeExpectations(claim, repetitions);
  const look = artifact.secondLook ?? null;
  const run: JudgedRun = {
    execution,
    exitCode: artifact.repetitions.at(-1)?.exitCode ?? null,
    failure: artifact.failure ?? null,
    independentRepetitions: repetitions.length,
    deterministic,
    protocolComparability: comparabilityOf({
      declared: artifact.isCommandInferred !== true,
      commitKnown: artifact.sourceCommit !== null,
      environmentPinned: artifact.environmentPinned ?? false,
      missingRequirements: artifact.missingRequirements,
    }),
    resolver: artifact.resolver,
    steppedOver: artifact.steppedOver,
    inferredPackages: artifact.inferredPackages ?? [],
    findings: (artifact.findings ?? []).flatMap(({ claimId, ...finding }) =>
      claimId === null || claimId === claim.id ? [finding] : [],
    ),
    secondLook: look && compareSecondLook(claim.id, claim.expectations, measurements, look),
  };
  return { verdict: judgeClaim(measurements, run, statementNumbers(claim.statement)), measurements, run };
}

/** Whether any Claim would be challenged or contradicted: then the experiment runs once more under other conditions. */
export function needsSecondLook(
  claims: readonly Pick<JudgedClaim, "id" | "expectations">[],
  recorded: Pick<RunArtifact, "repetitions" | "earlierRepetitions">,
): boolean {
  return claims.some((claim) => {
    const { repetitions } = independentRepetitions(claim.id, allRepetitions(recorded));
    return judgeExpectations(claim, repetitions).some(({ outcome }) => outcome === "mismatch");
  });
}

function allRepetitions({
  repetitions,
  earlierRepetitions = [],
}: Pick<RunArtifact, "repetitions" | "earlierRepetitions">): ObservedRepetition[] {
  return [...earlierRepetitions, ...repetitions];
}

const notObserved: Observation = { kind: "none", reason: "Nothing was observed." };

function judgeExpectations(
  { id, expectations }: Pick<JudgedClaim, "id" | "expectations">,
  repetitions: readonly ObservedRepetition[],
): MeasurementVerdict[] {
  return expectations.map((expectation) =>
    judgeMeasurement(
      expectation,
      repetitions.map(({ observations }) => observations[id]?.[expectation.measurementId] ?? notObserved),
    ),
  );
}
