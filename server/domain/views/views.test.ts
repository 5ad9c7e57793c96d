import { describe, expect, it } from "vitest";
import type { Assessment } from "../../__generated__/types.ts";
import type { ClaimRecord, EventRecord, ExperimentRecord } from "../records.ts";
import { newRepository } from "../repository/new-repository.ts";
import { newJob } from "../runs/new-job.ts";
import { queuedRun } from "../runs/queued-run.ts";
import { groupAssessments, summarizeAssessments } from "./assessments.ts";
import { claimView } from "./claim.ts";
import { createLinks } from "./links.ts";
import { jobView, processingEventView } from "./processing.ts";
import { repositorySummary } from "./repository.ts";
import { evidenceView, runView } from "./run.ts";

const at = "2026-01-02T03:04:05.678Z";
const links = createLinks("https://service.example");
const { repository } = newRepository({
  ...{ id: "repo_1", owner: "ada", slug: "pi", title: "Pi", visibility: "public", at },
  ...{ paperLicense: "unknown", codeLicense: "unknown", submittedBy: "u" },
  ...{ paperDigest: "sha256:a", paperByteSize: 1, paperTextDigest: "sha256:b" },
});
const assessed = (
  conclusion: Assessment["conclusion"],
  current: boolean,
  createdAt = at,
  evidenceIds = ["evd_1"],
) => ({ conclusion, current, createdAt, evidenceIds }) as Assessment;

describe("a summary of Assessments", () => {
  it("counts current Assessments and returns the latest time of all", () => {
    const { assessmentCount, conclusionCounts, latestAssessmentAt } = summarizeAssessments([
      assessed("inconclusive", false, "2026-03-01T00:00:00.000Z"),
      assessed("supports", true, "2026-02-01T00:00:00.000Z"),
      assessed("supports", true),
    ]);
    expect(assessmentCount).toBe(2);
    expect(conclusionCounts).toEqual({ supports: 2, challenges: 0, contradicts: 0, inconclusive: 0 });
    expect(latestAssessmentAt).toBe("2026-03-01T00:00:00.000Z");
    expect(summarizeAssessments([]).latestAssessmentAt).toBeNull();
  });

  it("counts those of a Claim that is history which no later one superseded", () => {
    const first = { ...assessed("supports", false), recordDigest: "a", supersedesAssessmentDigests: [] };
    const second = {
      ...assessed("contradicts", false),
      recordDigest: "b",
      supersedesAssessmentDigests: ["a"],
    };
    const view = claimView({ ...claim, retiredAt: at }, repository, [first, second], links);
    expect(view.evidence).toMatchObject({ assessmentCount: 1, conclusionCounts: { contradicts: 1 } });
  });

  it("is grouped by key, in order of creation", () => {
    const [first, second] = [assessed("supports", true), assessed("challenges", true)];
    const records = [
      { claimId: "a", assessment: first },
      { claimId: "b", assessment: second },
      { claimId: "a", assessment: second },
    ];
    expect(groupAssessments(records, ({ claimId }) => claimId)).toEqual(
      new Map([
        ["a", [first, second]],
        ["b", [second]],
      ]),
    );
  });
});

const claim = {
  ...{
    id: "claim_1",
    repositoryId: "repo_1",
    type: "empirical",
    statement: "It holds.",
    sourceLocator: "1",
    origin: null,
  },
  ...{
    plan: null,
    measurements: [],
    experimentId: null,
    evidenceState: "mixed",
    verification: "review_required",
  },
} as unknown as ClaimRecord;

it("includes a Claim's deprecated alias, its counts and distinct evidence", () => {
  const view = claimView(
    claim,
    repository,
    [assessed("supports", true), assessed("contradicts", true)],
    links,
  );
  expect(view).toMatchObject({
    repository: { id: "repo_1", owner: "ada", slug: "pi", title: "Pi" },
    reproduction: null,
    evidence: { state: "mixed", assessmentCount: 2, latestAssessmentAt: at },
    experimentIds: [],
    evidenceIds: ["evd_1"],
    links: { html: "https://service.example/r/ada/pi?claim=claim_1#claim_1" },
  });
  expect(view).not.toHaveProperty("assessments");
  const plan = { experimentId: "exp_1" } as ClaimRecord["plan"];
  expect(claimView({ ...claim, plan, experimentId: "exp_1" }, repository, [], links)).toMatchObject({
    ...{ plan, reproduction: plan, experimentIds: ["exp_1"] },
  });
});

it("includes no Run section that was not requested", () => {
  const experiment = { id: "exp_1", repositoryId: "repo_1", versionId: "sha256:c" } as ExperimentRecord;
  const run = queuedRun({ id: "run_1", experiment, claims: [claim], jobId: "job_1", attempt: 1, at });
  const view = runView(run, repository, [], links);
  expect(view).toMatchObject({
    state: "queued",
    execution: { state: "queued", failure: null },
    assessment: { conclusion: null, assessmentCount: 0 },
    claimIds: ["claim_1"],
    artifact: null,
    startedAt: null,
    links: { html: "https://service.example/r/ada/pi/runs/run_1" },
  });
  for (const section of [
    "environment",
    "attestation",
    "logs",
    "evidence",
    "assessments",
    "jobId",
    "attempt",
  ]) {
    expect(view).not.toHaveProperty(section);
  }
  const artifact = { digest: "sha256:d", mediaType: "application/json", byteSize: 2 };
  expect(runView({ ...run, artifact }, repository, [], links, { logs: [] })).toMatchObject({
    artifact: { ...artifact, downloadUrl: "https://service.example/api/objects/sha256:d" },
    logs: [],
  });
  const times = {
    queuedAt: at,
    startedAt: "2026-01-02T03:04:06.000Z",
    finishedAt: "2026-01-02T03:05:00.000Z",
  };
  expect(runView({ ...run, ...times }, repository, [], links)).toMatchObject(times);
});

it("includes the download URL of evidence", () => {
  const record = {
    ...{ id: "evd_1", repositoryId: "repo_1", runId: "run_1", kind: "log" as const, digest: "sha256:e" },
    ...{ summary: "", sourcePath: "a b", mediaType: null, byteSize: 0, createdAt: at },
  };
  expect(evidenceView(record, links)).toEqual({
    ...{ id: "evd_1", repositoryId: "repo_1", kind: "log", digest: "sha256:e", summary: "" },
    ...{ generatedByRunId: "run_1", sourcePath: "a b", mediaType: null, byteSize: 0 },
    downloadUrl: "https://service.example/api/objects/sha256:e",
    links: expect.objectContaining({ download: "https://service.example/api/objects/sha256:e" }),
  });
});

describe("a repository's counts", () => {
  const summary = (
    claims: Record<string, number>,
    runs: Record<string, number>,
    repeatedSupports = 0,
    near = 0,
  ) => repositorySummary(repository, { claims, near, runs, repeatedSupports }, links);

  it("are zero for an empty repository", () => {
    const { evidence, execution, verification } = summary({}, {});
    expect(evidence).toMatchObject({ claimCount: 0, assessedClaimCount: 0, supportedClaimCount: 0 });
    expect(Object.values(evidence.stateCounts).concat(Object.values(execution.stateCounts))).toEqual(
      Array(14).fill(0),
    );
    expect(verification.rings).toEqual({
      run: false,
      match: false,
      repeat: false,
      institutionVerified: false,
    });
  });

  it("are grouped by state", () => {
    const claims = {
      supported: 1,
      challenged: 2,
      contradicted: 3,
      mixed: 4,
      inconclusive: 5,
      notAssessed: 6,
    };
    const early = { queued: 1, running: 2, succeeded: 3, failed: 4 };
    const runs = { ...early, partial: 5, cancelled: 6, timedOut: 7, unknown: 8 };
    const { evidence, execution } = summary(claims, runs);
    expect(evidence.stateCounts).toEqual(claims);
    expect(execution).toEqual({ runCount: 36, stateCounts: runs });
  });

  it("complete a ring only for observed results", () => {
    const rings = (...counts: Parameters<typeof summary>) => {
      const { run, match, repeat } = summary(...counts).verification.rings;
      return [run, match, repeat];
    };
    expect(rings({ challenged: 1, contradicted: 1 }, { failed: 1, partial: 1 })).toEqual([
      false,
      false,
      false,
    ]);
    expect(rings({ contradicted: 1 }, { succeeded: 1 })).toEqual([true, false, false]);
    expect(rings({ mixed: 1 }, { succeeded: 2 })).toEqual([true, true, false]);
    expect(rings({ supported: 1 }, { succeeded: 2 }, 1)).toEqual([true, true, true]);
  });

  it("sum up to the totals", () => {
    const { evidence, execution, verification } = summary(
      { supported: 2, mixed: 1, notAssessed: 3 },
      { succeeded: 4, timedOut: 1 },
      1,
      1,
    );
    expect(evidence).toMatchObject({
      ...{ claimCount: 6, assessedClaimCount: 3, supportedClaimCount: 2, nearClaimCount: 1 },
    });
    expect(execution).toMatchObject({ runCount: 5, stateCounts: { timedOut: 1 } });
    expect(verification).toMatchObject({
      rings: { run: true, match: true, repeat: true },
      ...{ claimCount: 6, verifiedClaimCount: 2, runCount: 5 },
    });
  });
});

it("omits a job's unset members and the worker's internal ones", () => {
  const requester = { type: "service" as const, id: "s" };
  const job = newJob({ id: "job_1", repositoryId: "repo_1", purpose: "ingestion", requester, at });
  const view = jobView(job);
  for (const name of [
    "startedAt",
    "finishedAt",
    "lastError",
    "result",
    "leaseToken",
    "leaseExpiresAt",
    "purpose",
  ]) {
    expect(view).not.toHaveProperty(name);
  }
  const progress = { startedAt: at, finishedAt: at, lastError: "x", result: { pageCount: 3 } };
  expect(jobView({ ...job, ...progress })).not.toHaveProperty("result");
  expect(jobView({ ...job, ...progress, state: "completed" })).toMatchObject(progress);
  expect(processingEventView({ jobId: "job_1", sequence: 1 } as EventRecord)).toEqual({ sequence: 1 });
});
