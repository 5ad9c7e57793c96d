import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Diagnostic } from "../../server/__generated__/types.ts";
import type { RepositoryRecord, RunRecord } from "../../server/domain/records.ts";
import type { Account } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { startSeededService } from "../support/seeded-service.ts";

const test = await startSeededService();
const { ada, grace, seed, reader } = test;
afterAll(() => test[Symbol.asyncDispose]());

describe("GET /api/repositories", () => {
  const list = async (headers?: Record<string, string>): Promise<Json[]> =>
    (await reader.get("/api/repositories", headers)).body.repositories;
  const one = async (slug: string, who?: Account, owner = "ada") =>
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
      const { requestedBy, reactions, ...rest } = full;
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
        // Nobody in particular has reacted with nothing.
        expect(body.repository).toEqual(who ? { ...redacted, reactions } : redacted);
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
