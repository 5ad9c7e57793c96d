import { Ajv2020 } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import { describe, expect, it } from "vitest";
import type { AttestationInputs, AttestedMeasurement } from "./attestation-inputs.ts";
import { buildStatements } from "./attestation-statements.ts";
import schema from "./reproduction-result.v2.schema.json" with { type: "json" };

const addFormats = addFormatsModule.default;
const digest = (letter: string) => `sha256:${letter.repeat(64)}`;
const measurement: AttestedMeasurement = {
  measurementId: "p_value",
  metric: "p_value",
  unit: "1",
  comparator: "~=",
  primary: true,
  outcome: "match",
  reason: null,
  reportedValue: 0.8564,
  printed: { text: "0.8564", source: "text", page: 3, quotation: "a p value of 0.8564" },
  observedValue: 0.8563586575252495,
  observedUncertainty: null,
  observedValues: [0.8563586575252495],
  interval: null,
  tolerance: 5e-5,
  declaredTolerance: null,
  absoluteDifference: 4.1342474750516445e-5,
  sha256: null,
};
const attested: AttestationInputs = {
  serviceUrl: "https://verify.example.org",
  serviceVersion: "1.2.3",
  assessment: {
    id: "asm_1",
    recordDigest: digest("1"),
    artifactDigest: digest("2"),
    supersedesAssessmentDigests: [],
    conclusion: "supports",
    verificationStatus: "reproduced",
    confidence: "medium",
    protocolComparability: "minor_difference",
    method: "MetricComparison",
    limitations: ["The experiment was run once."],
    rulesVersion: "4",
    findings: [
      {
        code: "literal_value",
        summary: "It stands in a.py.",
        measurementId: "p_value",
        path: "a.py",
        line: 7,
      },
    ],
    secondLook: {
      conditions: { SEED: "2" },
      execution: "succeeded",
      agrees: true,
      observedValues: { p_value: 0.8563586575252495 },
    },
    scope: { repetitions: 1, independentRepetitions: 1, deterministic: false },
    assessor: { kind: "service", id: "service-judge", name: "Judge", version: "1.2.3", keyId: "ab" },
    createdAt: "2026-01-02T03:04:05.678Z",
  },
  claim: { id: "claim_1", versionId: digest("3"), statement: "It holds." },
  measurements: [measurement],
  experiment: {
    versionId: digest("4"),
    command: "make",
    seed: 1,
    timeoutSeconds: 60,
    memoryMiB: 512,
    repetitions: 1,
    image: null,
  },
  run: {
    id: "run_1",
    execution: "succeeded",
    environment: null,
    executor: "bubblewrap",
    startedAt: "2026-01-02T03:04:00.000Z",
    finishedAt: "2026-01-02T03:04:01.000Z",
  },
  paper: { digest: digest("5") },
  source: { url: "https://github.com/a/b", commit: "c".repeat(40), digest: digest("6") },
  evidence: [
    { name: "metrics.json", digest: digest("7"), kind: "metric", mediaType: "application/json" },
    { name: "stdout", digest: digest("8"), kind: "log", mediaType: null },
  ],
};
const build = (
  change: Partial<AttestationInputs["assessment"]> = {},
  rest: Partial<AttestationInputs> = {},
) => {
  const statements = buildStatements({
    ...attested,
    ...rest,
    assessment: { ...attested.assessment, ...change },
  });
  const [reproduction, provenance, test, summary] = statements;
  return { statements, reproduction: reproduction!, provenance: provenance!, test: test!, summary: summary! };
};

it("builds four Statements v1 whose subjects all have digests", () => {
  const { statements } = build();
  expect(statements.map(({ predicateType }) => predicateType)).toEqual([
    "https://w3id.org/research-verification/predicates/reproduction-result/v2",
    "https://slsa.dev/provenance/v1",
    "https://in-toto.io/attestation/test-result/v0.1",
    "https://in-toto.io/attestation/svr/v0.2",
  ]);
  for (const { _type, subject } of statements) {
    expect(_type).toBe("https://in-toto.io/Statement/v1");
    expect(subject.length).toBeGreaterThan(0);
    for (const each of subject) expect(Object.values(each.digest)[0]).toMatch(/^[0-9a-f]{40,64}$/);
  }
});

it("contains no JSON numbers", () => {
  const numbers: unknown[] = [];
  JSON.stringify(build().statements, (_, value) => {
    if (typeof value === "number") numbers.push(value);
    return value;
  });
  expect(numbers).toEqual([]);
});

it("binds the Assessment's record, the Claim's version and the judged output", () => {
  const { reproduction } = build();
  expect(reproduction.subject.map(({ digest: { sha256 } }) => sha256?.[0])).toEqual(["1", "3", "2"]);
  expect(reproduction.predicate).toMatchObject({
    conclusion: "supports",
    measurements: [{ reportedValue: "0.8564", observedValue: "0.8563586575252495", tolerance: "0.00005" }],
  });
});

it("omits additional members of the caller's record", () => {
  const wide = { ...measurement, dimensions: { epoch: 3 }, verification: "queued", evidenceIds: ["evd_1"] };
  const { predicate } = build({}, { measurements: [wide] }).reproduction;
  expect(predicate).toEqual(build().reproduction.predicate);
});

it("has the predicate that the published schema describes, whatever the installation", () => {
  const ajv = addFormats(new Ajv2020({ strict: true, allErrors: true }));
  const validate = ajv.compile(schema);
  const other = build({}, { serviceUrl: "http://127.0.0.1:8787" }).reproduction;
  expect(other.predicateType).toBe(build().reproduction.predicateType);
  const minimal = {
    ...measurement,
    ...{ printed: null, reportedValue: null, observedValue: null, tolerance: null, absoluteDifference: null },
    ...{
      sha256: digest("9"),
      observedValues: [],
      outcome: "unmeasured" as const,
      reason: "Nothing was observed.",
    },
  };
  const interval = { ...measurement, interval: { lower: 0.1, upper: 1e-7 }, declaredTolerance: 0.1 };
  for (const { predicate } of [
    other,
    build({ secondLook: null, findings: [], confidence: null }).reproduction,
    build({}, { measurements: [minimal, interval] }).reproduction,
    build({}, { paper: { digest: null } }).reproduction,
  ]) {
    validate(predicate);
    expect(validate.errors).toBeNull();
  }
  expect(validate({ ...other.predicate, conclusion: "holds" })).toBe(false);
});

describe("SLSA provenance", () => {
  it("describes the command, its inputs and its outputs", () => {
    const { provenance } = build();
    expect(provenance.subject).toEqual([
      { name: "metrics.json", digest: { sha256: "7".repeat(64) }, mediaType: "application/json" },
    ]);
    expect(provenance.predicate).toEqual({
      buildDefinition: {
        buildType: "https://w3id.org/research-verification/build-types/experiment/v1",
        externalParameters: {
          repository: "https://github.com/a/b",
          commit: "c".repeat(40),
          experimentVersionId: digest("4"),
          command: "make",
          seed: "1",
        },
        internalParameters: { timeoutSeconds: "60", memoryMiB: "512", repetitions: "1", network: "none" },
        resolvedDependencies: [
          { name: "paper.pdf", digest: { sha256: "5".repeat(64) }, mediaType: "application/pdf" },
          { uri: `git+https://github.com/a/b@${"c".repeat(40)}`, digest: { gitCommit: "c".repeat(40) } },
          { name: "source.tar", digest: { sha256: "6".repeat(64) }, mediaType: "application/x-tar" },
        ],
      },
      runDetails: {
        builder: { id: "https://verify.example.org/executors/bubblewrap/v1", version: { service: "1.2.3" } },
        metadata: {
          invocationId: "https://verify.example.org/api/v1/runs/run_1",
          startedOn: "2026-01-02T03:04:00.000Z",
          finishedOn: "2026-01-02T03:04:01.000Z",
        },
        byproducts: [{ name: "stdout", digest: { sha256: "8".repeat(64) } }],
      },
    });
  });

  it("has the Run's record as its subject where there are no outputs", () => {
    const { provenance } = build({}, { evidence: [] });
    expect(provenance.subject).toEqual([{ name: "run.json", digest: { sha256: "2".repeat(64) } }]);
  });

  it("describes the environment, its numbers as strings", () => {
    const environment = {
      cpuModel: "A",
      cpuCount: 2,
      blas: [{ library: "OpenBLAS", version: null, kernel: "Zen" }],
    };
    const run = { ...attested.run, environment: environment as never };
    expect(build({}, { run }).provenance.predicate.buildDefinition).toMatchObject({
      internalParameters: { environment: { ...environment, cpuCount: "2" } },
    });
  });

  it("includes the container image where one was used", () => {
    const experiment = { ...attested.experiment, seed: null, image: "docker.io/library/python@sha256:00" };
    const definition = build({}, { experiment }).provenance.predicate.buildDefinition as Record<
      string,
      unknown
    >;
    expect(definition.externalParameters).not.toHaveProperty("seed");
    expect(definition.externalParameters).toHaveProperty("image", experiment.image);
    expect(definition.resolvedDependencies).toContainEqual({ name: "image", uri: experiment.image });
    const digest = `sha256:${"1".repeat(64)}`;
    const used = `docker.io/library/python@${digest}`;
    const rootFilesystem = { lockDigest: digest, treeDigest: digest, image: used };
    const run = { ...attested.run, environment: { rootFilesystem } as never };
    const resource = { name: "image", uri: used, digest: { sha256: "1".repeat(64) } };
    expect(build({}, { experiment, run }).provenance.predicate.buildDefinition).toMatchObject({
      resolvedDependencies: expect.arrayContaining([resource]),
    });
  });
});

describe("test result", () => {
  it.each([
    ["supports", "reproduced", "PASSED"],
    ["supports", "approximately_reproduced", "WARNED"],
    ["challenges", "not_reproduced", "WARNED"],
    ["inconclusive", "inconclusive", "WARNED"],
    ["contradicts", "not_reproduced", "FAILED"],
  ] as const)("%s, %s -> %s", (conclusion, verificationStatus, result) => {
    expect(build({ conclusion, verificationStatus }).test.predicate).toMatchObject({ result });
  });

  it("sorts measurements by outcome", () => {
    const measurements = (["match", "near", "mismatch", "unmeasured"] as const).map((outcome) => ({
      ...measurement,
      measurementId: outcome,
      outcome,
    }));
    expect(build({}, { measurements }).test.predicate).toMatchObject({
      passedTests: ["match"],
      warnedTests: ["near", "unmeasured"],
      failedTests: ["mismatch"],
      url: "https://verify.example.org/api/v1/runs/run_1",
    });
  });
});

describe("simple verification result", () => {
  it("has only the Claim's version as its subject and lists the passed properties", () => {
    const { summary } = build();
    expect(summary.subject).toEqual([{ name: "claim_1", digest: { sha256: "3".repeat(64) } }]);
    expect(summary.predicate).toMatchObject({
      verifier: { id: expect.stringMatching(/^https:/), policies: [expect.anything(), expect.anything()] },
      timeCreated: "2026-01-02T03:04:05.678Z",
      properties: ["RVS_RUN_SUCCEEDED", "RVS_CLAIM_SUPPORTED", "RVS_CLAIM_REPRODUCED"],
    });
  });

  it("lists no property that does not hold", () => {
    const challenged = build({ conclusion: "challenges", verificationStatus: "not_reproduced" }).summary;
    expect(challenged.predicate).toMatchObject({ properties: ["RVS_RUN_SUCCEEDED"] });
    const failed = build(
      { conclusion: "inconclusive", verificationStatus: "inconclusive" },
      { run: { ...attested.run, execution: "failed" } },
    ).summary;
    expect(failed.predicate).toMatchObject({ properties: [] });
  });
});
