import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "../../sdk/src/index.ts";
import { verifyChain } from "../../server/domain/runs/verify-chain.ts";
import { type Account, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createMirrors, type Tree } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { type Processing, processed } from "../support/processing.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

const mirrors = createMirrors();
let test: TestService;
let ada: Account;
let client: Client;
beforeAll(async () => {
  test = await startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
  ada = await signUp(test.url, "ada");
  client = createClient({ baseUrl: test.url, apiKey: ada.key });
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  mirrors.remove();
});

const read = async (path: string) => (await (await fetch(`${test.url}${path}`)).json()) as Json;

async function submit(slug: string, tree: Tree | null): Promise<string> {
  const githubUrl = tree && mirrors.add(`ada/${slug}`, tree);
  const body = upload({ paper: await pdf("We measured 4.74 and 9."), slug, githubUrl });
  const headers = { "x-api-key": ada.key };
  const response = await fetch(`${test.url}/api/repositories`, { method: "POST", headers, body });
  const { id } = ((await response.json()) as Json).repository;
  await processed(test.url, id);
  return id;
}

async function lookAgain(repositoryId: string, githubUrl?: string): Promise<Processing> {
  const request = { repositoryId, ...(githubUrl ? { githubUrl } : {}) };
  const { job } = await client.processing.createIngestion(request);
  const status = await processed(test.url, repositoryId);
  expect(status.job.id).toBe(job.id);
  const events = status.events.map((event) => ({ ...event, jobId: job.id }));
  expect(verifyChain(events as never)).toEqual({ ok: true });
  return status;
}

async function snapshotOf(slug: string) {
  const { repository } = await read(`/api/repositories?owner=ada&slug=${slug}`);
  const byKey = new Map<string, Json>(repository.claims.map((claim: Json) => [claim.statement, claim]));
  return { ...repository, byKey };
}

const second = `  - id: nine
    statement: It is 9.
    locator: Section 2
    experiment: main
    measurements:
      - id: value
        metric: value
        comparator: "~="
        reported: "9"
        from: {file: metrics.json, pointer: /value}`;

describe("a new look at a repository's code", () => {
  const slug = "growing";
  let id: string;
  beforeAll(async () => {
    id = await submit(slug, null);
  });

  it("changes nothing where the code is not to be had", async () => {
    const before = await snapshotOf(slug);
    const { job } = await lookAgain(id, "https://github.com/ada/nowhere");
    expect(job).toMatchObject({ state: "failed", stage: "source_discovery" });
    expect(await snapshotOf(slug)).toEqual(before);
  });

  it("finds code at an address that was given later, and a manifest that was added later", async () => {
    const before = await snapshotOf(slug);
    const { ".research/experiment.yml": _, ...bare } = smallPaper();
    const url = mirrors.add("ada/growing", bare);
    expect((await lookAgain(id, url)).job).toMatchObject({
      state: "completed",
      result: { isNewVersion: true },
    });
    const between = await snapshotOf(slug);
    expect(between).toMatchObject({ source: { url }, claims: [] });

    mirrors.add("ada/growing", smallPaper());
    const { job } = await lookAgain(id);
    const after = await snapshotOf(slug);
    expect(after).toMatchObject({ id, slug, claims: [{ evidence: { state: "supported" } }] });
    expect(after.versions.map((version: Json) => version.id)).toEqual([
      job.result!.headId,
      between.headId,
      before.headId,
    ]);
    expect(after.versions.map((version: Json) => version.parentId)).toEqual([
      between.headId,
      before.headId,
      null,
    ]);
    expect(after.source.commit).not.toBe(between.source.commit);

    const versionOf = (versionId: string) => client.repositories.getVersion({ repositoryId: id, versionId });
    expect(await versionOf(before.headId)).toMatchObject({
      ...{ id: before.headId, parentId: null, current: false, source: null, claims: [], runs: [] },
      paper: { digest: before.paper.digest },
    });
    const { source } = await versionOf(after.headId);
    expect(source).toMatchObject({ url, commit: after.source.commit });
    expect((await versionOf(between.headId)).source).toMatchObject({
      archiveDigest: between.source.archiveDigest,
    });
  });

  it("says where nothing changed, and runs nothing", async () => {
    const before = await snapshotOf(slug);
    const { job, events } = await lookAgain(id);
    expect(job).toMatchObject({ state: "completed", result: { isNewVersion: false, headId: before.headId } });
    expect(events.map(({ payload }) => payload.reason)).toContain(
      "Nothing changed: every experiment was run in its present version.",
    );
    expect(await snapshotOf(slug)).toEqual({ ...before });
  });

  it("changes nothing where the manifest is none, and is not to be retried for that", async () => {
    const before = await snapshotOf(slug);
    mirrors.add("ada/growing", { ...smallPaper(), ".research/experiment.yml": "version: 7\n" });
    const { job } = await lookAgain(id);
    expect(job).toMatchObject({ state: "failed", stage: "research_compilation" });
    expect(await snapshotOf(slug)).toEqual(before);
    // The same code fails again: it is looked at again when it was mended.
    const { job: retry } = await client.processing.retryJob({ jobId: job.id });
    const again = await processed(test.url, id);
    expect(again.job).toMatchObject({ id: retry.id, state: "failed", stage: "research_compilation" });
    expect(again.events.map(({ eventType }) => eventType)).toEqual([
      "processing.queued",
      "processing.dispatched",
      "processing.stage_started",
      "processing.failed",
    ]);
  });

  it("lets no Run be asked for of an experiment version that has passed", async () => {
    const [claim] = (await snapshotOf(slug)).claims;
    mirrors.add("ada/growing", { ...smallPaper(), "note.txt": "new" });
    await lookAgain(id);
    const [present] = (await snapshotOf(slug)).claims;
    expect(present).toMatchObject({ id: claim.id, evidence: { state: "supported", assessmentCount: 2 } });
    const { experimentVersionId } = claim.plan;
    const request = { repositoryId: id, claimId: claim.id, experimentVersionId };
    const refused = client.runs.create(request);
    await expect(refused).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(present.plan.experimentVersionId),
    });
  });
});

describe("Claims of a later version", () => {
  const slug = "changing";
  let id: string;
  let first: Awaited<ReturnType<typeof snapshotOf>>;
  let nine: Json;
  beforeAll(async () => {
    id = await submit(slug, smallPaper({ claim: second }));
    first = await snapshotOf(slug);
    nine = first.byKey.get("It is 9.");
  });

  it("keep what was said of them where they did not change, and begin anew where they did", async () => {
    const kept = first.byKey.get("The value is 4.74.")!;
    expect(kept.evidence.state).toBe("supported");
    expect(nine.evidence.state).toBe("contradicted");
    mirrors.add(`ada/${slug}`, smallPaper({ claim: second.replaceAll("9", "4.7") }));
    await lookAgain(id);
    const after = await snapshotOf(slug);
    const [same, other] = [after.byKey.get("The value is 4.74.")!, after.byKey.get("It is 4.7.")!];
    // Both Runs speak of the first one, and only the new one of the second.
    expect(same).toMatchObject({ id: kept.id, claimVersionId: kept.claimVersionId, current: true });
    expect(same.evidence).toMatchObject({ state: "supported", assessmentCount: 2 });
    expect(other.id).toBe(nine.id);
    expect(other.claimVersionId).not.toBe(nine.claimVersionId);
    expect(other.evidence).toMatchObject({ assessmentCount: 1, conclusionCounts: { contradicts: 0 } });
    const { assessments } = await read(`/api/v1/claims/${nine.id}?repository_id=${id}&include=assessments`);
    expect(new Map(assessments.map((each: Json) => [each.claimVersionId, each.current]))).toEqual(
      new Map([
        [nine.claimVersionId, false],
        [other.claimVersionId, true],
      ]),
    );
    // The earlier verdict is as verifiable as before.
    const run = await read(`/api/v1/runs/${first.runs[0].id}?include=attestation`);
    expect(await read(`/api/attestations/${run.attestation.digest}`)).toMatchObject({ verified: true });
    const page = await (await fetch(`${test.url}/r/ada/${slug}`)).text();
    expect(page).toContain("of an earlier version of the Claim");
    expect(page).toContain("<h2>Versions</h2>");

    // And the earlier version is read whole: what was claimed, run and judged then.
    const earlier = await client.repositories.getVersion({ repositoryId: id, versionId: first.headId });
    expect(earlier).toMatchObject({
      ...{ id: first.headId, current: false, source: { commit: first.source.commit } },
      experiments: first.experiments,
      runs: [{ id: first.runs[0].id }],
    });
    const past = new Map(earlier.claims.map((claim) => [claim.statement, claim]));
    expect(past.get("It is 9.")).toMatchObject({
      ...{ id: nine.id, claimVersionId: nine.claimVersionId, current: false },
      evidence: { state: "contradicted", assessmentCount: 1 },
      measurements: nine.measurements,
    });
    expect(past.get("The value is 4.74.")).toMatchObject({ current: true });
    expect(earlier.assessments.map(({ claimVersionId }) => claimVersionId)).toContain(nine.claimVersionId);
    expect(page).toContain(`/r/ada/${slug}/versions/${first.headId}`);
    const earlierPage = await (await fetch(`${test.url}/r/ada/${slug}/versions/${first.headId}`)).text();
    for (const words of ["An earlier version", "It is 9.", "contradict", first.source.commit])
      expect(earlierPage).toContain(words);
    expect(earlierPage).not.toContain("It is 4.7.");
  });

  it("are retired where they are declared no more, and found by their ids", async () => {
    mirrors.add(`ada/${slug}`, smallPaper());
    await lookAgain(id);
    expect((await snapshotOf(slug)).claims).toHaveLength(1);
    expect((await read(`/api/v1/claims?repository_id=${id}`)).data).toHaveLength(1);
    expect((await read("/api/v1/search?q=it%20is%204.7")).data.claims).toEqual([]);
    expect(await read(`/api/v1/repositories/${id}`)).toMatchObject({ evidence: { claimCount: 1 } });
    expect(await read(`/api/v1/claims/${nine.id}?repository_id=${id}`)).toMatchObject({ current: false });
    const refused = client.runs.create({ repositoryId: id, claimId: nine.id });
    await expect(refused).rejects.toMatchObject({ status: 422 });
  });

  it("have what was said of them again where an earlier version is declared again", async () => {
    mirrors.add(`ada/${slug}`, smallPaper({ claim: second }));
    await lookAgain(id);
    const { byKey, versions } = await snapshotOf(slug);
    const { claimVersionId } = nine;
    expect(byKey.get("It is 9.")).toMatchObject({ id: nine.id, claimVersionId, current: true });
    expect(byKey.get("It is 9.")!.evidence.state).toBe("contradicted");
    expect(versions).toHaveLength(5);
    expect((await read("/api/v1/search?q=it%20is%209")).data.claims).toMatchObject([{ id: nine.id }]);
  });
});
