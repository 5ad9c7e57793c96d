import type { AttestationInputs, AttestedMeasurement } from "./attestation-inputs.ts";
import { decimalString, type InTotoStatement, resource, statement } from "./in-toto.ts";
import { reproductionResultType } from "./predicate-types.ts";

/**
 * What was reported and observed, and the verdict, with all that it was reached by: together with `run.json` it can be
 * judged again (docs/verifying-an-attestation.md). Its subjects are the Assessment's record, the Claim and the Run's
 * record. Its schema is `reproduction-result.v2.schema.json`.
 */
export function reproductionResult(inputs: AttestationInputs): InTotoStatement {
  const { assessment, claim, experiment, run, measurements, paper } = inputs;
  const subject = [
    resource(assessment.id, assessment.recordDigest),
    resource(claim.id, claim.versionId),
    resource("run.json", assessment.artifactDigest, "application/json"),
  ];
  return statement(subject, reproductionResultType, {
    rulesVersion: assessment.rulesVersion,
    assessmentId: assessment.id,
    conclusion: assessment.conclusion,
    verificationStatus: assessment.verificationStatus,
    confidence: assessment.confidence,
    protocolComparability: assessment.protocolComparability,
    method: assessment.method,
    limitations: assessment.limitations,
    findings: assessment.findings.map(({ line, ...finding }) => ({ ...finding, line: decimalString(line) })),
    secondLook: secondLookResult(assessment.secondLook),
    assessor: assessment.assessor,
    createdAt: assessment.createdAt,
    supersedesAssessmentDigests: assessment.supersedesAssessmentDigests,
    claimId: claim.id,
    claimVersionId: claim.versionId,
    statement: claim.statement,
    experimentVersionId: experiment.versionId,
    executionRunId: run.id,
    executionState: run.execution,
    paperDigest: paper.digest,
    repetitions: String(assessment.scope.repetitions),
    independentRepetitions: String(assessment.scope.independentRepetitions),
    deterministic: assessment.scope.deterministic,
    measurements: measurements.map(measurementResult),
  });
}

function secondLookResult(look: AttestationInputs["assessment"]["secondLook"]) {
  if (look === null) return null;
  const observedValues = Object.entries(look.observedValues).map(([id, value]) => [id, decimalString(value)]);
  return { ...look, observedValues: Object.fromEntries(observedValues) };
}

/** Copies the members by name, so that additional members of the caller's record are not signed. */
function measurementResult(measurement: AttestedMeasurement) {
  const { measurementId, metric, unit, primary, comparator, outcome, reason, printed, interval, sha256 } =
    measurement;
  return {
    measurementId,
    metric,
    unit,
    primary,
    comparator,
    outcome,
    reason,
    reportedValue: decimalString(measurement.reportedValue),
    printed: printed && { ...printed, page: decimalString(printed.page) },
    observedValue: decimalString(measurement.observedValue),
    observedValues: measurement.observedValues.map(decimalString),
    interval: interval && { lower: decimalString(interval.lower), upper: decimalString(interval.upper) },
    tolerance: decimalString(measurement.tolerance),
    declaredTolerance: decimalString(measurement.declaredTolerance),
    absoluteDifference: decimalString(measurement.absoluteDifference),
    sha256,
  };
}
