import type { VerificationStatus } from "../../__generated__/enumerations.ts";
import type { AttestationInputs, AttestedMeasurement } from "./attestation-inputs.ts";
import { decimalString, type InTotoStatement, resource, statement } from "./in-toto.ts";
import { provenance } from "./provenance-statement.ts";
import { runUrl, sourceCommit } from "./statement-parts.ts";

const testResultType = "https://in-toto.io/attestation/test-result/v0.1";
const simpleVerificationType = "https://in-toto.io/attestation/svr/v0.2";
const reproductionResultType = (serviceUrl: string) => `${serviceUrl}/predicates/reproduction-result/v1`;

/** Builds the Statements of one Assessment: reproduction result, provenance, test result and verification summary. */
export function buildStatements(inputs: AttestationInputs): InTotoStatement[] {
  return [reproductionResult(inputs), provenance(inputs), testResult(inputs), simpleVerification(inputs)];
}

/**
 * The reported and observed values and the conclusion. Its subjects are the Assessment's record, the Claim and the
 * Run's record.
 */
function reproductionResult(inputs: AttestationInputs): InTotoStatement {
  const { serviceUrl, assessment, claim, experiment, run, measurements, paper } = inputs;
  const subject = [
    resource(assessment.id, assessment.recordDigest),
    resource(claim.id, claim.versionId),
    resource("run.json", assessment.artifactDigest, "application/json"),
  ];
  return statement(subject, reproductionResultType(serviceUrl), {
    assessmentId: assessment.id,
    conclusion: assessment.conclusion,
    verificationStatus: assessment.verificationStatus,
    confidence: assessment.confidence,
    protocolComparability: assessment.protocolComparability,
    method: assessment.method,
    limitations: assessment.limitations,
    assessor: assessment.assessor,
    createdAt: assessment.createdAt,
    supersedesAssessmentDigests: assessment.supersedesAssessmentDigests,
    claimVersionId: claim.versionId,
    statement: claim.statement,
    experimentVersionId: experiment.versionId,
    executionRunId: run.id,
    executionState: run.execution,
    paperDigest: paper.digest,
    repetitions: String(experiment.repetitions),
    measurements: measurements.map(measurementResult),
  });
}

/** Copies the members by name, so that additional members of the caller's record are not signed. */
function measurementResult(measurement: AttestedMeasurement) {
  const { measurementId, metric, unit, comparator, outcome } = measurement;
  return {
    measurementId,
    metric,
    unit,
    comparator,
    outcome,
    reportedValue: decimalString(measurement.reportedValue),
    observedValue: decimalString(measurement.observedValue),
    tolerance: decimalString(measurement.tolerance),
    absoluteDifference: decimalString(measurement.absoluteDifference),
  };
}

/** in-toto/attestation, spec/predicates/test-result.md. Its subjects are the tested sources. */
function testResult(inputs: AttestationInputs): InTotoStatement {
  const { source, claim, experiment, measurements } = inputs;
  const idsByOutcome = (...outcomes: string[]) =>
    measurements
      .filter(({ outcome }) => outcomes.includes(outcome))
      .map(({ measurementId }) => measurementId);
  return statement([sourceCommit(source), resource("source.tar", source.digest)], testResultType, {
    result: testOutcome(inputs.assessment),
    configuration: [resource("experiment", experiment.versionId), resource("claim", claim.versionId)],
    url: runUrl(inputs),
    passedTests: idsByOutcome("match"),
    warnedTests: idsByOutcome("near", "unmeasured"),
    failedTests: idsByOutcome("mismatch"),
  });
}

function testOutcome({
  conclusion,
  verificationStatus,
}: AttestationInputs["assessment"]): "PASSED" | "WARNED" | "FAILED" {
  if (conclusion === "contradicts") return "FAILED";
  return conclusion === "supports" && verificationStatus === "reproduced" ? "PASSED" : "WARNED";
}

/**
 * in-toto/attestation, spec/predicates/svr.md, for badges. Its only subject is the Claim's version: subjects are
 * matched by digest, and support for one Claim must not be taken for a property of the whole paper.
 */
function simpleVerification({
  serviceUrl,
  assessment,
  claim,
  experiment,
  run,
}: AttestationInputs): InTotoStatement {
  return statement([resource(claim.id, claim.versionId)], simpleVerificationType, {
    verifier: {
      id: `${serviceUrl}/verifiers/judge/v1`,
      policies: [resource("claim", claim.versionId), resource("experiment", experiment.versionId)],
    },
    timeCreated: assessment.createdAt,
    properties: [
      ...(run.execution === "succeeded" ? ["RVS_RUN_SUCCEEDED"] : []),
      ...(assessment.conclusion === "supports" ? ["RVS_CLAIM_SUPPORTED"] : []),
      ...(assessment.verificationStatus ? statusProperties[assessment.verificationStatus] : []),
    ],
  });
}

const statusProperties: Record<VerificationStatus, string[]> = {
  reproduced: ["RVS_CLAIM_REPRODUCED"],
  approximately_reproduced: ["RVS_CLAIM_APPROXIMATELY_REPRODUCED"],
  not_reproduced: [],
  inconclusive: [],
};
