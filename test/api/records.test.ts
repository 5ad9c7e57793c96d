import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "../support/accounts.ts";
import { type ApiReader, createApiReader, type Json } from "../support/api-reader.ts";
import { createMirrors } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { processed } from "../support/processing.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

const mirrors = createMirrors();
let test: TestService;
let seed: Seed;
let key: Record<string, string>;
let get: ApiReader["get"];
let ids: ApiReader["ids"];

beforeAll(async () => {
  test = await startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
  key = { "x-api-key": (await signUp(test.url, "ada")).key };
  seed = createSeed(test);
  ({ get, ids } = createApiReader(test.url, key));
});
afterAll(() => test[Symbol.asyncDispose]());

describe("a record", () => {
  let id: string;
  let claimId: string;
  let runId: string;

  beforeAll(async () => {
    const body = upload({
      paper: await pdf(),
      slug: "whole",
      githubUrl: mirrors.add("ada/whole", smallPaper()),
    });
    const response = await fetch(`${test.url}/api/repositories`, {
      method: "POST",
      headers: key,
      body,
    });
    id = ((await response.json()) as Json).repository.id;
    await processed(test.url, id);
    [claimId] = (await ids(`/api/v1/claims?repository_id=${id}`)) as [string];
    [runId] = (await ids(`/api/v1/runs?repository_id=${id}`)) as [string];
  });

  const sections = ["readme", "claims", "experiments", "runs", "assessments"];

  it("of a repository has no section unasked", async () => {
    const { body } = await get(`/api/v1/repositories/${id}`);
    for (const section of sections) expect(body).not.toHaveProperty(section);
    expect(body.evidence).not.toHaveProperty("items");
    expect(body).toMatchObject({
      owner: "ada",
      slug: "whole",
      evidence: { claimCount: 1, supportedClaimCount: 1 },
    });
  });

  it.each(sections.map((section) => [section]))("of a repository includes its %s", async (section) => {
    const { body } = await get(`/api/v1/repositories/${id}?include=${section}`);
    for (const other of sections) expect(other in body).toBe(other === section);
    if (section === "readme")
      expect(body.readme).toMatchObject({ sourcePath: "README.md", text: "# A small paper\n" });
    else expect(body[section]).toHaveLength(1);
  });

  it("of a repository includes its evidence beside the counts", async () => {
    const { body } = await get(`/api/v1/repositories/${id}?include=evidence`);
    expect(body.evidence.stateCounts.supported).toBe(1);
    expect(body.evidence.items.map((item: Json) => item.sourcePath)).toContain("metrics.json");
    for (const item of body.evidence.items) {
      expect((await get(`/api/v1/evidence/${item.id}?repository_id=${id}`)).body).toEqual(item);
    }
  });

  it("of a repository includes all of it at once, in the same words as the lists", async () => {
    const { body } = await get(
      `/api/v1/repositories/${id}?include=readme,claims,experiments,runs,evidence,assessments`,
    );
    expect(body.claims).toEqual((await get(`/api/v1/claims?repository_id=${id}`)).body.data);
    expect(body.runs).toEqual((await get(`/api/v1/runs?repository_id=${id}`)).body.data);
    expect(body.assessments).toEqual(
      (await get(`/api/v1/claims/${claimId}?repository_id=${id}&include=assessments`)).body.assessments,
    );
    expect(body.experiments[0].experimentVersionId).toBe(body.claims[0].plan.experimentVersionId);
  });

  it("of a repository is what its human path resolves to, with the same parameters", async () => {
    const at = (more: string) => `/api/v1/repositories/resolve?owner=ada&slug=whole${more}`;
    expect((await get(at(""))).body).toEqual((await get(`/api/v1/repositories/${id}`)).body);
    const more = "include=claims,readme&fields=id,claims,readme";
    const resolved = (await get(at(`&${more}`))).body;
    expect(resolved).toEqual((await get(`/api/v1/repositories/${id}?${more}`)).body);
    expect(Object.keys(resolved).sort()).toEqual(["claims", "id", "readme"]);
  });

  it("adds a section that is named as a field, without its include", async () => {
    const sections = "readme,claims,experiments,runs,assessments";
    const one = `/api/v1/repositories/${id}`;
    expect((await get(`${one}?fields=${sections}`)).body).toEqual(
      (await get(`${one}?fields=${sections}&include=${sections}`)).body,
    );
    expect(Object.keys((await get(`${one}?fields=readme,runs`)).body).sort()).toEqual(["readme", "runs"]);
    // The counts are of every repository; their items are asked for by include.
    expect((await get(`${one}?fields=evidence`)).body.evidence).not.toHaveProperty("items");
    const ofRun = "environment,attestation,logs,evidence,assessments";
    const [run] = (await get(`/api/v1/runs?repository_id=${id}&fields=${ofRun}`)).body.data;
    expect(Object.keys(run).sort()).toEqual(ofRun.split(",").sort());
    const claims = await get(`/api/v1/claims?repository_id=${id}&fields=id,assessments`);
    for (const claim of claims.body.data) expect(Object.keys(claim)).toEqual(["id", "assessments"]);
    expect((await get("/api/v1/repositories?fields=readme")).status).toBe(400);
  });

  it.each([
    ["/api/v1/repositories/resolve?slug=whole", 400, "owner"],
    ["/api/v1/repositories/resolve?owner=ada", 400, "slug"],
    ["/api/v1/repositories/resolve?owner=&slug=whole", 400, "owner"],
    ["/api/v1/repositories/resolve?owner=ada&owner=ada&slug=whole", 400, "owner"],
    ["/api/v1/repositories/resolve?owner=ADA&slug=whole", 404, "not found"],
    ["/api/v1/repositories/resolve?owner=ada&slug=nothing", 404, "not found"],
    ["/api/v1/repositories/resolve", 400, "owner"],
  ])("%s is %i", async (path, status, message) => {
    const { status: actual, body } = await get(path);
    expect(actual).toBe(status);
    expect(body.error.message).toContain(message);
  });

  it.each(["environment", "attestation", "logs", "evidence", "assessments"])(
    "of a Run includes its %s",
    async (section) => {
      const { body } = await get(`/api/v1/runs/${runId}?include=${section}`);
      const optional = ["environment", "attestation", "logs", "evidence", "assessments"];
      for (const other of optional) expect(other in body).toBe(other === section);
      if (section === "attestation") expect(body.attestation.verified).toBe(true);
      const listed = await get(`/api/v1/runs?repository_id=${id}&include=${section}`);
      expect(listed.body.data).toEqual([body]);
    },
  );

  it("of a Run may be asked for by its repository too, and by no other", async () => {
    const other = await seed.repository();
    expect((await get(`/api/v1/runs/${runId}?repository_id=${id}`)).status).toBe(200);
    expect((await get(`/api/v1/runs/${runId}?repository_id=${other.id}`)).status).toBe(404);
    expect((await get(`/api/v1/runs/${runId}?repository_id=repo_none`)).status).toBe(404);
    expect((await get(`/api/v1/runs/${runId}?repository_id=`)).status).toBe(400);
  });

  it("of a Claim or of evidence needs its own repository", async () => {
    const other = await seed.repository();
    const [{ id: evidenceId }] = (await get(`/api/v1/repositories/${id}?include=evidence`)).body.evidence
      .items;
    for (const path of [`/api/v1/claims/${claimId}`, `/api/v1/evidence/${evidenceId}`]) {
      expect((await get(`${path}?repository_id=${id}`)).status).toBe(200);
      expect((await get(path)).status).toBe(400);
      expect((await get(`${path}?repository_id=${other.id}`)).status).toBe(404);
      expect((await get(`${path}?repository_id=repo_none`)).status).toBe(404);
    }
    expect((await get(`/api/v1/claims/claim_none?repository_id=${id}`)).status).toBe(404);
    expect((await get(`/api/v1/evidence/evd_none?repository_id=${id}`)).status).toBe(404);
    expect((await get(`/api/v1/runs/run_none`)).status).toBe(404);
    expect((await get(`/api/v1/repositories/repo_none`)).status).toBe(404);
  });

  it("of a Claim has its Assessments where they are asked for alone", async () => {
    const path = `/api/v1/claims/${claimId}?repository_id=${id}`;
    const { body } = await get(`${path}&include=assessments`);
    expect(body.assessments).toHaveLength(1);
    const { assessments, ...rest } = body;
    expect((await get(path)).body).toEqual(rest);
    // What was concluded of it is a change of its repository.
    const [{ updatedAt }] = [(await get(`/api/v1/repositories/${id}`)).body];
    expect(updatedAt >= assessments[0].createdAt).toBe(true);
  });

  it("follows its links: each leads to something", async () => {
    for (const path of [
      `/api/v1/repositories/${id}`,
      `/api/v1/runs/${runId}`,
      `/api/v1/claims/${claimId}?repository_id=${id}`,
    ]) {
      const { links } = (await get(path)).body as { links: Record<string, string | null> };
      for (const link of Object.values(links)) {
        if (link === null) continue;
        expect(link.startsWith(test.url)).toBe(true);
        expect((await fetch(link)).status, link).toBe(200);
      }
    }
  });
});
