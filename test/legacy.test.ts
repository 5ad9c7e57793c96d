import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Diagnostic } from "../server/__generated__/types.ts";
import type { ClaimRecord, ExperimentRecord, RepositoryRecord, RunRecord } from "../server/domain/records.ts";
import { createKey, type Person, post, signUp } from "./support/people.ts";
import { createReader, type Json, type Reader } from "./support/reader.ts";
import { createSeed, type Seed } from "./support/seed.ts";
import { startService, type TestService } from "./support/service.ts";

let test: TestService;
let ada: Person;
let grace: Person;
let seed: Seed;
let reader: Reader;

beforeAll(async () => {
  // The web role alone: no worker takes the jobs that are made here.
  const limits = { "submission-hour": 2, "submission-month": 3, "key-minute": 100_000 };
  test = await startService({ SERVICE_ROLE: "web", SERVICE_LIMITS: JSON.stringify(limits) });
  [ada, grace] = await Promise.all([signUp(test.url, "ada"), signUp(test.url, "grace")]);
  seed = createSeed(test);
  reader = createReader(test.url, { "x-api-key": grace.key });
});
afterAll(() => test[Symbol.asyncDispose]());

async function send(path: string, body: unknown, headers: Record<string, string> = { "x-api-key": ada.key }) {
  const response = await post(`${test.url}${path}`, body, headers);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json };
}

describe("GET /api/repositories", () => {
  const list = async (headers?: Record<string, string>): Promise<Json[]> =>
    (await reader.get("/api/repositories", headers)).body.repositories;
  const one = async (slug: string, who?: Person, owner = "ada") =>
    reader.get(`/api/repositories?owner=${owner}&slug=${slug}`, who ? { "x-api-key": who.key } : {});

  it("lists public repositories alone, latest change first, with their counts", async () => {
    const old = await seed.repository({ slug: "old", topics: ["numbers"], description: "Old." });
    await seed.repository({ slug: "listed-not", visibility: "private" });
    const changed = await seed.repository({ slug: "changed", updatedAt: "2026-06-01T00:00:00.000Z" });
    await seed.repository({ slug: "young" });
    const experiment = await seed.experiment(old);
    const supported = await seed.claim(old, { evidenceState: "supported" }, experiment);
    await seed.claim(old, {}, experiment);
    await seed.run(experiment, [supported]);
    await seed.repository({ slug: "copy", owner: "grace", forkedFrom: old.id });
    await seed.repository({ slug: "hidden-copy", owner: "grace", forkedFrom: old.id, visibility: "private" });
    for (const headers of [{}, { "x-api-key": ada.key }, { cookie: grace.cookie }] as Record<
      string,
      string
    >[]) {
      const found = await list(headers);
      expect(found[0].slug).toBe("changed");
      expect(found.map(({ updatedAt }) => updatedAt)).toEqual(
        found
          .map(({ updatedAt }) => updatedAt)
          .toSorted()
          .toReversed(),
      );
      expect(found.filter(({ slug }) => /listed-not|hidden/.test(slug))).toEqual([]);
      expect(found.find(({ slug }) => slug === "old")).toEqual({
        ...{
          id: old.id,
          owner: "ada",
          slug: "old",
          title: old.title,
          description: "Old.",
          topics: ["numbers"],
        },
        ...{ headId: old.headId, claimCount: 2, verifiedClaimCount: 1, runCount: 1, forkCount: 1 },
        updatedAt: old.updatedAt,
      });
    }
    expect(changed.updatedAt > old.updatedAt).toBe(true);
  });

  it("lists fifty and no more", async () => {
    for (let made = 0; made < 51; made++) await seed.repository();
    expect(await list()).toHaveLength(50);
  });

  it("takes owner and slug together", async () => {
    for (const query of ["owner=ada", "slug=old", "owner=&slug=old", "owner=ada&slug="]) {
      const { status, body } = await reader.get(`/api/repositories?${query}`);
      expect(status, query).toBe(400);
      expect(body.error).toMatch(/owner|slug/);
    }
  });

  it("answers alike for what is not there and what may not be read", async () => {
    await seed.repository({ slug: "closed", visibility: "private" });
    for (const [slug, who] of [["closed"], ["closed", grace], ["none"], ["none", grace]] as const) {
      const { status, body } = await one(slug, who);
      expect({ status, body }).toEqual({ status: 404, body: { error: "Repository not found." } });
    }
    const own = await one("closed", ada);
    expect(own.status).toBe(200);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
  });

  describe("with one repository", () => {
    let whole: RepositoryRecord;
    let run: RunRecord;

    beforeAll(async () => {
      const { store, objects } = test.service.composition.deps;
      const { digest: sourceDigest, byteSize } = await objects.put(new TextEncoder().encode("an archive"));
      expect(byteSize).toBe(10);
      whole = await seed.repository({
        ...{
          slug: "whole",
          githubUrl: "https://github.com/ada/whole",
          sourceCommit: "1".repeat(40),
          sourceDigest,
        },
        ...{ pageCount: 6, paperTitle: "As the file says", submittedBy: "the-submitter" },
      });
      const experiment = await seed.experiment(whole);
      const claim = await seed.claim(whole, {}, experiment);
      const failure: Diagnostic = {
        ...{ code: "job_failed", category: "environment", retryable: true, recoveryAction: "Ask again." },
        summary: "The Run did not come to an end: disk-7 is full",
      };
      await seed.run(experiment, [claim], { state: "failed", failure });
      run = await seed.run(experiment, [claim], { state: "succeeded" });
      await store.runs.appendLogs([
        { runId: run.id, sequence: 0, stream: "stdout", recordedAt: seed.tick(), text: "a secret line" },
      ]);
      await seed.evidence(run, "4.74");
      await seed.assessment(claim, run);
    });

    it("shows its owner everything", async () => {
      const { repository } = (await one("whole", ada)).body;
      expect(repository).toMatchObject({
        ...{ id: whole.id, owner: "ada", visibility: "public", headId: whole.headId, forkedFrom: null },
        licenses: { paper: "unknown", code: "unknown" },
        paper: { digest: whole.paperDigest, pageCount: 6, title: "As the file says", byteSize: 9 },
        source: { commit: whole.sourceCommit, archiveDigest: whole.sourceDigest, byteSize: 10 },
        versions: [{ id: whole.headId, parentId: null, createdAt: expect.any(String) }],
        counts: { claimCount: 1, runCount: 2, forkCount: 0, starCount: 0, requestCount: 0, followerCount: 0 },
        requestedBy: { type: "human", id: "the-submitter" },
      });
      expect(repository.paper.downloadUrl).toBe(`${test.url}/api/objects/${whole.paperDigest}`);
      expect(repository.source.downloadUrl).toBe(`${test.url}/api/objects/${whole.sourceDigest}`);
      expect(repository.runs.map(({ id }: Json) => id)[0]).toBe(run.id);
      expect(repository.runs[0].logs[0].text).toBe("a secret line");
      expect(repository.runs[1].execution.failure.summary).toContain("disk-7");
      for (const part of ["claims", "experiments", "evidence", "assessments"])
        expect(repository[part], part).toHaveLength(1);
    });

    it("shows others the same without requester, log text, internal errors and what they may not download", async () => {
      const full = (await one("whole", ada)).body.repository;
      const { requestedBy, ...rest } = full;
      const redacted = {
        ...rest,
        paper: { ...rest.paper, downloadUrl: null },
        source: { ...rest.source, downloadUrl: null },
        runs: rest.runs.map(({ logs, ...shown }: Json) =>
          shown.execution.failure
            ? {
                ...shown,
                execution: {
                  ...shown.execution,
                  failure: { ...shown.execution.failure, summary: "The Run did not come to an end." },
                },
              }
            : shown,
        ),
      };
      for (const who of [undefined, grace]) {
        const { status, body } = await one("whole", who);
        expect(status).toBe(200);
        expect(body.repository).toEqual(redacted);
        expect(JSON.stringify(body)).not.toMatch(/the-submitter|secret line|disk-7/);
      }
    });

    it("links what anybody may download, and what is known of nobody's", async () => {
      await seed.repository({ slug: "open", paperLicense: "CC-BY-4.0" });
      await seed.repository({ slug: "restricted", paperLicense: "publisher-restricted" });
      const open = (await one("open")).body.repository;
      expect(open.paper.downloadUrl).toBe(`${test.url}/api/objects/${open.paper.digest}`);
      expect(open.source).toBeNull();
      expect((await one("restricted", ada)).body.repository.paper.downloadUrl).toBeNull();
    });

    it("names the source of a copy where its reader may read it", async () => {
      const secret = await seed.repository({ slug: "origin", visibility: "private" });
      for (const [slug, origin] of [
        ["of-secret", secret],
        ["of-whole", whole],
      ] as const) {
        await seed.repository({ slug, owner: "grace", forkedFrom: origin.id });
        const { forkedFrom } = (await one(slug, ada, "grace")).body.repository;
        expect(forkedFrom).toMatchObject({ id: origin.id, owner: "ada", slug: origin.slug });
      }
      expect((await one("of-secret", undefined, "grace")).body.repository.forkedFrom).toBeNull();
      expect((await one("of-whole", undefined, "grace")).body.repository.forkedFrom.id).toBe(whole.id);
    });

    it("is asked for again by its tag", async () => {
      const { headers } = await one("whole");
      const again = await fetch(`${test.url}/api/repositories?owner=ada&slug=whole`, {
        headers: { "if-none-match": headers.get("etag")! },
      });
      expect(again.status).toBe(304);
    });
  });
});

describe("POST /api/runs", () => {
  let repository: RepositoryRecord;
  let experiment: ExperimentRecord;
  let claim: ClaimRecord;
  let hidden: ClaimRecord;

  beforeAll(async () => {
    repository = await seed.repository();
    experiment = await seed.experiment(repository);
    claim = await seed.claim(repository, {}, experiment);
    const secret = await seed.repository({ owner: "grace", visibility: "private" });
    hidden = await seed.claim(secret, {}, await seed.experiment(secret));
  });

  it("queues the Run that /api/v1/runs would, and says where it is", async () => {
    const wanted = { repositoryId: repository.id, claimId: claim.id };
    for (const request of [wanted, { ...wanted, experimentVersionId: experiment.versionId }]) {
      const { status, headers, body } = await send("/api/runs", request);
      expect(status).toBe(202);
      expect(body).toEqual({ run: { id: expect.stringMatching(/^run_/), state: "queued" } });
      expect(headers.get("location")).toBe(`${test.url}/api/v1/runs/${body.run.id}`);
      expect(headers.get("retry-after")).toBe("10");
      const run = await reader.get(`/api/v1/runs/${body.run.id}`);
      const versioned = await send("/api/v1/runs", request);
      expect(versioned.status).toBe(202);
      const { id, links, queuedAt, ...same } = run.body;
      expect(versioned.body).toMatchObject(same);
    }
  });

  it.each([
    ["a repository that is not there", { repositoryId: "repo_none" }, 404, "Repository not found."],
    ["a Claim of another repository", { claimId: "claim_none" }, 404, "Claim not found."],
    ["another experiment's version", { experimentVersionId: `sha256:${"0".repeat(64)}` }, 422, /not belong/],
    ["an unknown member", { seed: 1 }, 400, /seed/],
    ["no Claim", { claimId: undefined }, 400, /claimId/],
  ])("refuses %s, in the words of both families", async (_, changes, status, message) => {
    const request = { repositoryId: repository.id, claimId: claim.id, ...changes };
    const answer = await send("/api/runs", request);
    expect(answer.status).toBe(status);
    if (typeof message === "string") expect(answer.body).toEqual({ error: message });
    else expect(answer.body.error).toMatch(message);
    expect((await send("/api/v1/runs", request)).status).toBe(status);
  });

  it("refuses a Claim without a plan", async () => {
    const { id } = await seed.claim(repository);
    const answer = await send("/api/runs", { repositoryId: repository.id, claimId: id });
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatch(/no executable plan/);
  });

  it("knows nothing of a private repository but for its owner", async () => {
    const request = { repositoryId: hidden.repositoryId, claimId: hidden.id };
    const answer = await send("/api/runs", request);
    expect(answer).toMatchObject({ status: 404, body: { error: "Repository not found." } });
    expect((await send("/api/runs", request, { "x-api-key": grace.key })).status).toBe(202);
  });

  it("needs the scope `run`, or a session", async () => {
    const request = { repositoryId: repository.id, claimId: claim.id };
    const runner = await createKey(test.url, ada.cookie, ["run"]);
    const writer = await createKey(test.url, ada.cookie, ["read", "write"]);
    expect((await send("/api/runs", request, { "x-api-key": runner })).status).toBe(202);
    expect((await send("/api/runs", request, { "x-api-key": writer })).status).toBe(403);
    expect((await send("/api/runs", request, { cookie: ada.cookie })).status).toBe(202);
    expect((await send("/api/runs", request, {})).status).toBe(401);
  });
});

const unrecognised = ["pi", "2101.0001", "http://example.org/paper.pdf", "https://example.org/", "   "];

describe("GET /api/preprints", () => {
  const look = (input: string) => reader.get(`/api/preprints?${new URLSearchParams({ input })}`);

  it.each(unrecognised)("refuses %j", async (input) => {
    const { status, body } = await look(input);
    expect(status).toBe(400);
    expect(body.error).toMatch(/neither an arXiv identifier or link .* nor an HTTPS link straight to a PDF/);
  });

  it("takes 1 to 300 characters", async () => {
    const link = (length: number) => `https://example.org/${"a".repeat(length - 24)}.pdf`;
    for (const [input, status] of [
      ["", 400],
      [link(301), 400],
      [link(300), 502],
    ] as const)
      expect((await look(input)).status).toBe(status);
    expect((await reader.get("/api/preprints")).status).toBe(400);
  });

  it("says that it does not reach the preprint server yet, to anyone", async () => {
    for (const input of ["2101.00001v2", "https://arxiv.org/abs/2101.00001v2"]) {
      const { status, body, headers } = await reader.get(`/api/preprints?input=${input}`, {});
      expect(status).toBe(502);
      expect(body.error).toMatch(/^arXiv:2101.00001v2 could not be fetched: .*multipart/);
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });
});

describe("POST /api/repositories with a link", () => {
  const index = (changes: Record<string, unknown> = {}, headers?: Record<string, string>) =>
    send("/api/repositories", { input: "2101.00001", ...changes }, headers);

  it.each([
    ...unrecognised.map((input) => [{ input }, 400, /neither an arXiv/] as const),
    [{ input: undefined }, 400, /input is required/],
    [{ input: "" }, 400, /input/],
    [{ input: "a".repeat(301) }, 400, /input/],
    [{ input: 2101 }, 400, /input/],
    [{ title: "ab" }, 400, /title/],
    [{ title: "a".repeat(241) }, 400, /title/],
    [{ slug: "" }, 400, /slug/],
    [{ slug: "a".repeat(97) }, 400, /slug/],
    [{ slug: "\u6570\u5b66" }, 400, /No slug can be made/],
    [{ owner: "Ada" }, 400, /owner/],
    [{ owner: "a".repeat(65) }, 400, /owner/],
    [{ owner: "grace" }, 403, /namespace grace/],
    [{ githubUrl: "https://example.org/a/b" }, 400, /not the HTTPS link of a repository/],
    [{ githubUrl: "http://github.com/a/b" }, 400, /githubUrl/],
    [{ visibility: "secret" }, 400, /visibility must be one of public, private/],
    [{ paperLicense: "MIT" }, 400, /paperLicense is not a known member/],
  ] as const)("%j answers %d", async (changes, status, message) => {
    const answer = await index(changes);
    expect(answer.body.error).toMatch(message);
    expect(answer.status).toBe(status);
  });

  it("conflicts with what its namespace has already, by preprint and by slug", async () => {
    await seed.repository({ owner: "ada", slug: "known", preprintId: "hep-th/9901001" });
    await seed.repository({ owner: "grace", slug: "hers", preprintId: "2101.00001" });
    for (const input of ["hep-th/9901001", "https://arxiv.org/pdf/hep-th/9901001v3.pdf"]) {
      const { status, body } = await index({ input, slug: "new" });
      expect({ status, body }).toEqual({
        status: 409,
        body: { error: "This paper already exists.", url: "/r/ada/known" },
      });
    }
    expect(await index({ slug: "Known!" })).toMatchObject({ status: 409, body: { url: "/r/ada/known" } });
    expect((await index({ slug: "hers" })).status).toBe(502);
  });

  it("needs the scope `write`, or a session", async () => {
    const [reading, writing] = await Promise.all([
      createKey(test.url, ada.cookie, ["read", "run"]),
      createKey(test.url, ada.cookie, ["write"]),
    ]);
    expect((await index({}, {})).status).toBe(401);
    expect((await index({}, { "x-api-key": reading })).status).toBe(403);
    expect((await index({}, { "x-api-key": writing })).status).toBe(502);
    expect((await index({}, { cookie: ada.cookie })).status).toBe(502);
  });

  it("uses nothing of the limits as long as it fails, and is refused once they are used up", async () => {
    const { store } = test.service.composition.deps;
    const { userOf } = store.principals;
    const [id, month] = [(await userOf("ada"))!, new Date().toISOString().slice(0, 7)];
    for (const input of ["2101.00001v1", "https://example.org/paper.pdf", "2101.00001", "math/0309136"]) {
      const { status, body } = await index({ input, title: "A title", slug: "new", visibility: "private" });
      expect(status).toBe(502);
      expect(body.error).toMatch(/could not be fetched/);
    }
    expect(await store.quotas.used(id, month)).toBe(0);
    expect(await store.repositories.resolve("ada", "new")).toBeNull();
    while (await store.quotas.use(id, month, 3));
    const { status, headers, body } = await index();
    expect(status).toBe(429);
    expect(body.error).toMatch(/monthly quota of 3/);
    expect(headers.get("x-quota-used")).toBe("3");
    expect(headers.get("x-quota-remaining")).toBe("0");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await index({ input: "nothing" })).status).toBe(400);
  });
});
