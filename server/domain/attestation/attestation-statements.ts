import type { VerificationStatus } from "../../__generated__/enumerations.ts";
import type { AttestationInputs } from "./attestation-inputs.ts";
import { type InTotoStatement, resource, statement } from "./in-toto.ts";
import { provenance } from "./provenance-statement.ts";
import { reproductionResult } from "./reproduction-result.ts";
import { runUrl, sourceCommit } from "./statement-parts.ts";

const testResultType = "https://in-toto.io/attestation/test-result/v0.1";
const simpleVerificationType = "https://in-toto.io/attestation/svr/v0.2";

/** Builds the Statements of one Assessment: reproduction result, provenance, test result and verification summary. */
export function buildStatements(inputs: AttestationInputs): InTotoStatement[] {
  return [reproductionResult(inputs), provenance(inputs), testResult(inputs), simpleVerification(inputs)];
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
