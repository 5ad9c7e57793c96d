import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Account, post, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { type HttpsOrigin, makeCertificate, startHttpsOrigin } from "../support/https-origin.ts";
import { createMirrors } from "../support/mirror.ts";
import { experimentOf } from "../support/pipeline-service.ts";
import { type PreprintServer, red, startPreprintServer } from "../support/preprint-server.ts";
import { type Processing, processed } from "../support/processing.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf } from "../support/upload.ts";

const folder = mkdtempSync(join(tmpdir(), "fetched-"));
const certified = makeCertificate(folder);
if (!certified) console.warn("SKIPPED: openssl is not there, so nothing was fetched over https");
const authorities = getCACertificates("default");
const mirrors = createMirrors();
let test: TestService;
let server: PreprintServer;
let ada: Account;
let grace: Account;

beforeAll(async () => {
  server = await startPreprintServer();
  test = await startService({
    ...server.settings,
    SERVICE_SOURCE_MIRRORS: mirrors.setting,
    SERVICE_FETCH_ALLOW_HOSTS: "localhost",
  });
  [ada, grace] = await Promise.all([signUp(test.url, "ada"), signUp(test.url, "grace")]);
});
afterEach(() => {
  server.fault = () => false;
});
afterAll(async () => {
  setDefaultCACertificates(authorities);
  await test[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  mirrors.remove();
  rmSync(folder, { recursive: true });
});

const code = (name: string) =>
  mirrors.add(`ada/${name}`, experimentOf("sh measure.sh", { outputs: ["metrics.json"] }));
const submit = async (body: object, account = ada) => {
  const response = await post(`${test.url}/api/repositories`, body, { "x-api-key": account.key });
  return { status: response.status, body: (await response.json()) as Json };
};
const claimsOf = async (id: string) =>
  ((await (await fetch(`${test.url}/api/v1/claims?repository_id=${id}&include=assessments`)).json()) as Json)
    .data;
const stage = ({ events }: Processing, name: string) =>
  events.findLast((event) => event.stage === name && /stage_(completed|skipped)/.test(event.eventType));

describe("a preprint", () => {
  it("with a green licence goes through all stages", async () => {
    await server.add("2104.00001");
    const { body } = await submit({ input: "2104.00001", githubUrl: code("green") });
    const status = await processed(test.url, body.repository.id);
    expect(status.job.state).toBe("completed");
    expect(stage(status, "intake")?.payload).toMatchObject({ pageCount: 1 });
    expect((await claimsOf(body.repository.id))[0].evidence.state).toBe("supported");
  });

  it("with a red one has its code run, and says why nothing was read", async () => {
    await server.add("2104.00002", { license: red });
    const { body } = await submit({ input: "2104.00002", githubUrl: code("red") });
    const { id } = body.repository;
    const status = await processed(test.url, id);
    expect(status.job.state).toBe("completed");
    expect(stage(status, "intake")).toMatchObject({
      eventType: "processing.stage_skipped",
      payload: {
        reason: expect.stringMatching(/Only the paper's metadata are kept: its licence .*nonexclusive/),
        license: "preprint-default",
        sourceUrl: "https://arxiv.org/abs/2104.00002",
      },
    });
    expect(stage(status, "source_discovery")?.eventType).toBe("processing.stage_completed");
    const [claim] = await claimsOf(id);
    expect(claim.evidence.state).toBe("supported");
    // There is no text here to look for the number in.
    expect(claim.assessments[0].confidence).toBe("low");
    expect(claim.measurements[0].printed).toMatchObject({ source: "no_text", page: null });
    const page = await fetch(`${test.url}/r/ada/on-2104-00002`, { headers: { accept: "text/html" } });
    expect(await page.text()).toContain('<a href="https://arxiv.org/abs/2104.00002"');
    const runs = await fetch(`${test.url}/api/v1/runs?repository_id=${id}&include=attestation`);
    const [{ attestation }] = ((await runs.json()) as Json).data;
    const checked = await fetch(`${test.url}/api/attestations/${attestation.digest}`);
    const { statements, verified } = (await checked.json()) as Json;
    expect(verified).toBe(true);
    expect(statements.map(({ predicate }: Json) => predicate.paperDigest)).toContain(null);
    expect(JSON.stringify(statements)).not.toContain("paper.pdf");
    const fork = await post(
      `${test.url}/api/forks`,
      { repositoryId: id, slug: "forked" },
      { "x-api-key": ada.key },
    );
    expect(fork.status).toBe(201);
    expect(
      (await post(`${test.url}/api/forks`, { repositoryId: id }, { "x-api-key": grace.key })).status,
    ).toBe(451);
  });

  it("that is submitted twice at once is there once", async () => {
    await server.add("2104.00003");
    const both = await Promise.all([1, 2].map(() => submit({ input: "2104.00003" })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(new Set(both.map(({ body }) => body.url)).size).toBe(1);
  });

  it("whose client leaves is let go: nothing is left of it", async () => {
    await server.add("2104.00004");
    let isClosed = false;
    server.fault = (request, response) => {
      response.on("close", () => {
        isClosed = true;
      });
      return request.url!.startsWith("/pdf/") && !!response.write("%PDF-1.7\n");
    };
    const controller = new AbortController();
    const request = fetch(`${test.url}/api/repositories`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": ada.key },
      body: JSON.stringify({ input: "2104.00004" }),
      signal: controller.signal,
    }).catch(() => "left");
    await expect.poll(() => server.requests.at(-1)?.url).toBe("/pdf/2104.00004");
    isClosed = false;
    controller.abort();
    expect(await request).toBe("left");
    await expect.poll(() => isClosed).toBe(true);
    const downloads = () =>
      readdirSync(join(test.dataDir, "work")).filter((name) => name.startsWith("download-"));
    await expect.poll(downloads).toEqual([]);
    server.fault = () => false;
    expect((await submit({ input: "2104.00004" })).status).toBe(201);
  });
});

describe.runIf(certified)("a PDF at a link", () => {
  let https: HttpsOrigin;
  beforeAll(async () => {
    const paper = Buffer.from(await (await pdf("We measured 4.74 at a link.")).arrayBuffer());
    https = await startHttpsOrigin(folder, folder, (request, response) => {
      if (request.url === "/my%20paper.pdf") response.end(paper);
      else if (request.url === "/page.pdf") response.setHeader("content-type", "text/html").end("<html>");
      else if (request.url === "/inside.pdf") response.writeHead(302, { location: server.origin }).end();
      else response.writeHead(404).end();
      return true;
    });
    setDefaultCACertificates([...authorities, https.certificate]);
  });
  afterAll(() => https[Symbol.asyncDispose]());

  it("goes through all stages; nobody stated its licence, so its owner alone may download it", async () => {
    const input = `https://localhost:${https.port}/my%20paper.pdf#page=1`;
    const { status, body } = await submit({ input, githubUrl: code("link") });
    expect(status).toBe(201);
    const { id, slug, title } = body.repository;
    expect([slug, title]).toEqual(["my-paper", "my paper"]);
    expect((await processed(test.url, id)).job.state).toBe("completed");
    expect((await claimsOf(id))[0].evidence.state).toBe("supported");
    const record = await test.service.composition.deps.store.repositories.get(id);
    expect(record).toMatchObject({
      paperLicense: "unknown",
      paperLicenseUrl: null,
      sourceUrl: `https://localhost:${https.port}/my%20paper.pdf`,
    });
    const download = async (account: Account) =>
      (
        await fetch(`${test.url}/api/objects/${record!.paperDigest}`, {
          headers: { "x-api-key": account.key },
        })
      ).status;
    expect([await download(ada), await download(grace)]).toEqual([200, 404]);
    expect(await submit({ input, slug: "again" })).toMatchObject({
      status: 409,
      body: { url: "/r/ada/my-paper" },
    });
    const titled = await submit({ input, title: "A title of hers" }, grace);
    expect(titled.body.repository).toMatchObject({ title: "A title of hers", slug: "a-title-of-hers" });
  });

  it.each([
    ["page.pdf", 422, /is not a PDF, perhaps a page about it. Give the link that the PDF itself is at/],
    ["inside.pdf", 502, /not HTTPS/],
    ["none.pdf", 404, /nothing at https:/],
  ])("%s answers %d", async (name, status, message) => {
    const answer = await submit({ input: `https://localhost:${https.port}/${name}` });
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(message);
  });
});
