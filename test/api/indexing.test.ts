import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Account, createKey, post, signUp } from "../support/accounts.ts";
import { type ApiReader, createApiReader, type Json } from "../support/api-reader.ts";
import {
  atomFeed,
  type FakePaper,
  green,
  type PreprintServer,
  red,
  startPreprintServer,
} from "../support/preprint-server.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";
import { sharedData } from "../support/shared-data.ts";

let test: TestService;
let ada: Account;
let grace: Account;
let seed: Seed;
let reader: ApiReader;
let server: PreprintServer;

beforeAll(async () => {
  const limits = { "submission-hour": 1000, "submission-month": 60, "key-minute": 100_000 };
  server = await startPreprintServer();
  test = await startService({
    SERVICE_ROLE: "web",
    SERVICE_LIMITS: JSON.stringify(limits),
    SERVICE_CONTACT: "ada@example.org",
    ...server.settings,
  });
  [ada, grace] = await Promise.all([signUp(test.url, "ada"), signUp(test.url, "grace")]);
  seed = createSeed(test);
  reader = createApiReader(test.url, { "x-api-key": grace.key });
});
beforeEach(() => {
  server.fault = () => false;
  server.requests.length = 0;
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

async function send(path: string, body: unknown, headers: Record<string, string> = { "x-api-key": ada.key }) {
  const response = await post(`${test.url}${path}`, body, headers);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json };
}

const recorded = sharedData("arxiv/atom");
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
      [link(300), 200],
    ] as const)
      expect((await look(input)).status).toBe(status);
    expect((await reader.get("/api/preprints")).status).toBe(400);
  });

  it("tells anyone what the preprint server says", async () => {
    await server.add("2101.00010", { title: "On  pi", versions: 2 });
    const { status, body, headers } = await reader.get("/api/preprints?input=arXiv:2101.00010v2", {});
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toEqual({
      input: "arXiv:2101.00010v2",
      kind: "preprint",
      id: "2101.00010",
      title: "On pi",
      abstract: "What was measured is 4.74 & no more.",
      authors: ["Mira Okonkwo", "Jonas Weber"],
      subjects: ["math.NT", "cs.DM"],
      license: green,
      redistributable: true,
      sourceUrl: "https://arxiv.org/abs/2101.00010v2",
      pdfUrl: "https://arxiv.org/pdf/2101.00010v2",
      url: null,
    });
    expect(server.requests.map(({ headers }) => headers["user-agent"])).toEqual(
      Array(2).fill(`research-verification-service (+${test.url}; ada@example.org)`),
    );
  });

  it.each([
    ["2101.00011", red, false],
    ["math/0309136", null, false],
  ])("says of %s whether its licence allows redistribution", async (id, license, redistributable) => {
    await server.add(id, { license });
    expect((await look(id)).body).toMatchObject({ license, redistributable });
  });

  it("names the repository that is there, to those who may read it", async () => {
    await server.add("2101.00012");
    await seed.repository({ owner: "ada", slug: "hidden", preprintId: "2101.00012", visibility: "private" });
    const url = async (account: Account) =>
      (await reader.get("/api/preprints?input=2101.00012", { "x-api-key": account.key })).body.url;
    expect(await url(ada)).toBe("/r/ada/hidden");
    expect(await url(grace)).toBeNull();
    await seed.repository({ owner: "grace", slug: "shown", preprintId: "2101.00012" });
    expect(await url(ada)).toBe("/r/ada/hidden");
    expect(await url(grace)).toBe("/r/grace/shown");
  });

  it("says of a link what is seen in it, and asks nobody", async () => {
    const { status, body } = await look("https://127.0.0.1/my%20paper.pdf#page=2");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: "pdf",
      id: null,
      title: "my paper",
      license: null,
      redistributable: false,
      pdfUrl: "https://127.0.0.1/my%20paper.pdf",
      url: null,
    });
  });

  it("refuses what arXiv does not take for an identifier", async () => {
    const id = "<id>https://arxiv.org/api/errors#incorrect_id_format_for_2101.00010</id>";
    const entry = `<entry>${id}<title>Error</title><summary>incorrect id format for 2101.00010</summary></entry>`;
    server.fault = (_, response) => !!response.writeHead(400).end(atomFeed(entry));
    expect(await look("2101.00010")).toMatchObject({ status: 400 });
  });

  it.runIf(recorded).each([
    ["1605.08386", "id_1605.08386_s0_m100_199195aa31ad.json", "Heat-bath random walks with Markov bases"],
    ["arXiv:2104.12255v1", "id_2104.12255v1_s0_m100_6ae69987ffe1.json", "0"],
    [
      "https://arxiv.org/abs/quant-ph/0201082v1",
      "id_quant-ph_0201082v1_s0_m100_86989fe779ef.json",
      "Quantum Computers and Quantum Computer Languages: Quantum Assembly Language and Quantum C Language",
    ],
  ])("tells of %s what arXiv once answered", async (input, file, title) => {
    const answer = JSON.parse(readFileSync(join(recorded!, file), "utf8")) as Json;
    server.fault = ({ url }, response) =>
      url!.startsWith("/api/query") && !!response.writeHead(answer.status_code).end(answer.body);
    // Nothing is recorded of their licences, and the fake server does not know them.
    expect(await look(input)).toMatchObject({
      status: 200,
      body: { title, license: null, redistributable: false },
    });
  });

  it("tells what went wrong", async () => {
    expect(await look("2101.99999")).toMatchObject({
      status: 404,
      body: { error: expect.stringMatching(/knows no arXiv:2101.99999/) },
    });
    server.fault = (_, response) => !!response.writeHead(503, { "retry-after": "120" }).end();
    const busy = await look("2101.00010");
    expect(busy).toMatchObject({
      status: 502,
      body: { error: expect.stringMatching(/busy or out of order/) },
    });
    expect(busy.headers.get("retry-after")).toBe("120");
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
  });

  it("needs the scope `write`, or a session", async () => {
    const [reading, writing] = await Promise.all([
      createKey(test.url, ada.cookie, ["read", "run"]),
      createKey(test.url, ada.cookie, ["write"]),
    ]);
    const input = "2101.99999";
    expect((await index({ input }, {})).status).toBe(401);
    expect((await index({ input }, { "x-api-key": reading })).status).toBe(403);
    expect((await index({ input }, { "x-api-key": writing })).status).toBe(404);
    expect((await index({ input }, { cookie: ada.cookie })).status).toBe(404);
  });

  const stored = async (id: string) => (await test.service.composition.deps.store.repositories.get(id))!;
  const snapshot = async (slug: string, account = ada) =>
    (
      await createApiReader(test.url, { "x-api-key": account.key }).get(
        `/api/repositories?owner=ada&slug=${slug}`,
      )
    ).body.repository;

  it("creates a repository of a preprint with a green licence, its PDF included", async () => {
    const { pdf } = await server.add("2102.00001", { title: "Total stopping times: a study", versions: 2 });
    const { status, headers, body } = await index({ input: "https://arxiv.org/abs/2102.00001v2" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      url: "/r/ada/total-stopping-times-a-study",
      repository: {
        owner: "ada",
        slug: "total-stopping-times-a-study",
        title: "Total stopping times: a study",
      },
    });
    expect(headers.get("location")).toBe(body.url);
    expect(Number(headers.get("x-quota-used"))).toBeGreaterThan(0);
    const repository = await snapshot(body.repository.slug);
    expect(repository).toMatchObject({
      description: "What was measured is 4.74 & no more.",
      authors: ["Mira Okonkwo", "Jonas Weber"],
      subjects: ["math.NT", "cs.DM"],
      licenses: { paper: "CC-BY-4.0", code: "unknown", paperUrl: green },
      paper: {
        byteSize: pdf!.byteLength,
        pageCount: 1,
        sourceUrl: "https://arxiv.org/abs/2102.00001v2",
      },
    });
    const download = await fetch(repository.paper.downloadUrl);
    expect(Buffer.from(await download.arrayBuffer()).equals(pdf!)).toBe(true);
    const { job, events } = (await reader.get(`/api/processing?repositoryId=${body.repository.id}`))
      .body as Json;
    expect([job.state, events[0].eventType]).toEqual(["queued", "processing.queued"]);
  });

  it("keeps the metadata alone where the licence is red: no PDF, and no fork by others", async () => {
    await server.add("2102.00002", { license: red });
    const { status, body } = await index({ input: "2102.00002" });
    expect(status).toBe(201);
    expect(server.requests.map(({ url }) => url).filter((url) => url?.startsWith("/pdf/"))).toEqual([]);
    expect(await snapshot(body.repository.slug)).toMatchObject({
      title: "On 2102.00002",
      licenses: { paper: "preprint-default", paperUrl: red },
      paper: {
        digest: null,
        byteSize: null,
        pageCount: null,
        downloadUrl: null,
        sourceUrl: "https://arxiv.org/abs/2102.00002",
      },
    });
    const fork = await send("/api/forks", { repositoryId: body.repository.id }, { "x-api-key": grace.key });
    expect(fork.status).toBe(451);
  });

  it("takes a paper once, however it is named", async () => {
    const { pdf } = await server.add("2102.00003", { versions: 2 });
    const { body } = await index({ input: "2102.00003v1" });
    for (const input of ["2102.00003", "2102.00003v2", "https://doi.org/10.48550/arXiv.2102.00003"])
      expect(await index({ input })).toMatchObject({ status: 409, body: { url: body.url } });
    await server.add("2102.00004", { pdf });
    expect(await index({ input: "2102.00004" })).toMatchObject({ status: 409, body: { url: body.url } });
    const hers = await index({ input: "2102.00003" }, { "x-api-key": grace.key });
    expect([hers.status, hers.body.url]).toEqual([201, "/r/grace/on-2102-00003"]);
  });

  it("tells papers of one title apart by the identifier", async () => {
    await server.add("2102.00005", { title: "Erratum" });
    await server.add("2102.00006", { title: "Erratum" });
    await server.add("2102.00007", { title: "\u6570\u5b66" });
    const slugs = [];
    for (const id of ["2102.00005", "2102.00006", "2102.00007"])
      slugs.push((await index({ input: id })).body.repository.slug);
    expect(slugs).toEqual(["erratum", "erratum-2102-00006", "2102-00007"]);
  });

  it("fetches a paper of Zenodo, one of its versions standing for all", async () => {
    const { pdf } = await server.add("zenodo paper");
    const record = {
      id: 8,
      conceptrecid: "7",
      metadata: {
        title: "A record of Zenodo",
        access_right: "open",
        license: { id: "cc-by-4.0" },
        creators: [{ name: "Okonkwo, Mira" }],
      },
      files: [{ key: "the paper.pdf" }],
    };
    server.fault = ({ url }, response) => {
      if (url === "/api/records/8") return !!response.end(JSON.stringify(record));
      if (url === "/api/records/9") return !!response.end(JSON.stringify({ ...record, id: 9 }));
      return url === "/api/records/8/files/the%20paper.pdf/content" && !!response.end(pdf);
    };
    const { status, body } = await index({ input: "https://doi.org/10.5281/zenodo.8" });
    expect(status).toBe(201);
    expect(await stored(body.repository.id)).toMatchObject({
      preprintId: "10.5281/zenodo.7",
      authors: ["Okonkwo, Mira"],
      sourceUrl: "https://zenodo.org/records/8",
      paperLicense: "CC-BY-4.0",
    });
    expect(await index({ input: "10.5281/zenodo.9" })).toMatchObject({
      status: 409,
      body: { url: body.url },
    });
    server.fault = (_, response) =>
      !!response.end(JSON.stringify({ ...record, id: 11, conceptrecid: "10", files: [] }));
    expect(await index({ input: "10.5281/zenodo.11" })).toMatchObject({ status: 422 });
    expect(await index({ input: "10.5281/zenodo.12" })).toMatchObject({ status: 502 });
  });

  it.each<[string, Partial<FakePaper>, number, RegExp]>([
    [
      "is encrypted or broken",
      { pdf: Buffer.from("%PDF-1.7\nnothing") },
      422,
      /The PDF at https:..arxiv.org.abs.2103.00001 cannot be read/,
    ],
    ["is larger than 25 MiB", { pdf: Buffer.from("%PDF-".padEnd(25 * 1024 * 1024 + 1)) }, 413, /25 MiB/],
    ["is a page", { pdf: Buffer.from("<html>") }, 502, /no valid answer about arXiv:2103.00001/],
    ["is not there", { pdf: null }, 404, /nothing at/],
  ])("leaves nothing where the PDF %s", async (_name, paper, status, message) => {
    await server.add("2103.00001", paper);
    const before = await used();
    expect(await index({ input: "2103.00001" })).toMatchObject({
      status,
      body: { error: expect.stringMatching(message) },
    });
    expect(await used()).toBe(before);
    expect(
      await test.service.composition.deps.store.repositories.findByPreprint("ada", "2103.00001"),
    ).toBeNull();
  });

  it("answers 502 to a link to a private address, and asks nobody", async () => {
    const { port } = new URL(server.origin);
    for (const host of ["127.0.0.1", `127.0.0.1:${port}`, "localhost", "[::1]", "169.254.169.254"])
      expect(await index({ input: `https://${host}/paper.pdf` })).toMatchObject({
        status: 502,
        body: { error: expect.stringMatching(/address that is not public/) },
      });
    expect(server.requests).toEqual([]);
  });

  const month = () => new Date().toISOString().slice(0, 7);
  const used = async () => {
    const { store } = test.service.composition.deps;
    return store.quotas.getUsed((await store.principals.findUserId("ada"))!, month());
  };

  it("is refused once the quota is used up, before anybody is asked", async () => {
    const { store } = test.service.composition.deps;
    const id = (await store.principals.findUserId("ada"))!;
    while (await store.quotas.consume(id, month(), 60));
    const { status, headers, body } = await index({ input: "2101.00010" });
    expect(status).toBe(429);
    expect(body.error).toMatch(/monthly quota of 60/);
    expect(headers.get("x-quota-used")).toBe("60");
    expect(headers.get("x-quota-remaining")).toBe("0");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await index({ input: "nothing" })).status).toBe(400);
    expect(server.requests).toEqual([]);
  });
});
