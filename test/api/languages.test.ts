import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBrowser } from "../support/browser.ts";
import { browser, createPages } from "../support/pages.ts";
import { createSeed, type Seed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let seed: Seed;
let path: string;
let pages: ReturnType<typeof createPages>;

beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  seed = createSeed(test);
  pages = createPages(test, seed);
  const repository = await seed.repository({ owner: "ada", slug: "paper", title: "On <b>okapis</b>" });
  path = await pages.withJob({ state: "completed", stage: "completed" }, repository);
});
afterAll(() => test[Symbol.asyncDispose]());

const ask = (address: string, headers: Record<string, string>) =>
  pages.ask(address, { accept: browser, ...headers });

describe("a page", () => {
  it.each([
    ["the browser's German", { "accept-language": "de-AT,de;q=0.9,en;q=0.5" }, "de", "Neueste Repositorys"],
    ["Chinese by quality", { "accept-language": "en;q=0.3,zh-CN;q=0.9" }, "zh-Hans", "最新仓库"],
    ["Traditional as what follows it", { "accept-language": "zh-TW,zh;q=0.9" }, "zh-Hans", "最新仓库"],
    ["English for others", { "accept-language": "fr" }, "en", "Newest repositories"],
    ["the choice", { "accept-language": "zh-CN", cookie: "lang=de" }, "de", "Neueste Repositorys"],
    ["no choice that there is not", { cookie: "lang=tlh" }, "en", "Newest repositories"],
  ] as [string, Record<string, string>, string, string][])("has %s", async (_, headers, language, text) => {
    const response = await ask("/", headers);
    expect(response.headers.get("content-language")).toBe(language);
    expect(response.headers.get("vary")!.split(", ")).toEqual(
      expect.arrayContaining(["Accept-Language", "Cookie"]),
    );
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(text);
  });

  it("has a tag of its own in each language, and no other's is taken for it", async () => {
    for (const address of ["/", "/search", "/words", path]) {
      const tags = new Map<string, string>();
      for (const language of ["en", "de", "zh-Hans"])
        tags.set(language, (await ask(address, { cookie: `lang=${language}` })).headers.get("etag")!);
      expect(new Set(tags.values()).size, address).toBe(3);
      for (const [language, tag] of tags) {
        const headers = { cookie: `lang=${language}`, "if-none-match": tag };
        const fresh = await ask(address, headers);
        expect(fresh.status).toBe(304);
        expect(fresh.headers.get("vary")).toContain("Accept-Language");
        expect(fresh.headers.has("content-language")).toBe(false);
        const other = { ...headers, cookie: `lang=${language === "de" ? "en" : "de"}` };
        expect((await ask(address, other)).status).toBe(200);
      }
    }
  });

  it("that says what was refused is in that language too, and repeats the address in a link alone", async () => {
    const refused = await ask("/r/ada/%3Cnothing%3E", { cookie: "lang=de", "accept-language": "zh" });
    expect(refused.status).toBe(404);
    expect(refused.headers.get("content-language")).toBe("de");
    expect(refused.headers.get("vary")).toBe("Accept, Accept-Language, Cookie");
    const html = await refused.text();
    for (const text of ["Repository nicht gefunden", "Alle Repositorys"]) expect(html).toContain(text);
    expect(html.split("nothing")).toHaveLength(2);
    expect(html).toContain('href="/sign-in?next=%2Fr%2Fada%2F%253Cnothing%253E"');
    const json = await pages.ask("/r/ada/nothing", { accept: "application/json", cookie: "lang=de" });
    expect(json.headers.get("content-language")).toBe("en");
  });

  it("with a form says what is wrong in its language", async () => {
    const person = createBrowser(test.url, "lang=de");
    await person.open("/sign-up");
    const form = { name: "Eve", username: "eve", email: "eve@example.org", password: "short" };
    const refused = await person.send("/sign-up", form);
    expect(refused.status).toBe(400);
    expect(refused.headers.get("content-language")).toBe("de");
    expect(refused.text).toContain("Berichtigen Sie, was unten markiert ist");
    expect(refused.text).toContain("Das muss mindestens 8 Zeichen haben.");
    const wrong = createBrowser(test.url, "lang=zh-Hans");
    await wrong.open("/sign-in");
    const answer = await wrong.send("/sign-in", { identifier: "nobody", password: "not the password" });
    expect(answer.text).toMatch(/role="alert">[^<]*[\u4e00-\u9fff]/);
  });
});

describe("the choice of a language", () => {
  it("needs no script, lasts, and comes back to the page", async () => {
    const person = createBrowser(test.url);
    for (const [language, text] of [
      ["de", "Es wurde noch nichts ausgeführt."],
      ["zh-Hans", "尚未运行任何实验。"],
      ["en", "Nothing was run yet."],
    ] as const) {
      await person.open(path);
      const page = await person.send("/language", { language });
      expect(page.redirect?.location).toBe(path);
      expect(page.text).toContain(text);
      expect(page.text).toContain(`lang="${language}" aria-current="true"`);
      expect(person.cookie()).toBe(`lang=${language}`);
    }
    await person.open("/search?q=okapi");
    expect((await person.send("/language", { language: "de" })).redirect?.location).toBe("/search?q=okapi");
  });

  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${test.url}/language`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(fields),
      headers: { origin: test.url, ...headers },
    });

  it("is kept in a cookie that no script reads and no other site sends", async () => {
    const { headers } = await send({ language: "de" });
    expect(headers.getSetCookie()).toEqual(["lang=de; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax"]);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/.//evil.example",
    "/\\evil.example",
    "javascript:1",
    "",
  ])("leads from %j to the home page", async (next) =>
    expect((await send({ language: "de", next })).headers.get("location")).toBe("/"),
  );

  it.each([
    ["ours", () => `${test.url}/r/ada/nothing?q=1`, "/r/ada/nothing?q=1"],
    ["another site's", () => "https://evil.example/r/ada/nothing", "/"],
    ["none", () => "no address", "/"],
  ])("without a page to come back to takes the one before, if it is %s", async (_, referer, location) => {
    expect((await send({ language: "de" }, { referer: referer() })).headers.get("location")).toBe(location);
  });

  it("is refused from another site, and for a language that there is not", async () => {
    for (const headers of [{ origin: "https://evil.example" }, { origin: "null" }])
      expect((await send({ language: "de" }, headers)).status).toBe(403);
    const unknown = await send({ language: "tlh\r\nSet-Cookie: a=b" }, { "accept-language": "de" });
    expect(unknown.status).toBe(400);
    expect(unknown.headers.getSetCookie()).toEqual([]);
    expect(await unknown.text()).toContain("muss eines sein von");
    expect((await send({ next: "/" })).status).toBe(400);
  });
});

it("explains every word in every language", async () => {
  for (const [language, words] of [
    ["en", ["contradicted", "not compared", "finished, exit 0", "Second look"]],
    ["de", ["widersprochen", "nicht verglichen", "beendet, Exit-Code 0", "Gegenprobe"]],
    ["zh-Hans", ["被否定", "未比较", "已结束，退出码 0", "复核"]],
  ] as const) {
    const html = await (await ask("/words", { cookie: `lang=${language}` })).text();
    for (const word of words) expect(html).toContain(word);
  }
});

it("has an icon, which runs nothing", async () => {
  const html = await pages.page("/");
  const address = /<link rel="icon" href="([^"]+)"/.exec(html)![1]!;
  const icon = await pages.ask(address);
  expect(icon.status).toBe(200);
  expect(icon.headers.get("content-type")).toBe("image/svg+xml");
  expect(icon.headers.get("content-security-policy")).toContain("sandbox");
});
