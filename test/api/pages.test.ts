import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, signUp } from "../support/accounts.ts";
import { browser, createPages } from "../support/pages.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let ada: Account;
let seed: Seed;
let pages: ReturnType<typeof createPages>;

beforeAll(async () => {
  // The web role alone: no worker takes the jobs that are made here.
  test = await startService({ SERVICE_ROLE: "web" });
  ada = await signUp(test.url, "ada");
  seed = createSeed(test);
  pages = createPages(test, seed);
});
afterAll(() => test[Symbol.asyncDispose]());

it("has a home before anything was submitted", async () => {
  const response = await pages.ask("/");
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
    path = await pages.withJob({ state: "completed", stage: "completed" }, repository);
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
    const response = await pages.ask(path, { accept });
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
      const response = await pages.ask(address, { accept });
      expect(response.status).toBe(406);
      expect(response.headers.get("vary")!.split(", ")).toContain("Accept");
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(((await response.json()) as { error: string }).error).toContain("text/html or application/json");
    }
  });

  it("as JSON is what resolve answers without optional parameters, byte for byte", async () => {
    const json = await (await pages.ask(path, { accept: "application/json" })).text();
    expect(json).toBe(
      await (await pages.ask("/api/v1/repositories/resolve?owner=ada&slug=negotiated")).text(),
    );
    expect(json).toBe(await (await pages.ask(`/api/v1/repositories/${id}`)).text());
  });

  it("has one tag as a page and another as a record", async () => {
    const [html, json] = [await pages.ask(path), await pages.ask(path, { accept: "application/json" })];
    expect(html.headers.get("etag")).not.toBe(json.headers.get("etag"));
    const crossed = { accept: "application/json", "if-none-match": html.headers.get("etag")! };
    expect((await pages.ask(path, crossed)).status).toBe(200);
  });

  it("that is not there is a page for browsers and JSON for machines", async () => {
    await seed.repository({ owner: "ada", slug: "hidden", visibility: "private" });
    const bodies: string[] = [];
    for (const address of ["/r/ada/nothing", "/r/ada/hidden"]) {
      const html = await pages.ask(address, { accept: browser });
      expect(html.status).toBe(404);
      expect(html.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(html.headers.get("vary")!.split(", ")).toContain("Accept");
      expect(html.headers.get("x-request-id")).toBeTruthy();
      const text = (await html.text()).replace(html.headers.get("x-request-id")!, "the id");
      bodies.push(text.replace(encodeURIComponent(address), "the address"));
      const json = await pages.ask(address, { accept: "application/json" });
      expect(json.status).toBe(404);
      expect(json.headers.get("vary")!.split(", ")).toContain("Accept");
      expect(await json.json()).toEqual({ error: "Repository not found." });
    }
    expect(bodies[0]).toContain("Repository not found.");
    expect(bodies[0]).toBe(bodies[1]);
    expect((await pages.ask("/r/ada/hidden", { accept: browser, cookie: ada.cookie })).status).toBe(200);
  });

  it("repeats nothing of a hostile address", async () => {
    const response = await pages.ask("/r/%3Cscript%3Ealert(1)%3C%2Fscript%3E/%22onload=%22x", {
      accept: browser,
    });
    expect(response.status).toBe(404);
    // As the parameter of a link it can be no more than that.
    const text = (await response.text()).replace(/href="\/sign-in\?next=[\w%*.+-]*"/, "");
    expect(text).not.toMatch(/alert|onload/);
  });
});

it("has a home with the newest public repositories, and no private one", async () => {
  await seed.repository({ owner: "ada", slug: "secret", title: "A secret paper", visibility: "private" });
  const { title } = await seed.repository({ owner: "ada", slug: "latest", title: "The latest & greatest" });
  expect(title).toBe("The latest & greatest");
  for (const headers of [{}, { cookie: ada.cookie }] as Record<string, string>[]) {
    const html = await (await pages.ask("/", headers)).text();
    expect(html).toContain("The latest &amp; greatest");
    expect(html).toContain("no code found");
    expect(html).not.toContain("0 of 0");
    expect(html).not.toContain("A secret paper");
    expect(html.match(/<li>/g)!.length).toBeLessThanOrEqual(20);
  }
});

it.each(["/r/ada", "/search?q=standing"])("says at %s why nothing was judged", async (path) => {
  await seed.repository({ owner: "ada", title: "Standing", sourceCommit: null, sourceDigest: null });
  const html = await (await pages.ask(path)).text();
  expect(html).toContain("no code found");
});

it("pages through what a search finds, one list at a time, and narrows it to a subject", async () => {
  for (let index = 0; index < 23; index++) {
    const subjects = index === 0 ? ["math.NT"] : [];
    const repository = await seed.repository({ title: `Numbat ${index}`, subjects });
    await seed.claim(repository, { statement: `Numbat ${index} digs.` });
  }
  const open = async (path: string) => (await pages.ask(path)).text();
  const link = (html: string, text: string) =>
    new RegExp(`<a href="([^"]*)"[^>]*>${text}</a>`).exec(html)![1]!.replaceAll("&amp;", "&");
  const items = (html: string) => html.match(/<li>/g)!.length;
  const first = await open("/search?q=numbat");
  expect(items(first)).toBe(40);
  const claims = await open(link(first, "More Claims"));
  expect([items(claims), claims.includes("<h2>Repositories</h2>")]).toEqual([3, false]);
  expect(items(await open(link(claims, "Back to the beginning")))).toBe(20);
  const repositories = await open(link(first, "More repositories"));
  expect(items(repositories)).toBe(3);
  const narrowed = await open(link(repositories, "math.NT"));
  expect(narrowed.match(/<mark>Numbat<\/mark> \d+/g)).toEqual(["<mark>Numbat</mark> 0"]);
  for (const wrong of ["kind=runs", "kind=claims&claim_cursor=abc", "kind=claims&subject="])
    expect((await pages.ask(`/search?q=numbat&${wrong}`)).status).toBe(400);
  expect((await pages.ask("/search?claim_cursor=abc")).status).toBe(200);
});

it("has a search page, which finds what its reader may read", async () => {
  const empty = await pages.ask("/search");
  expect(empty.status).toBe(200);
  expect(await empty.text()).toContain('<form class="search" role="search" action="/search">');
  const repository = await seed.repository({ owner: "ada", slug: "okapi", title: "On the <okapi>" });
  await seed.claim(repository, { statement: "The okapi sleeps.", evidenceState: "supported" });
  await seed.repository({
    owner: "ada",
    slug: "hidden-okapi",
    title: "A hidden okapi",
    visibility: "private",
  });
  const html = await (await pages.ask("/search?q=okapi")).text();
  for (const text of [
    "On the &lt;<mark>okapi</mark>&gt;",
    "The <mark>okapi</mark> sleeps.",
    "1 supported",
    'value="okapi"',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain("A hidden");
  const own = await pages.ask("/search?q=okapi", { cookie: ada.cookie });
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  expect(await own.text()).toContain("A hidden <mark>okapi</mark>");
  const none = await (await pages.ask(`/search?${new URLSearchParams({ q: "<b>unfindable" })}`)).text();
  expect(none).toContain("Nothing was found for “&lt;b&gt;unfindable”");
  const tag = empty.headers.get("etag")!;
  expect((await pages.ask("/search", { "if-none-match": tag })).status).toBe(304);
  expect((await pages.ask(`/search?q=${"x".repeat(401)}`)).status).toBe(400);
});
