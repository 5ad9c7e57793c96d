import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, createKey, post, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createMirrors } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { processed } from "../support/processing.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

async function send(url: string, path: string, body: unknown, key: string) {
  const response = await post(`${url}${path}`, body, { "x-api-key": key });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json };
}

async function read(url: string, path: string, key?: string): Promise<Json> {
  const response = await fetch(`${url}${path}`, { headers: key ? { "x-api-key": key } : {} });
  expect(response.status, path).toBe(200);
  return response.json();
}

describe("POST /api/forks", () => {
  let test: TestService;
  let ada: Account;
  let grace: Account;
  let seed: Seed;

  beforeAll(async () => {
    // The web role alone: no worker takes the jobs that are made here.
    test = await startService({ SERVICE_ROLE: "web" });
    [ada, grace] = await Promise.all([signUp(test.url, "ada"), signUp(test.url, "grace")]);
    seed = createSeed(test);
  });
  afterAll(() => test[Symbol.asyncDispose]());

  const fork = (body: unknown, who: Account = grace) => send(test.url, "/api/forks", body, who.key);
  const open = { paperLicense: "CC-BY-4.0" } as const;

  it("copies into the caller's namespace, and says where that is", async () => {
    const { id, slug, title } = await seed.repository({ ...open, slug: "open" });
    const { status, headers, body } = await fork({ repositoryId: id });
    expect(status).toBe(201);
    expect(headers.get("location")).toBe("/r/grace/open");
    expect(body).toEqual({
      repository: { id: expect.stringMatching(/^repo_/), owner: "grace", slug, title },
      url: "/r/grace/open",
    });
    expect(body.repository.id).not.toBe(id);
    const named = await fork({ repositoryId: id, owner: "grace", slug: "named" });
    expect(named.body.url).toBe("/r/grace/named");
    expect((await fork({ repositoryId: id, slug: "own-copy" }, ada)).body.url).toBe("/r/ada/own-copy");
    const { job, events } = await read(test.url, `/api/processing?repositoryId=${body.repository.id}`);
    expect(job).toMatchObject({ state: "queued", stage: "intake" });
    expect(events[0]).toMatchObject({ eventType: "processing.queued", previousEventDigest: null });
  });

  it("conflicts where the name is taken, also for one of five at once", async () => {
    const { id } = await seed.repository({ ...open, slug: "raced" });
    const answers = await Promise.all(Array.from({ length: 5 }, () => fork({ repositoryId: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toEqual({
      error: "The slug raced is already used in grace; choose another.",
      url: "/r/grace/raced",
    });
    expect((await fork({ repositoryId: id }, ada)).status).toBe(409);
  });

  it.each(["CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "MIT", "Apache-2.0"] as const)(
    "may copy %s",
    async (paperLicense) => {
      const { id } = await seed.repository({ paperLicense });
      expect((await fork({ repositoryId: id })).status).toBe(201);
    },
  );

  it.each(["unknown", "preprint-default", "publisher-restricted"] as const)(
    "may not copy %s but for the source's owner",
    async (paperLicense) => {
      const { id } = await seed.repository({ paperLicense });
      expect(await fork({ repositoryId: id })).toMatchObject({
        status: 451,
        body: { error: "The licence of this paper does not allow redistribution." },
      });
      expect((await fork({ repositoryId: id, slug: `own-${paperLicense}` }, ada)).status).toBe(201);
    },
  );

  it("of what may not be read answers as of what is not there", async () => {
    const { id } = await seed.repository({ ...open, visibility: "private" });
    for (const repositoryId of [id, "repo_none"])
      expect(await fork({ repositoryId })).toMatchObject({
        status: 404,
        body: { error: "Repository not found." },
      });
    const own = await fork({ repositoryId: id, slug: "still-private" }, ada);
    expect(own.status).toBe(201);
    const hidden = await fetch(`${test.url}/r/ada/still-private`, { headers: { "x-api-key": grace.key } });
    expect(hidden.status).toBe(404);
  });

  it.each([
    ["another's namespace", { owner: "ada" }, 403, /namespace ada/],
    ["no repository", { repositoryId: undefined }, 400, /repositoryId is required/],
    ["a slug with capitals", { slug: "My-Fork" }, 400, /slug/],
    ["a slug of 97 characters", { slug: "a".repeat(97) }, 400, /slug/],
    ["an unknown member", { visibility: "public" }, 400, /visibility/],
  ])("refuses %s", async (_, changes, status, message) => {
    const { id } = await seed.repository(open);
    const answer = await fork({ repositoryId: id, ...changes });
    expect(answer.body.error).toMatch(message);
    expect(answer.status).toBe(status);
  });

  it("needs the scope `write`", async () => {
    const { id: repositoryId } = await seed.repository(open);
    const key = await createKey(test.url, grace.cookie, ["read", "run"]);
    expect((await send(test.url, "/api/forks", { repositoryId }, key)).status).toBe(403);
  });

  it("opens nothing that the source keeps to its owner", async () => {
    const { objects } = test.service.composition.deps;
    const { digest: sourceDigest } = await objects.put(new TextEncoder().encode("an archive"));
    const { id } = await seed.repository({ ...open, sourceDigest, sourceCommit: "0".repeat(40) });
    expect((await fork({ repositoryId: id })).status).toBe(201);
    const ask = async ({ key }: Account) =>
      (await fetch(`${test.url}/api/objects/${sourceDigest}`, { headers: { "x-api-key": key } })).status;
    expect([await ask(ada), await ask(grace)]).toEqual([200, 404]);
  });
});

describe("a fork", () => {
  let test: TestService;
  let grace: Account;
  let source: string;
  let copy: string;
  let before: Json;

  beforeAll(async () => {
    const mirrors = createMirrors();
    test = await startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
    const ada = await signUp(test.url, "ada");
    grace = await signUp(test.url, "grace");
    const githubUrl = mirrors.add("ada/forked", smallPaper());
    const paper = { paper: await pdf(), paperLicense: "CC-BY-4.0", codeLicense: "MIT", githubUrl };
    const response = await fetch(`${test.url}/api/repositories`, {
      method: "POST",
      headers: { "x-api-key": ada.key },
      body: upload(paper),
    });
    source = ((await response.json()) as Json).repository.id;
    expect((await processed(test.url, source)).job).toMatchObject({ state: "completed" });
    before = await whole(source);
    const { body } = await send(test.url, "/api/forks", { repositoryId: source }, grace.key);
    copy = body.repository.id;
    expect((await processed(test.url, copy)).job.state).toBe("completed");
  });
  afterAll(() => test[Symbol.asyncDispose]());

  const whole = (id: string) =>
    read(test.url, `/api/v1/repositories/${id}?include=claims,experiments,runs,evidence,assessments,readme`);
  const record = async (id: string) => (await test.service.composition.deps.store.repositories.get(id))!;

  it("claims the same, by the same experiment, at the same digests", async () => {
    const after = await whole(copy);
    const { store } = test.service.composition.deps;
    const versions = async (id: string) =>
      (await store.claims.listByRepository(id)).map((claim) => claim.versionId);
    expect(await versions(copy)).toEqual(await versions(source));
    const experiment = ({ experimentVersionId, command, outputs }: Json) => ({
      ...{ experimentVersionId, command, outputs },
    });
    expect(after.experiments.map(experiment)).toEqual(before.experiments.map(experiment));
    expect(after.experiments[0].id).not.toBe(before.experiments[0].id);
    expect(after.claims[0].plan.experimentId).toBe(after.experiments[0].id);
    expect(after.readme).toEqual(before.readme);
    const [one, other] = [await record(source), await record(copy)];
    for (const member of ["paperDigest", "sourceDigest", "sourceCommit", "title", "paperLicense"] as const)
      expect(other[member]).toBe(one[member]);
    expect(other.forkedFrom).toBe(source);
  });

  it("has one head, whose parent is the source's", async () => {
    const { store } = test.service.composition.deps;
    const { headId } = await record(copy);
    const versions = await store.repositories.listVersions(copy);
    expect(versions.map(({ digest, parent }) => ({ digest, parent }))).toEqual([
      { digest: headId, parent: (await record(source)).headId },
    ]);
  });

  it("leads from its first version to the source's, which it follows, where that may be read", async () => {
    const [one, other] = [await record(source), await record(copy)];
    const { store } = test.service.composition.deps;
    const shown = async () =>
      (await fetch(`${test.url}/r/${other.owner}/${other.slug}/versions/${other.headId}`)).text();
    const link = `<a href="/r/${one.owner}/${one.slug}/versions/${one.headId}">`;
    const page = await shown();
    expect(page).toContain(link);
    expect((await fetch(`${test.url}${link.slice(9, -2)}`)).status).toBe(200);
    // All places that the page leads to within itself are there.
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(` id="${id}"`);
    expect(page).toContain('href="#environment-');
    await store.repositories.update(source, { visibility: "private" });
    const hidden = await shown();
    expect(hidden).toContain(`<dd><code>${one.headId}</code></dd>`);
    expect(hidden).not.toContain(link);
    await store.repositories.update(source, { visibility: "public" });
  });

  it("was run again for evidence of its own, and took nothing of the source's", async () => {
    const after = await whole(copy);
    expect(after.runs).toHaveLength(1);
    expect(after.runs[0].id).not.toBe(before.runs[0].id);
    expect(after.assessments).toHaveLength(1);
    expect(after.assessments[0].recordDigest).not.toBe(before.assessments[0].recordDigest);
    expect(after.claims[0].evidence.state).toBe("supported");
    expect(await whole(source)).toEqual(before);
  });

  it("counts for its source, where its reader may know of it", async () => {
    const { countForks } = test.service.composition.deps.store.repositories;
    expect(await countForks([source, copy], [])).toEqual(
      new Map([
        [source, 1],
        [copy, 0],
      ]),
    );
  });

  it("that is made before its source was processed is processed itself", async () => {
    const { deps } = test.service.composition;
    const { sourceDigest, sourceCommit, ...rest } = await record(source);
    const id = deps.newId("repo");
    const [, first] = await deps.store.repositories.listVersions(source);
    const early = {
      ...rest,
      id,
      slug: "early",
      headId: first!.digest,
      sourceDigest: null,
      sourceCommit: null,
    };
    await deps.store.repositories.create(early);
    await deps.store.repositories.appendVersion({ ...first!, repositoryId: id });
    const { body } = await send(test.url, "/api/forks", { repositoryId: id }, grace.key);
    expect((await processed(test.url, body.repository.id)).job.state).toBe("completed");
    expect((await whole(body.repository.id)).claims[0].evidence.state).toBe("supported");
  });
});
