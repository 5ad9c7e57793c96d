import { describe, expect, it } from "vitest";
import { decimalString } from "../../server/domain/attestation/in-toto.ts";
import { reproductionResultType } from "../../server/domain/attestation/predicate-types.ts";
import { canonicalJson, digestOfBytes, hexOf } from "../../server/domain/digest.ts";
import { judgeBundle } from "./judge-bundle.ts";

const bytes = (value: unknown) => Buffer.from(typeof value === "string" ? value : JSON.stringify(value));
const digest = `sha256:${"a".repeat(64)}`;
const record = bytes(
  canonicalJson({
    ...{ runId: "run_1", experimentVersionId: digest, sourceCommit: "c", environmentDigest: digest },
    ...{ missingRequirements: [], secondLook: null, findings: [] },
    repetitions: [
      {
        ...{ seed: 1, exitCode: 0, signal: null, limitHit: null, wallMilliseconds: 1 },
        ...{ cpuMilliseconds: null, peakMemoryBytes: null, outputs: [], absent: [] },
        observations: { claim_1: { m: { kind: "number", value: 4.741 } } },
      },
    ],
  }),
);
const measurement = {
  ...{ measurementId: "m", metric: "m", unit: "1", primary: true, comparator: "~=", outcome: "match" },
  ...{
    reason: null,
    reportedValue: "4.74",
    observedValue: "4.741",
    observedValues: ["4.741"],
    interval: null,
  },
  printed: { text: "4.74", source: "text", page: "1", quotation: "it is 4.74" },
  ...{ tolerance: "0.005", declaredTolerance: null, absoluteDifference: decimalString(0.001), sha256: null },
};
const predicate = {
  ...{ rulesVersion: "4", assessmentId: "asm_1", conclusion: "supports", verificationStatus: "reproduced" },
  ...{ confidence: "medium", protocolComparability: "minor_difference", method: "MetricComparison" },
  ...{ limitations: [], findings: [], secondLook: null, assessor: {}, createdAt: "2026-11-22T00:00:00.000Z" },
  ...{ supersedesAssessmentDigests: [], claimId: "claim_1", claimVersionId: digest, statement: "It is." },
  ...{
    experimentVersionId: digest,
    executionRunId: "run_1",
    executionState: "succeeded",
  },
  ...{ paperDigest: digest, repetitions: "1", independentRepetitions: "1", deterministic: false },
  measurements: [measurement],
};
function bundleOf(change: object = {}, predicateType: string = reproductionResultType): Buffer {
  const statement = {
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name: "run.json", digest: { sha256: hexOf(digestOfBytes(record)) } }],
    predicateType,
    predicate: { ...predicate, ...change },
  };
  const payload = bytes(statement).toString("base64");
  return bytes(
    `${JSON.stringify({ payload, payloadType: "application/vnd.in-toto+json", signatures: [] })}\n`,
  );
}
const judged = async (bundle: Buffer, paper: object | null = null) => {
  const report = await judgeBundle({ bundle, record, keys: null, paper: paper && bytes(paper) });
  return [report.status, report.lines.join("\n")];
};
const pages = (text: string) => ({ pageCount: 1, title: null, pages: [{ number: 1, text }] });

it("reaches the same verdict, and says that nothing was verified without keys", async () => {
  expect(await judged(bundleOf(), pages("We find that it is 4.74."))).toEqual([
    0,
    [
      "Signatures: not verified, since no --keys were given.",
      "match      m reported 4.74, observed 4.741",
      "Judged: supports, reproduced, medium confidence.",
      "Paper: every reported number was looked for.",
      "Same verdict as signed.",
    ].join("\n"),
  ]);
});

it.each([
  ["another conclusion", { conclusion: "contradicts" }, /conclusion: signed contradicts, judged supports/],
  ["a better confidence", { confidence: "high" }, /confidence: signed high, judged medium/],
  [
    "another outcome",
    { measurements: [{ ...measurement, outcome: "near" }] },
    /m: signed near, judged match/,
  ],
])("tells what differs: %s", async (_, change, expected) => {
  const [status, lines] = await judged(bundleOf(change));
  expect(status).toBe(1);
  expect(lines).toMatch(expected);
});

it("tells that the paper does not print a number", async () => {
  const [status, lines] = await judged(bundleOf(), pages("We find that it is 4.75."));
  expect(status).toBe(1);
  expect(lines).toMatch(/m: 4\.74 signed as text, looked for and not_found/);
});

describe("files that cannot be used", () => {
  it.each([
    ["no bundle", bytes("{"), 2, /The bundle cannot be used/],
    ["a predicate that is not valid", bundleOf({ measurements: [{}] }), 2, /is not valid: \/measurements\/0/],
    [
      "another version of the predicate",
      bundleOf({}, "https://x.org/predicates/reproduction-result/v1"),
      3,
      /another/,
    ],
    ["another version of the rules", bundleOf({ rulesVersion: "3" }), 3, /version 3 of the rules/],
    ["another statement alone", bundleOf({}, "https://slsa.dev/provenance/v1"), 2, /no reproduction result/],
  ] as const)("%s", async (_, bundle, status, expected) => {
    const report = await judged(bundle);
    expect(report[0]).toBe(status);
    expect(report[1]).toMatch(expected);
  });

  it("a record that is not the signed one", async () => {
    const report = await judgeBundle({ bundle: bundleOf(), record: bytes("{}"), keys: null, paper: null });
    expect(report).toMatchObject({ status: 2 });
    expect(report.lines.at(-1)).toMatch(/not the one that was signed/);
  });

  it("a bundle whose signatures do not verify", async () => {
    const report = await judgeBundle({ bundle: bundleOf(), record, keys: bytes({ keys: [] }), paper: null });
    expect(report).toMatchObject({ status: 2 });
  });
});
