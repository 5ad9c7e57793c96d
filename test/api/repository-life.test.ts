import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../sdk/src/index.ts";
import { digestOfBytes } from "../../server/domain/digest.ts";
import type { RepositoryRecord } from "../../server/domain/records.ts";
import { type Account, post, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let seed: Seed;
let ada: Account;
let eve: Account;

beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  [ada, eve] = [await signUp(test.url, "ada"), await signUp(test.url, "eve")];
  seed = createSeed(test);
});
afterAll(() => test[Symbol.asyncDispose]());

const read = async (path: string, who?: Account) => {
  const response = await fetch(`${test.url}${path}`, { headers: who ? { cookie: who.cookie } : {} });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return {
    status: response.status,
    tag: response.headers.get("etag"),
    text,
    body: (isJson ? JSON.parse(text) : {}) as Json,
  };
};

async function edit(id: string, changes: unknown, who: Account = ada) {
  const response = await fetch(`${test.url}/api/repositories/${id}`, {
    method: "PATCH",
    headers: { cookie: who.cookie, "content-type": "application/json" },
    body: JSON.stringify(changes),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

async function withdraw(
  { id }: Pick<RepositoryRecord, "id">,
  who: Account = ada,
  reason = "Mislabelled data.",
) {
  const response = await post(
    `${test.url}/api/repositories/${id}/withdrawal`,
    { reason },
    { cookie: who.cookie },
  );
  return { status: response.status, body: (await response.json()) as Json };
}

describe("PATCH /api/repositories/{repositoryId}", () => {
  it("changes what is named, and search finds the new words alone", async () => {
    const { id, slug } = await seed.repository({ title: "On axolotls", description: "Older words." });
    const changes = { title: "On capybaras", topics: ["rodents", "south-america"] };
    const { status, body } = await edit(id, changes);
    expect(status).toBe(200);
    expect(body.repository).toMatchObject({ id, slug, description: "Older words.", ...changes });
    expect((await read(`/api/v1/repositories/${id}`)).body).toMatchObject(changes);
    const found = async (q: string) =>
      (await read(`/api/v1/search?q=${q}`)).body.data.repositories.map((each: Json) => each.id);
    expect(await found("capybaras")).toEqual([id]);
    expect(await found("rodents")).toEqual([id]);
    expect(await found("axolotls")).toEqual([]);
    expect((await edit(id, { description: "" })).body.repository).toMatchObject({
      description: "",
      ...changes,
    });
  });

  it.each([
    ["no member", {}],
    ["an unknown member", { slug: "other" }],
    ["a short title", { title: "ab" }],
    ["a title of two lines", { title: "One\nTwo" }],
    ["a topic with spaces", { topics: ["two words"] }],
    ["a topic twice", { topics: ["twice", "twice"] }],
    ["an unknown visibility", { visibility: "secret" }],
  ])("refuses %s, and changes nothing", async (_, changes) => {
    const { id, title } = await seed.repository();
    expect((await edit(id, changes)).status).toBe(400);
    expect((await read(`/api/v1/repositories/${id}`)).body).toMatchObject({
      title,
      topics: [],
      visibility: "public",
    });
  });

  it("is for the owner", async () => {
    const [open, hidden] = [await seed.repository(), await seed.repository({ visibility: "private" })];
    expect((await edit(open.id, { title: "Not yours" }, eve)).status).toBe(403);
    expect((await edit(hidden.id, { title: "Not yours" }, eve)).status).toBe(404);
    expect((await edit("repo_none", { title: "Not there" })).status).toBe(404);
    expect((await edit(hidden.id, { title: "My own" })).status).toBe(200);
  });

  it("shows a version to whom it shows the repository, and no other repository's", async () => {
    const open = await seed.repository({ slug: "open-version" });
    const hidden = await seed.repository({ slug: "hidden-version", visibility: "private" });
    for (const [id, slug, versionId, who, status] of [
      [open.id, open.slug, open.headId, eve, 200],
      [hidden.id, hidden.slug, hidden.headId, eve, 404],
      [hidden.id, hidden.slug, hidden.headId, ada, 200],
      [open.id, open.slug, `sha256:${"0".repeat(64)}`, ada, 404],
    ] as const) {
      expect((await read(`/api/repositories/${id}/versions/${versionId}`, who)).status).toBe(status);
      expect((await read(`/r/ada/${slug}/versions/${versionId}`, who)).status).toBe(status);
    }
  });

  it("hides a repository from everybody who is no member, and what they had of it is not fresh", async () => {
    const repository = await seed.repository({ title: "Of a quokka", slug: "quokka" });
    const claim = await seed.claim(repository, { statement: "The quokka smiles." });
    const paths = [
      "/api/v1/search?q=quokka",
      "/api/v1/repositories?q=quokka",
      "/api/v1/claims?q=quokka",
      "/api/v1/claims",
      "/api/repositories",
      "/",
    ];
    const single = [
      `/api/v1/repositories/${repository.id}`,
      `/api/v1/claims/${claim.id}?repository_id=${repository.id}`,
      "/api/badge/ada/quokka",
      "/r/ada/quokka",
    ];
    const before = await Promise.all(paths.map((path) => read(path)));
    for (const { text } of before) expect(text).toMatch(/quokka/);
    expect((await edit(repository.id, { visibility: "private" })).status).toBe(200);
    for (const [index, path] of paths.entries()) {
      const headers = { "if-none-match": before[index]!.tag! };
      const response = await fetch(`${test.url}${path}`, { headers });
      expect(response.status, path).toBe(200);
      // The query is repeated in what a search answers.
      expect((await response.text()).replaceAll(/q(uery"?)?[=:]"?quokka/g, ""), path).not.toMatch(/quokka/);
    }
    for (const path of single) expect((await read(path)).status, path).toBe(404);
    for (const path of single) expect((await read(path, ada)).status, path).toBe(200);

    expect((await edit(repository.id, { visibility: "public" })).status).toBe(200);
    for (const path of [...paths, ...single]) expect((await read(path)).status, path).toBe(200);
    expect((await read("/api/v1/claims?q=quokka")).body.data).toHaveLength(1);
  });

  it("opens no bytes that the licences keep", async () => {
    const { objects } = test.service.composition.deps;
    for (const [paperLicense, status] of [
      ["unknown", 404],
      ["publisher-restricted", 451],
      ["MIT", 200],
    ] as const) {
      const { digest: paperDigest } = await objects.put(new TextEncoder().encode(`%PDF ${paperLicense}`));
      const { id } = await seed.repository({ visibility: "private", paperLicense, paperDigest });
      expect((await read(`/api/objects/${paperDigest}`)).status).toBe(404);
      await edit(id, { visibility: "public" });
      expect((await read(`/api/objects/${paperDigest}`)).status).toBe(status);
    }
  });

  it("publishes no copy of what its owner may no longer read", async () => {
    const source = await seed.repository({ owner: "lab", visibility: "private" });
    const fork = await seed.repository({ visibility: "private", forkedFrom: source.id });
    expect((await edit(fork.id, { visibility: "public" })).status).toBe(403);
    expect((await edit(fork.id, { title: "A copy" })).status).toBe(200);
    const open = await seed.repository({ visibility: "private", forkedFrom: (await seed.repository()).id });
    expect((await edit(open.id, { visibility: "public" })).status).toBe(200);
  });
});

it("is edited and withdrawn through the SDK", async () => {
  const client = createClient({ baseUrl: test.url, apiKey: ada.key });
  const { id: repositoryId } = await seed.repository();
  const { repository } = await client.repositories.update({ repositoryId, topics: ["one"] });
  expect(repository.topics).toEqual(["one"]);
  const withdrawn = await client.repositories.withdraw({ repositoryId, reason: "A test." });
  expect(withdrawn.repository.withdrawal).toMatchObject({ reason: "A test." });
  const late = client.repositories.update({ repositoryId, title: "Too late" });
  await expect(late).rejects.toMatchObject({ status: 409 });
});

describe("POST /api/repositories/{repositoryId}/withdrawal", () => {
  /** One with a judged Run, a log, evidence, a paper and a README. */
  async function judged(slug: string) {
    const { objects, store, signer, newId } = test.service.composition.deps;
    const paper = await objects.put(new TextEncoder().encode(`%PDF of ${slug}`));
    const repository = await seed.repository({
      ...{ slug, title: `On ${slug}`, description: `All of ${slug}.`, paperLicense: "MIT", preprintId: slug },
      readme: { sourcePath: "README.md", mediaType: "text/markdown", text: "Read me" },
      paperDigest: paper.digest,
    });
    const experiment = await seed.experiment(repository);
    const claim = await seed.claim(
      repository,
      { statement: `It is ${slug}.`, evidenceState: "supported" },
      experiment,
    );
    const run = await seed.run(experiment, [claim]);
    const [text, sequence, recordedAt] = ["a line of the log", 1, seed.tick()];
    await store.runs.appendLogs([{ runId: run.id, sequence, stream: "stdout", recordedAt, text }]);
    await store.runs.update(run.id, { state: "running" });
    await store.runs.update(run.id, { state: "succeeded" });
    const assessment = await seed.assessment(claim, run);
    const evidence = await seed.evidence(run, `measured ${slug}`);
    const predicateType = "https://example.org/test";
    const subject = [{ name: "x", digest: { sha256: digestOfBytes(Buffer.from(slug)).slice(7) } }];
    const statement = {
      _type: "https://in-toto.io/Statement/v1" as const,
      predicateType,
      predicate: {},
      subject,
    };
    const bundle = await objects.put(signer.signBundle([statement]));
    await store.assessments.appendAttestation({
      ...{ digest: bundle.digest, assessmentId: assessment.id, repositoryId: repository.id, runId: run.id },
      ...{ keyId: signer.keyId, predicateTypes: [predicateType], createdAt: seed.tick() },
    });
    const waiting = await seed.run(experiment, [claim], { jobId: newId("job") });
    const job = await seed.job(repository, { id: waiting.jobId });
    return { repository, claim, run, waiting, job, assessment, evidence, paper, bundle };
  }

  it("leaves a tombstone, what was judged, and no bytes but the signed ones", async () => {
    const { repository, claim, run, waiting, job, assessment, evidence, paper, bundle } =
      await judged("dodo");
    const { status, body } = await withdraw(repository);
    expect(status).toBe(200);
    const withdrawal = { withdrawnAt: expect.any(String), reason: "Mislabelled data." };
    expect(body.repository).toMatchObject({ id: repository.id, withdrawal });

    const include = "readme,claims,runs,evidence,assessments";
    for (const path of [
      `/api/v1/repositories/${repository.id}?include=${include}`,
      `/api/v1/repositories/resolve?owner=ada&slug=dodo&include=${include}`,
    ]) {
      const shown = (await read(path)).body;
      expect(shown).toMatchObject({
        title: "On dodo",
        owner: "ada",
        slug: "dodo",
        description: "",
        topics: [],
        readme: null,
        withdrawal,
      });
      expect(shown.assessments).toMatchObject([{ id: assessment.id, current: true }]);
      expect(shown.claims).toMatchObject([{ id: claim.id }]);
    }
    const snapshot = (await read("/api/repositories?owner=ada&slug=dodo")).body.repository;
    expect(snapshot).toMatchObject({ description: "", withdrawal, paper: { downloadUrl: null } });
    expect((await read(`/api/v1/repositories/${repository.id}`, ada)).body).toMatchObject({
      description: "All of dodo.",
    });

    for (const { digest } of [paper, evidence]) {
      expect((await read(`/api/objects/${digest}`)).status).toBe(404);
      expect((await read(`/api/objects/${digest}`, eve)).status).toBe(404);
      expect((await read(`/api/objects/${digest}`, ada)).status).toBe(200);
    }
    expect((await read(`/api/objects/${bundle.digest}`)).status).toBe(200);
    expect((await read(`/api/attestations/${bundle.digest}`)).body).toMatchObject({ verified: true });
    expect((await read("/.well-known/jwks.json")).status).toBe(200);

    const logs = `/api/v1/runs/${run.id}?include=logs`;
    expect((await read(logs)).body).not.toHaveProperty("logs");
    expect((await read(logs, ada)).body.logs).toHaveLength(1);
    expect((await read(`/api/v1/runs?repository_id=${repository.id}&include=logs`)).text).not.toContain(
      "a line of the log",
    );
    expect((await read(`/api/v1/runs/${run.id}/logs`)).status).toBe(404);
    const draft = `/api/manifests/${repository.id}`;
    expect((await read(draft)).status).toBe(404);
    expect((await read(draft, eve)).status).toBe(404);
    expect((await read(draft, ada)).status).toBe(200);
    expect((await read("/api/badge/ada/dodo")).text).toContain("withdrawn");
    const page = (await read("/r/ada/dodo")).text;
    expect(page).toMatch(
      /Withdrawn<\/strong> by its owner on\s+<time[^>]+>[^<]+<\/time>: Mislabelled data\./,
    );
    expect(page).not.toContain("All of dodo.");
    expect(page).toContain(bundle.digest);
    expect(page).not.toContain(`/runs/${run.id}/logs`);
    expect(page).not.toContain(draft);
    const version = (await read(`/api/repositories/${repository.id}/versions/${repository.headId}`)).body;
    expect(version).toMatchObject({ id: repository.headId, current: true, paper: { downloadUrl: null } });
    const versionPage = (await read(`/r/ada/dodo/versions/${repository.headId}`)).text;
    expect(versionPage).toContain("The repository is withdrawn.");
    expect(versionPage).not.toContain("All of dodo.");

    const { store } = test.service.composition.deps;
    expect(await store.jobs.get(job.id)).toMatchObject({ state: "cancelled" });
    expect(await store.runs.get(waiting.id)).toMatchObject({ state: "cancelled" });
    expect((await store.jobs.listEvents(job.id, 9)).at(-1)!.payload).toEqual({
      reason: "the repository was withdrawn",
    });
  });

  it("takes it out of every list and search, the owner's own ones as well", async () => {
    const { repository } = await judged("moa");
    const paths = [
      ...["/", "/api/repositories", "/api/v1/repositories", "/api/v1/repositories?q=moa", "/api/v1/claims"],
      ...["/api/v1/claims?q=moa", "/api/v1/runs", "/api/v1/search?q=moa"],
    ];
    for (const path of paths) expect((await read(path)).text, path).toMatch(/ moa|\/moa/);
    await withdraw(repository);
    for (const path of paths)
      for (const who of [undefined, ada])
        expect((await read(path, who)).text, path).not.toMatch(/ moa|\/moa/);
    expect((await read(`/api/v1/claims?repository_id=${repository.id}`)).body.data).toHaveLength(1);
    expect((await read(`/api/v1/runs?repository_id=${repository.id}`)).body.data).toHaveLength(2);
  });

  it("ends all work: no edit, look, retry, Run, fork or second withdrawal", async () => {
    const { repository, claim } = await judged("auk");
    const failed = await seed.job(repository, { state: "failed", finishedAt: seed.tick(), purpose: "run" });
    await withdraw(repository);
    const { id: repositoryId } = repository;
    const ask = async (path: string, body: unknown, who = ada) => {
      const response = await post(`${test.url}${path}`, body, { cookie: who.cookie });
      return { status: response.status, text: await response.text() };
    };
    expect((await edit(repositoryId, { title: "Anew" })).status).toBe(409);
    expect((await withdraw(repository)).status).toBe(409);
    const answers = [
      await ask("/api/ingestions", { repositoryId }),
      await ask(`/api/jobs/${failed.id}/retry`, undefined),
      await ask("/api/forks", { repositoryId }, eve),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 409, text: expect.stringMatching(/withdrawn/) });
    const request = { repositoryId, claimId: claim.id };
    for (const path of ["/api/runs", "/api/v1/runs"])
      expect(await ask(path, request)).toMatchObject({
        status: 422,
        text: expect.stringMatching(/withdrawn/),
      });
  });

  it("frees the paper, and keeps the slug", async () => {
    const { repository } = await judged("thylacine");
    const { repositories } = test.service.composition.deps.store;
    expect(await repositories.findByPreprint("ada", "thylacine")).not.toBeNull();
    expect(await repositories.findByPaper("ada", repository.paperDigest!)).not.toBeNull();
    await withdraw(repository);
    expect(await repositories.findByPreprint("ada", "thylacine")).toBeNull();
    expect(await repositories.findByPaper("ada", repository.paperDigest!)).toBeNull();
    expect(await repositories.findBySlug("ada", "thylacine")).not.toBeNull();
  });

  it("of two at the same time accepts one", async () => {
    const repository = await seed.repository();
    const both = await Promise.all([1, 2].map(() => withdraw(repository)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is for the owner, and for owners and admins of an organization", async () => {
    const open = await seed.repository();
    expect((await withdraw(open, eve)).status).toBe(403);
    expect((await withdraw({ id: "repo_none" }, eve)).status).toBe(404);
    const organization = async (path: string, who: Account, body: unknown) =>
      (await (
        await post(`${test.url}/api/auth/organization/${path}`, body, { cookie: who.cookie })
      ).json()) as Json;
    const { id: organizationId } = await organization("create", ada, { name: "Lab", slug: "the-lab" });
    const joins = async (username: string, role: string) => {
      const member = await signUp(test.url, username);
      const invitation = { email: `${username}@example.org`, role, organizationId };
      const { id: invitationId } = await organization("invite-member", ada, invitation);
      await organization("accept-invitation", member, { invitationId });
      return member;
    };
    const [member, admin] = [await joins("member", "member"), await joins("admin-of-lab", "admin")];
    const own = await seed.repository({ owner: "the-lab", visibility: "private" });
    expect((await withdraw(own, eve)).status).toBe(404);
    expect((await edit(own.id, { title: "A member's title" }, member)).status).toBe(200);
    expect((await withdraw(own, member)).status).toBe(403);
    expect((await withdraw(own, admin)).status).toBe(200);
    expect((await read(`/api/v1/repositories/${own.id}`)).status).toBe(404);
    expect((await withdraw(await seed.repository({ owner: "the-lab" }), ada)).status).toBe(200);
  });
});
