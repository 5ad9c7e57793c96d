// node scripts/run.mjs examples/sdk/verify-attestation.ts run_...: verifies offline, with the published keys.
import { createClient, verifyAttestation } from "@research-verification/sdk";

const client = createClient({ baseUrl: process.env.SERVICE_BASE_URL ?? "http://127.0.0.1:8787" });
const runId = process.argv[2];
if (!runId) throw new Error("Give the id of a Run");

const run = await client.runs.get({ runId, include: ["attestation", "assessments"] });
const keys = await client.meta.getKeySet();

for (const { assessmentId, digest } of run.attestation?.bundles ?? []) {
  const assessment = run.assessments?.find(({ id }) => id === assessmentId);
  if (!assessment) throw new Error(`${runId} does not show the Assessment ${assessmentId}`);
  const { envelopes } = await client.attestations.verify({ digest });

  // Sends no request: store `keys`, `envelopes` and `assessment` to verify again later.
  const statements = await verifyAttestation({ envelopes, keys, expectedDigest: digest, assessment });

  console.log(`The Assessment says ${assessment.conclusion}, and it is what was signed:`);
  for (const { predicateType, subjects, keyId } of statements)
    console.log(`  ${predicateType}, about ${subjects.length} subjects, by ${keyId.slice(0, 16)}`);
}
