import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Measurement } from "../../server/__generated__/types.ts";
import type { JobRecord, RepositoryRecord } from "../../server/domain/records.ts";
import { newJob } from "../../server/domain/runs/new-job.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let ada: Account;
let seed: Seed;
const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

beforeAll(async () => {
  // The web role alone: no worker takes the jobs that are made here.
  test = await startService({ SERVICE_ROLE: "web" });
  ada = await signUp(test.url, "ada");
  seed = createSeed(test);
});
afterAll(() => test[Symbol.asyncDispose]());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${test.url}${path}`, { headers });
const page = async (path: string) => (await ask(path, { accept: browser })).text();

async function withJob(changes: Partial<JobRecord>, repository?: RepositoryRecord): Promise<string> {
  const { owner, slug, id } = repository ?? (await seed.repository());
  const { store, newId } = test.service.composition.deps;
  const requester = { type: "human" as const, id: "somebody" };
  const job = newJob({
    id: newId("job"),
    repositoryId: id,
    purpose: "ingestion",
    requester,
    at: seed.tick(),
  });
  await store.jobs.create({ ...job, ...changes });
  return `/r/${owner}/${slug}`;
}

const measurement = (changes: Partial<Measurement> = {}): Measurement => ({
  measurementId: "m",
  metric: "slope",
  unit: "1",
  dimensions: {},
  comparator: "~=",
  reportedValue: 4.74,
  observedValue: 4.7401,
  tolerance: 0.005,
  absoluteDifference: 0.0001,
  verification: "verified",
  reason: null,
  diagnostic: null,
  evidenceIds: [],
  ...changes,
});

it("has a home before anything was submitted", async () => {
  const response = await ask("/");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toContain("There are no repositories yet");
});

describe("the address of a repository", () => {
  let path: string;
  let id: string;
  beforeAll(async () => {
    const repository = await seed.repository({ owner: "ada", slug: "negotiated" });
    id = repository.id;
    path = await withJob({ state: "completed", stage: "completed" }, repository);
  });

  it.each([
    ["a browser", browser, "text/html; charset=utf-8"],
    ["curl", "*/*", "text/html; charset=utf-8"],
    ["a machine", "application/json", "application/json"],
    ["a machine that names a charset", "application/json; charset=utf-8", "application/json"],
    ["JSON first of anything", "application/json, text/plain, */*", "application/json"],
    ["JSON by quality", "text/html;q=0.8, application/json;q=0.9", "application/json"],
    ["HTML by quality", "text/html;q=0.9, application/json;q=0.8", "text/html; charset=utf-8"],
    ["anything but HTML", "text/html;q=0, */*;q=0.1", "application/json"],
  ])("answers %s", async (_, accept, wanted) => {
    const response = await ask(path, { accept });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(wanted);
    expect(response.headers.get("vary")!.split(", ")).toContain("Accept");
  });

  it.each([
    "image/png",
    "text/plain, application/xml;q=0.9",
    "*/*;q=0",
    "text/html;q=0, application/json;q=0",
  ])("has nothing for %s, and says what it has", async (accept) => {
    for (const address of [path, "/r/ada/nothing"]) {
      const response = await ask(address, { accept });
      expect(response.status).toBe(406);
      expect(response.headers.get("vary")!.split(", ")).toContain("Accept");
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(((await response.json()) as { error: string }).error).toContain("text/html or application/json");
    }
  });

  it("as JSON is what resolve answers without optional parameters, byte for byte", async () => {
    const json = await (await ask(path, { accept: "application/json" })).text();
    expect(json).toBe(await (await ask("/api/v1/repositories/resolve?owner=ada&slug=negotiated")).text());
    expect(json).toBe(await (await ask(`/api/v1/repositories/${id}`)).text());
  });

  it("has one tag as a page and another as a record", async () => {
    const [html, json] = [await ask(path), await ask(path, { accept: "application/json" })];
    expect(html.headers.get("etag")).not.toBe(json.headers.get("etag"));
    const crossed = { accept: "application/json", "if-none-match": html.headers.get("etag")! };
    expect((await ask(path, crossed)).status).toBe(200);
  });

  it("that is not there is a page for browsers and JSON for machines", async () => {
    await seed.repository({ owner: "ada", slug: "hidden", visibility: "private" });
    const bodies: string[] = [];
    for (const address of ["/r/ada/nothing", "/r/ada/hidden"]) {
      const html = await ask(address, { accept: browser });
      expect(html.status).toBe(404);
      expect(html.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(html.headers.get("vary")!.split(", ")).toContain("Accept");
      expect(html.headers.get("x-request-id")).toBeTruthy();
      bodies.push(await html.text());
      const json = await ask(address, { accept: "application/json" });
      expect(json.status).toBe(404);
      expect(json.headers.get("vary")!.split(", ")).toContain("Accept");
      expect(await json.json()).toEqual({ error: "Repository not found." });
    }
    expect(bodies[0]).toContain("Repository not found.");
    expect(bodies[0]).toBe(bodies[1]);
    expect((await ask("/r/ada/hidden", { accept: browser, cookie: ada.cookie })).status).toBe(200);
  });

  it("repeats nothing of a hostile address", async () => {
    const response = await ask("/r/%3Cscript%3Ealert(1)%3C%2Fscript%3E/%22onload=%22x", { accept: browser });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/alert|onload/);
  });
});

describe("the page of a repository", () => {
  it("shows Claims, measurements, verdicts, Runs and where each can be checked", async () => {
    const repository = await seed.repository({ owner: "ada", slug: "shown", title: "Shown" });
    const experiment = await seed.experiment(repository);
    const claim = await seed.claim(
      repository,
      {
        evidenceState: "supported",
        statement: "The slope is 4.74.",
        measurements: [measurement({ unit: "m/s" })],
      },
      experiment,
    );
    const run = await seed.run(experiment, [claim], { state: "succeeded", conclusion: "supports" });
    const assessment = await seed.assessment(claim, run, { limitations: ["One machine."] });
    const { objects, store } = test.service.composition.deps;
    const { digest } = await objects.put(new TextEncoder().encode("a bundle"));
    const { id: assessmentId } = assessment;
    await store.assessments.appendAttestation({
      ...{ digest, assessmentId, repositoryId: repository.id, runId: run.id },
      ...{ keyId: "k", predicateTypes: [], createdAt: seed.tick() },
    });
    const html = await page(await withJob({ state: "completed", stage: "completed" }, repository));
    for (const text of [
      "<h1>Shown</h1>",
      "The slope is 4.74.",
      "slope (m/s)",
      "4.7401",
      "supports",
      "reproduced, medium confidence",
      "One machine.",
      `<section id="${claim.id}">`,
      `<tr id="${run.id}">`,
      `href="#${run.id}"`,
      `href="/api/attestations/${digest}"`,
      'src="/api/badge/ada/shown"',
      "succeeded",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('http-equiv="refresh"');
  });

  it.each([
    [{ state: "queued" }, true, "queued</span> at stage intake"],
    [{ state: "running", stage: "source_discovery" }, true, "running</span> at stage source discovery"],
    [{ state: "blocked", lastError: "No sandbox." }, false, "No sandbox."],
    [{ state: "failed", stage: "research_compilation", lastError: "line 3" }, false, "line 3"],
    [{ state: "cancelled" }, false, "cancelled"],
    [{ state: "completed", stage: "completed" }, false, "No checkable Claim was found"],
  ] as [Partial<JobRecord>, boolean, string][])("of a job that is %j says so", async (job, moving, text) => {
    const html = await page(await withJob(job));
    expect(html).toContain(text);
    expect(html).toContain("Nothing was run yet");
    expect(html.includes('http-equiv="refresh"')).toBe(moving);
    expect(html.includes("The paper is being processed")).toBe(moving);
  });

  it("is there without any job", async () => {
    const { owner, slug } = await seed.repository();
    const response = await ask(`/r/${owner}/${slug}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("No checkable Claim was found");
  });

  it("says where nothing was observed or assessed", async () => {
    const repository = await seed.repository();
    await seed.claim(repository, {
      measurements: [measurement({ observedValue: null, absoluteDifference: null })],
    });
    await seed.claim(repository);
    const html = await page(`/r/${repository.owner}/${repository.slug}`);
    expect(html).toContain("none");
    expect(html).toContain("Not assessed yet.");
    expect(html).toContain("no measurement that could be checked");
  });
});

describe("what strangers wrote", () => {
  const hostile = `</title></style><script>alert(1)</script><img src=x onerror=alert(2)>" onmouseover="x' &amp; \u2028`;
  const escaped = "&lt;script&gt;alert(1)&lt;/script&gt;";

  it("is text on every page, and nothing else", async () => {
    const repository = await seed.repository({
      owner: "ada",
      slug: "hostile",
      title: hostile,
      description: hostile,
      readme: { sourcePath: "README.md", mediaType: "text/markdown", text: hostile },
    });
    const experiment = await seed.experiment(repository);
    const measurements = [measurement({ metric: hostile, unit: hostile, reason: hostile })];
    const claim = await seed.claim(
      repository,
      { statement: hostile, sourceLocator: hostile, measurements },
      experiment,
    );
    const failure = {
      code: "x",
      category: "execution",
      retryable: null,
      summary: hostile,
      recoveryAction: null,
    } as const;
    const run = await seed.run(experiment, [claim], { state: "failed", failure });
    await seed.assessment(claim, run, { limitations: [hostile] });
    const path = await withJob({ state: "failed", lastError: hostile }, repository);

    const html = await page(path);
    // Title twice, description, job, statement, locator, metric and unit, reason, failure, limitation.
    expect(html.split(escaped).length - 1).toBe(11);
    for (const text of [html, await page("/")]) {
      expect(text).toContain(escaped);
      expect(text).not.toContain("<script");
      expect(text).not.toContain("<img src=x");
      expect(text).not.toMatch(/" onmouseover="/);
      expect(text.match(/<\/title>/g)).toHaveLength(1);
      expect(text.match(/<\/style>/g)).toHaveLength(1);
    }
    const json = await ask(`/api/v1/repositories/${repository.id}?include=readme`);
    expect(json.headers.get("content-type")).toBe("application/json");
    expect(((await json.json()) as { readme: { text: string } }).readme.text).toBe(hostile);
  });

  it("could run nothing even where it were not", async () => {
    for (const path of ["/", "/r/ada/hostile", "/r/ada/nothing"]) {
      const { headers } = await ask(path, { accept: browser });
      const policy = headers.get("content-security-policy")!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toContain("script-src");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("brings no address of anybody else's", async () => {
    const html = await page("/r/ada/hostile");
    const addresses = [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) expect(address).toMatch(/^(#|\/(?!\/)|http:\/\/127\.0\.0\.1:)/);
  });
});

it("has a home with the newest public repositories, and no private one", async () => {
  await seed.repository({ owner: "ada", slug: "secret", title: "A secret paper", visibility: "private" });
  const { title } = await seed.repository({ owner: "ada", slug: "latest", title: "The latest & greatest" });
  expect(title).toBe("The latest & greatest");
  for (const headers of [{}, { cookie: ada.cookie }] as Record<string, string>[]) {
    const html = await (await ask("/", headers)).text();
    expect(html).toContain("The latest &amp; greatest");
    expect(html).toContain("0 of 0 Claims supported");
    expect(html).not.toContain("A secret paper");
    expect(html.match(/<li>/g)!.length).toBeLessThanOrEqual(20);
  }
});
