import { once } from "node:events";
import { get } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Running } from "../../server/main.ts";
import { type Account, post, signUp } from "../support/accounts.ts";
import { createBrowser } from "../support/browser.ts";
import { startFront } from "../support/front.ts";
import { createMirrors } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { processed } from "../support/processing.ts";
import { createSeed } from "../support/seed.ts";
import { freePort, startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

const mirrors = createMirrors();
let service: TestService;
let public_: Running;
let ada: Account;
let id: string;

beforeAll(async () => {
  const [port, own] = [await freePort(), await freePort()];
  const settings = {
    SERVICE_BASE_URL: `http://127.0.0.1:${port}`,
    SERVICE_SOURCE_MIRRORS: mirrors.setting,
    SERVICE_TRUSTED_PROXIES: "127.0.0.1",
  };
  service = await startService({ ...settings, PORT: String(own) });
  public_ = await startFront(`http://127.0.0.1:${own}`, { PORT: String(port) });
  ada = await signUp(public_.address, "ada");
  const githubUrl = mirrors.add("ada/forwarded", smallPaper());
  const response = await fetch(`${public_.address}/api/repositories`, {
    method: "POST",
    headers: { cookie: ada.cookie, origin: public_.address },
    body: upload({ paper: await pdf(), slug: "forwarded", githubUrl, visibility: "private" }),
  });
  expect(response.status).toBe(201);
  ({ id } = ((await response.json()) as { repository: { id: string } }).repository);
  await processed(public_.address, id, { "x-api-key": ada.key });
});
afterAll(async () => {
  await public_.stop(100);
  await service[Symbol.asyncDispose]();
  mirrors.remove();
});

it("makes pages of what whoever opens them may read", async () => {
  const page = (headers = {}) =>
    fetch(`${public_.address}/r/ada/forwarded`, { headers: { accept: "text/html", ...headers } });
  const own = await page({ cookie: ada.cookie });
  expect(own.status).toBe(200);
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  const text = await own.text();
  expect(text).toContain("A small paper");
  expect(text).toMatch(/<h3 dir="auto">.+<\/h3>/);
  expect(text).toContain("/api/attestations/");
  for (const headers of [{}, { cookie: "service.session_token=wrong" }]) {
    const refused = await page(headers);
    expect(refused.status).toBe(404);
    expect(await refused.text()).not.toContain("A small paper");
  }
  const record = await fetch(`${public_.address}/r/ada/forwarded`, {
    headers: { accept: "application/json", "x-api-key": ada.key },
  });
  expect(await record.json()).toMatchObject({ id });
  const home = await fetch(`${public_.address}/`);
  expect(home.headers.get("etag")).toBeTruthy();
  expect(await home.text()).not.toContain("A small paper");
});

it("has every Claim of a paper with more than one answer holds", async () => {
  const seed = createSeed(service);
  const repository = await seed.repository({ owner: "ada", slug: "many" });
  for (let index = 1; index <= 121; index++) {
    const evidenceState = index === 121 ? ("mixed" as const) : ("supported" as const);
    await seed.claim(repository, { statement: `It is ${index}.`, evidenceState });
  }
  const page = async (query: string) =>
    (await fetch(`${public_.address}/r/ada/many${query}`, { headers: { accept: "text/html" } })).text();
  expect(await page("")).toContain("page 1 of 7");
  expect(await page("?page=7")).toContain('<h3 dir="auto">121. It is 121.</h3>');
  expect(await page("?state=mixed")).toContain('<h3 dir="auto">121. It is 121.</h3>');
});

it("makes pages in the language that was asked for, and in no other's copy", async () => {
  const ask = (headers: Record<string, string>) => fetch(`${public_.address}/`, { headers });
  const german = await ask({ "accept-language": "de" });
  expect(german.headers.get("content-language")).toBe("de");
  expect(german.headers.get("vary")).toContain("Accept-Language");
  expect(await german.text()).toContain("Neueste Repositorys");
  const tag = { "if-none-match": german.headers.get("etag")! };
  expect((await ask({ ...tag, "accept-language": "de" })).status).toBe(304);
  expect((await ask({ ...tag, "accept-language": "de", cookie: "lang=en" })).status).toBe(200);
});

it("is counted by the address of its client, where the backend trusts the front", async () => {
  const remaining = async (localAddress: string) => {
    const [response] = await once(
      get(`${public_.address}/api/v1/repositories`, { localAddress }),
      "response",
    );
    response.resume();
    return Number(response.headers["x-ratelimit-remaining"]);
  };
  const first = await remaining("127.0.0.2");
  expect(await remaining("127.0.0.2")).toBe(first - 1);
  expect(await remaining("127.0.0.3")).toBe(first);
});

it("writes a forwarded answer once", async () => {
  const errors = vi.spyOn(console, "error");
  await (await fetch(`${public_.address}/api/health`)).text();
  await (await fetch(`${public_.address}/`)).text();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

it("keeps a session and the guard against other sites", async () => {
  const session = await fetch(`${public_.address}/api/auth/get-session`, {
    headers: { cookie: ada.cookie },
  });
  expect(await session.json()).toMatchObject({ user: { username: "ada" } });
  const forged = { cookie: ada.cookie, origin: "https://evil.example" };
  expect((await post(`${public_.address}/api/auth/sign-out`, {}, forged)).status).toBe(403);
  const health = await fetch(`${public_.address}/api/health`);
  expect(await health.json()).toMatchObject({ status: "ok", service: "service-web" });
});

it("has people sign in and act with pages, through the backend", async () => {
  const browser = createBrowser(public_.address, ada.cookie);
  const { text } = await browser.open("/r/ada/forwarded");
  expect(text).toContain("Signed in as <strong>ada</strong>");
  const starred = await browser.send("/r/ada/forwarded/reactions", { action: "star" });
  expect(starred.text).toContain('value="unstar"');
  const looking = await browser.send("/r/ada/forwarded/look");
  expect(looking.redirect?.location).toBe("/r/ada/forwarded?done=looking");
  expect(looking.text).toContain("The code is being looked at again");
  await processed(public_.address, id, { "x-api-key": ada.key });
  await browser.open("/r/ada/forwarded/settings");
  const saved = await browser.send("/r/ada/forwarded/settings", { title: "Edited through the front" });
  expect(saved.text).toContain('<h1 dir="auto">Edited through the front</h1>');
  expect((await browser.send("/sign-out")).text).toContain('<a href="/sign-in">');
  expect((await browser.open("/r/ada/forwarded")).status).toBe(404);
  await browser.open("/sign-up");
  const fields = { name: "Eve", username: "eve", email: "eve@example.org", password: "correct horse staple" };
  expect((await browser.send("/sign-up", fields)).text).toContain("Signed in as <strong>eve</strong>");
});
