import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { example } from "../../test/example.ts";
import { createSigner, statement } from "../../test/sign.ts";
import { assessmentDigest } from "./assessment-digest.ts";
import { encodeBundle } from "./bundle.ts";
import { canonicalJson } from "./canonical-json.ts";
import type { RepositoryRecords } from "./collect-repository.ts";
import { verifyEvents } from "./verify-events.ts";
import { verifyRepository } from "./verify-repository.ts";

const hex = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");
const digestOf = (bytes: Uint8Array | string) => `sha256:${hex(bytes)}`;

function chain(jobId: string, length: number) {
  const events = [];
  let previousEventDigest: string | null = null;
  for (let sequence = 1; sequence <= length; sequence += 1) {
    const event = {
      ...{ previousEventDigest, sequence, eventType: "progress", state: "running", stage: "intake" },
      ...{ payload: { note: `é ${sequence}` }, recordedAt: "2026-11-22T00:00:00.000Z" },
    };
    const eventDigest: string = digestOf(canonicalJson({ ...event, jobId }));
    events.push({ ...event, eventDigest });
    previousEventDigest = eventDigest;
  }
  return events as unknown as RepositoryRecords["events"];
}

async function signedRepository() {
  const signer = createSigner();
  const artifact = '{"observations":{}}';
  const assessment = {
    ...example("Run").assessment,
    ...assessmentExample(),
    artifactDigest: digestOf(artifact),
    executionRunId: "run_1",
  };
  assessment.recordDigest = await assessmentDigest(assessment);
  const shown = {
    measurementId: "mean",
    outcome: "match",
    observedValue: 4.74e-7,
    observedValues: [4.74e-7],
  };
  const texts = { observedValue: "0.000000474", observedValues: ["0.000000474"] };
  const result = {
    ...statement(assessment.recordDigest.slice(7), hex(artifact)),
    predicateType: "https://x.example.org/predicates/reproduction-result/v2",
    predicate: { conclusion: "supports", measurements: [{ ...shown, ...texts, reportedValue: null }] },
  };
  const envelopes = [signer.sign(result)];
  const digest = digestOf(encodeBundle(envelopes));
  const bundles = [{ assessmentId: assessment.id, claimId: "claim_1", digest }];
  const run = {
    ...{ ...example("Run"), id: "run_1", assessments: [assessment], attestation: { digest, bundles } },
    measurements: [shown],
  };
  const records: RepositoryRecords = {
    jobId: "job_1",
    events: chain("job_1", 3),
    runs: [run],
    bundles: { [digest]: envelopes },
    artifacts: { [digestOf(artifact)]: btoa(artifact) },
  };
  return { keys: signer.keys, records };
}
const assessmentExample = () => structuredClone(example("ClaimWithAssessments").assessments[0]);

it("verifies events, records, bundles and verdicts of a repository", async () => {
  const { keys, records } = await signedRepository();
  const judged: unknown[] = [];
  const judge = (...given: unknown[]) => {
    judged.push(given);
    return [];
  };
  const done = { verified: true, events: 3, assessments: 1, judged: 1, failures: [] };
  expect(await verifyRepository(records, { keys, judge })).toEqual(done);
  expect(judged).toEqual([[expect.objectContaining({ conclusion: "supports" }), { observations: {} }]]);
  expect(await verifyRepository(records, { keys })).toEqual({ ...done, judged: 0 });
});

// biome-ignore lint/suspicious/noExplicitAny: each row breaks the records somewhere else.
it.each<[string, (records: any) => unknown, string]>([
  [
    "an Assessment that was changed",
    ({ runs }) => (runs[0].assessments[0].conclusion = "unknown"),
    "digest_mismatch",
  ],
  ["a bundle that is not there", (records) => (records.bundles = {}), "missing_record"],
  ["an Assessment without a bundle", ({ runs }) => (runs[0].attestation.bundles = []), "missing_record"],
  ["no attestation at all", ({ runs }) => delete runs[0].attestation, "missing_record"],
  ["no record of the Run", (records) => (records.artifacts = {}), "missing_record"],
  [
    "another record of the Run",
    (records) =>
      (records.artifacts = Object.fromEntries(
        Object.keys(records.artifacts).map((digest) => [digest, "e30="]),
      )),
    "digest_mismatch",
  ],
  ["an Assessment of another Run", ({ runs }) => (runs[0].id = "run_2"), "subject_missing"],
  ...[{ outcome: "mismatch" }, { observedValue: 4.75 }, { observedValues: [] }, { reportedValue: 4.75 }].map(
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    (change): [string, (records: any) => unknown, string] => [
      `a measurement that was changed (${JSON.stringify(change)})`,
      ({ runs }) => Object.assign(runs[0].measurements[0], change),
      "other_verdict",
    ],
  ),
  ["an event that was changed", ({ events }) => (events[1].payload.note = ""), "broken_chain"],
  ["an event that is missing", ({ events }) => events.splice(1, 1), "broken_chain"],
])("tells of %s", async (_, change, code) => {
  const { keys, records } = await signedRepository();
  change(records);
  const { verified, failures } = await verifyRepository(records, { keys });
  expect([verified, failures.map((failure) => failure.code)]).toEqual([false, [code]]);
});

it("tells of other keys and of another verdict", async () => {
  const { keys, records } = await signedRepository();
  const others = await verifyRepository(records, { keys: createSigner().keys });
  expect(others.failures[0]?.code).toBe("unknown_key");
  const judge = async () => ["conclusion: signed supports, judged contradicts"];
  const { failures } = await verifyRepository(records, { keys, judge });
  expect(failures).toEqual([
    {
      what: expect.any(String),
      code: "other_verdict",
      message: "conclusion: signed supports, judged contradicts",
    },
  ]);
});

it("verifies a chain from a later event on, and from the first one only where it is the first", async () => {
  const events = chain("job_1", 4);
  await verifyEvents("job_1", events.slice(2));
  await verifyEvents("job_1", []);
  await expect(verifyEvents("job_2", events)).rejects.toMatchObject({ code: "broken_chain" });
  const first = { ...events[0]!, previousEventDigest: events[1]!.eventDigest };
  await expect(verifyEvents("job_1", [first])).rejects.toThrow("Event 1 of job_1 does not name the digest");
});
