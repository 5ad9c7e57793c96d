import type { Comparator, Confidence, ExecutionState } from "../../__generated__/enumerations.ts";
import type { PrintedValue } from "../../__generated__/types.ts";
import type { Digest } from "../digest.ts";
import type { Expectation } from "../measurement/expectation.ts";
import { type Judgement, judge } from "../verdict/judge.ts";
import { isJudgedHere, rulesVersion } from "../verdict/rules-version.ts";
import type { RunArtifact } from "../verdict/run-artifact.ts";

/** The members of a signed reproduction result that it is judged again by. Numbers are decimal strings. */
export interface ReproductionResult {
  rulesVersion: string;
  claimId: string;
  statement: string;
  executionState: ExecutionState;
  conclusion: string;
  verificationStatus: string | null;
  confidence: Confidence | null;
  measurements: SignedMeasurement[];
}

interface SignedMeasurement {
  measurementId: string;
  primary: boolean;
  comparator: Comparator;
  outcome: string;
  reportedValue: string | null;
  printed: (Omit<PrintedValue, "page"> & { page: string | null }) | null;
  tolerance: string | null;
  declaredTolerance: string | null;
  sha256: Digest | null;
}

export interface SecondJudgement extends Judgement {
  /** What differs from the signed result, as sentences; empty where both are the same. */
  differences: string[];
}

/**
 * Judges a signed result again by what its Run recorded: whoever has both can do it, without the service that signed
 * (docs/verifying-an-attestation.md#judge-again).
 *
 * @throws RangeError for a result of another version of the rules.
 */
export function judgeAgain(signed: ReproductionResult, artifact: RunArtifact): SecondJudgement {
  if (!isJudgedHere(signed.rulesVersion)) {
    throw new RangeError(
      `The result was judged by version ${signed.rulesVersion} of the rules, this code judges by version ${rulesVersion}.`,
    );
  }
  const { claimId: id, statement } = signed;
  const claim = { id, statement, expectations: signed.measurements.map(expectationOf) };
  const judgement = judge(claim, artifact, signed.executionState);
  return { ...judgement, differences: [...differences(signed, judgement)] };
}

function* differences(signed: ReproductionResult, { verdict, measurements }: Judgement): Generator<string> {
  for (const member of ["conclusion", "verificationStatus", "confidence"] as const) {
    if (signed[member] !== verdict[member])
      yield `${member}: signed ${signed[member]}, judged ${verdict[member]}`;
  }
  for (const { measurementId, outcome } of signed.measurements) {
    const judged = measurements.find((each) => each.measurementId === measurementId)?.outcome;
    if (judged !== outcome) yield `${measurementId}: signed ${outcome}, judged ${judged}`;
  }
}

function expectationOf(signed: SignedMeasurement): Expectation {
  const { measurementId, primary, comparator, printed, sha256 } = signed;
  if (sha256 !== null) return { measurementId, primary, sha256 };
  return {
    ...{ measurementId, primary, comparator },
    reportedValue: numberOf(signed.reportedValue),
    tolerance: numberOf(signed.tolerance) ?? 0,
    declaredTolerance: numberOf(signed.declaredTolerance),
    printed: printed && { ...printed, page: numberOf(printed.page) },
  };
}

/** `decimalString` writes the shortest text that parses to the same double. */
function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text);
}
