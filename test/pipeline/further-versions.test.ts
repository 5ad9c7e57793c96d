import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, post, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createMirrors, type Tree } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { type Processing, processed } from "../support/processing.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";
import { verifyChain } from "../support/verify-chain.ts";

const mirrors = createMirrors();
let test: TestService;
let ada: Account;
beforeAll(async () => {
  test = await startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
  ada = await signUp(test.url, "ada");
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
  const response = await post(
    `${test.url}/api/ingestions`,
    { repositoryId, ...(githubUrl ? { githubUrl } : {}) },
    { "x-api-key": ada.key },
  );
  expect(response.status).toBe(202);
  expect(response.headers.get("location")).toBe(`/api/processing?repositoryId=${repositoryId}`);
  const { job } = (await response.json()) as Json;
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
  it("finds a manifest that was added, and makes a version of it", async () => {
    const { ".research/experiment.yml": _, ...bare } = smallPaper();
    const id = await submit("added", bare);
    const before = await snapshotOf("added");
    expect(before).toMatchObject({ claims: [], versions: [{ parentId: null }] });
    mirrors.add("ada/added", smallPaper());
    const { job } = await lookAgain(id);
    expect(job).toMatchObject({ state: "completed", result: { isNewVersion: true } });
    const after = await snapshotOf("added");
    expect(after).toMatchObject({ id, slug: "added", claims: [{ evidence: { state: "supported" } }] });
    expect(after.versions.map((version: Json) => version.parentId)).toEqual([before.headId, null]);
    expect(after.headId).toBe(job.result!.headId);
    expect(after.source.commit).not.toBe(before.source.commit);
  });

  it("says where nothing changed, and runs nothing", async () => {
    const id = await submit("unchanged", smallPaper());
    const before = await snapshotOf("unchanged");
    const { job, events } = await lookAgain(id);
    expect(job).toMatchObject({ state: "completed", result: { isNewVersion: false, headId: before.headId } });
    expect(events.map(({ payload }) => payload.reason)).toContain(
      "Nothing changed: every experiment was run in its present version.",
    );
    const { updatedAt: _, ...after } = await snapshotOf("unchanged");
    expect(after).toMatchObject({ headId: before.headId, versions: before.versions, claims: before.claims });
    expect(after.runs).toHaveLength(1);
  });

  it("keeps what was said of a Claim that did not change, and begins anew with one that did", async () => {
    const id = await submit("changed", smallPaper({ claim: second }));
    const before = await snapshotOf("changed");
    const [kept, nine] = [before.byKey.get("The value is 4.74."), before.byKey.get("It is 9.")];
    expect(kept.evidence.state).toBe("supported");
    expect(nine.evidence.state).toBe("contradicted");

    mirrors.add("ada/changed", smallPaper({ claim: second.replaceAll("9", "4.7") }));
    await lookAgain(id);
    const after = await snapshotOf("changed");
    const [same, other] = [after.byKey.get("The value is 4.74."), after.byKey.get("It is 4.7.")];
    // Both Runs say the same of the first one, and only the new one counts for the second.
    expect(same).toMatchObject({ id: kept.id, claimVersionId: kept.claimVersionId, current: true });
    expect(same.evidence).toMatchObject({ state: "supported", assessmentCount: 2 });
    expect(other.id).toBe(nine.id);
    expect(other.claimVersionId).not.toBe(nine.claimVersionId);
    expect(other.evidence).toMatchObject({
      assessmentCount: 1,
      conclusionCounts: { contradicts: 0 },
    });
    const { assessments } = await read(`/api/v1/claims/${nine.id}?repository_id=${id}&include=assessments`);
    const currency = new Map(assessments.map((each: Json) => [each.claimVersionId, each.current]));
    expect(currency).toEqual(
      new Map([
        [nine.claimVersionId, false],
        [other.claimVersionId, true],
      ]),
    );
    // The earlier verdict is as verifiable as before.
    const digest = (await read(`/api/v1/runs/${before.runs[0].id}?include=attestation`)).attestation.digest;
    expect(await read(`/api/attestations/${digest}`)).toMatchObject({ verified: true });

    // The first version comes again: so does what was said of it.
    mirrors.add("ada/changed", smallPaper({ claim: second }));
    await lookAgain(id);
    const again = (await snapshotOf("changed")).byKey.get("It is 9.");
    expect(again).toMatchObject({ id: nine.id, claimVersionId: nine.claimVersionId });
    expect(again.evidence.state).toBe("contradicted");
    expect((await snapshotOf("changed")).versions).toHaveLength(4);
  });

  it("retires a Claim that is declared no more, and finds it again under its id", async () => {
    const id = await submit("retired", smallPaper({ claim: second }));
    const nine = (await snapshotOf("retired")).byKey.get("It is 9.");
    mirrors.add("ada/retired", smallPaper());
    await lookAgain(id);
    expect((await snapshotOf("retired")).byKey.has("It is 9.")).toBe(false);
    expect((await read(`/api/v1/claims?repository_id=${id}`)).data).toHaveLength(1);
    expect((await read(`/api/v1/claims?repository_id=${id}&q=9`)).data).toHaveLength(0);
    expect((await read("/api/v1/search?q=%22It%20is%209%22")).data.claims).not.toContainEqual(
      expect.objectContaining({ id: nine.id }),
    );
    expect(await read(`/api/v1/repositories/${id}`)).toMatchObject({ evidence: { claimCount: 1 } });
    expect(await read(`/api/v1/claims/${nine.id}?repository_id=${id}`)).toMatchObject({
      current: false,
      evidence: { state: "contradicted" },
    });
    const body = { repositoryId: id, claimId: nine.id };
    expect((await post(`${test.url}/api/runs`, body, { "x-api-key": ada.key })).status).toBe(422);

    mirrors.add("ada/retired", smallPaper({ claim: second }));
    await lookAgain(id);
    expect((await snapshotOf("retired")).byKey.get("It is 9.")).toMatchObject({ id: nine.id, current: true });
    expect((await read("/api/v1/search?q=It%20is%209")).data.claims).toContainEqual(
      expect.objectContaining({ id: nine.id }),
    );
  });

  it("takes the code from another address, and changes nothing where that fails", async () => {
    const id = await submit("moved", null);
    const failed = await lookAgain(id, "https://github.com/ada/nowhere");
    expect(failed.job).toMatchObject({ state: "failed", stage: "source_discovery" });
    expect(await snapshotOf("moved")).toMatchObject({ source: null, claims: [] });
    const url = mirrors.add("ada/moved-here", smallPaper());
    await lookAgain(id, url);
    expect(await snapshotOf("moved")).toMatchObject({
      source: { url },
      claims: [{ evidence: { state: "supported" } }],
    });

    mirrors.add("ada/moved-here", { ...smallPaper(), ".research/experiment.yml": "version: 7\n" });
    const before = await snapshotOf("moved");
    const invalid = await lookAgain(id);
    expect(invalid.job).toMatchObject({ state: "failed", stage: "research_compilation" });
    expect(await snapshotOf("moved")).toEqual({ ...before, updatedAt: expect.anything() });
  });

  it("refuses a Run of an experiment version that has passed", async () => {
    const id = await submit("passed", smallPaper());
    const [claim] = (await snapshotOf("passed")).claims;
    mirrors.add("ada/passed", { ...smallPaper(), "note.txt": "new" });
    await lookAgain(id);
    const [present] = (await snapshotOf("passed")).claims;
    const { experimentVersionId } = claim.plan;
    const request = { repositoryId: id, claimId: claim.id, experimentVersionId };
    const response = await post(`${test.url}/api/v1/runs`, request, { "x-api-key": ada.key });
    expect(response.status).toBe(422);
    expect(((await response.json()) as Json).error.message).toContain(present.plan.experimentVersionId);
  });
});
