import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RepositoryRecord } from "../../server/domain/records.ts";
import { signUp } from "../support/accounts.ts";
import { createBrowser } from "../support/browser.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";

let test: SeededService;
let repository: RepositoryRecord;
let path: string;
beforeAll(async () => {
  test = await startSeededService({ SERVICE_LIMITS: JSON.stringify({ "social-hour": 8 }) });
  repository = await test.seed.repository({ owner: "grace", paperLicense: "CC-BY-4.0" });
  path = `/r/grace/${repository.slug}`;
});
afterAll(() => test[Symbol.asyncDispose]());

const browserOf = (who?: "ada" | "grace") => createBrowser(test.url, who && test[who].cookie);
const send = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${test.url}${address}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie: test.ada.cookie, origin: test.url, accept: "text/html", ...headers },
    redirect: "manual",
  });

describe("reactions to a repository", () => {
  it("are buttons with counts, which go back and forth", async () => {
    const browser = browserOf("ada");
    const before = await browser.open(path);
    expect(before.text).toContain(">0 people<");
    for (const [action, other, count] of [
      ["star", "unstar", "1 star<"],
      ["request", "withdraw", ">1 person<"],
      ["follow", "unfollow", "1 follower<"],
    ] as const) {
      await browser.open(path);
      const done = await browser.send(`${path}/reactions`, { action });
      expect(done.redirect).toEqual({ status: 303, location: `${path}#community` });
      expect(done.text).toContain(count);
      expect(done.text).toContain(`name="action" value="${other}"`);
    }
    const snapshot = await fetch(`${test.url}/api/repositories?owner=grace&slug=${repository.slug}`, {
      headers: { "x-api-key": test.ada.key },
    });
    expect(((await snapshot.json()) as { repository: object }).repository).toMatchObject({
      reactions: { star: true, request: true, follow: true },
    });
    const undone = await browser.send(`${path}/reactions`, { action: "unstar" });
    expect(undone.text).toContain("0 stars");
  });

  it("lead who is not signed in to sign in, and back", async () => {
    const page = await browserOf().open(path);
    expect(page.forms.has(`${path}/reactions`)).toBe(false);
    expect(page.text).toContain(
      `<a class="button" href="/sign-in?next=${encodeURIComponent(path)}">Star</a>`,
    );
    const refused = await send(`${path}/reactions`, { action: "star" }, { cookie: "" });
    expect(refused.status).toBe(401);
    expect(await refused.text()).toContain(`/sign-in?next=${encodeURIComponent(path)}`);
  });

  it("are refused to other sites, to strangers of what is private, over the limit, and as nonsense", async () => {
    const star = { action: "star" };
    const foreign = await send(`${path}/reactions`, star, { origin: "https://elsewhere.example" });
    expect(foreign.status).toBe(403);
    const { slug } = await test.seed.repository({ owner: "grace", visibility: "private" });
    expect((await send(`/r/grace/${slug}/reactions`, star)).status).toBe(404);
    expect((await send(`${path}/reactions`, { action: "steal" })).status).toBe(400);
    let last = await send(`${path}/reactions`, star);
    while (last.status === 303) last = await send(`${path}/reactions`, star);
    expect(last.status).toBe(429);
    expect(await last.text()).toContain("The change was refused");
    const withdrawn = await test.seed.repository({
      owner: "grace",
      withdrawnAt: test.seed.tick(),
      withdrawalReason: "A bug.",
    });
    const page = await browserOf("ada").open(`/r/grace/${withdrawn.slug}`);
    expect(page.forms.has(`/r/grace/${withdrawn.slug}/reactions`)).toBe(false);
    expect(page.text).toContain("0 stars");
  });
});

describe("forks", () => {
  it("are made with a form, listed, and say what they are of", async () => {
    const browser = browserOf("ada");
    const empty = await browser.open(`${path}/forks`);
    expect(empty.text).toContain("Nobody has forked it yet.");
    const made = await browser.send(`${path}/forks`, { slug: "my-fork" });
    expect(made.redirect?.location).toBe("/r/ada/my-fork?done=forked");
    expect(made.text).toContain("The fork was made");
    expect(made.text).toContain(`forked from <a href="${path}">grace/${repository.slug}</a>`);
    const listed = await browser.open(`${path}/forks`);
    expect(listed.text).toContain('href="/r/ada/my-fork"');
    expect((await browserOf().open(path)).text).toContain(`<a href="${path}/forks">1 fork</a>`);
    const again = await browser.send(`${path}/forks`, { slug: "my-fork" });
    expect(again.status).toBe(409);
    expect(again.text).toContain("Open ada/my-fork");
    expect(again.forms.get(`${path}/forks`)).toMatchObject({ slug: "my-fork" });
    expect((await browser.send(`${path}/forks`, { slug: "Not This" })).status).toBe(400);
    const tag = (await fetch(`${test.url}${path}/forks`)).headers.get("etag")!;
    const fresh = await fetch(`${test.url}${path}/forks`, { headers: { "if-none-match": tag } });
    expect(fresh.status).toBe(304);
  });

  it("are refused where the licence or the namespace is not for it", async () => {
    const restricted = await test.seed.repository({ owner: "grace", paperLicense: "publisher-restricted" });
    const address = `/r/grace/${restricted.slug}/forks`;
    expect((await browserOf("ada").open(address)).text).toContain("only its owner can fork it");
    expect((await browserOf().open(address)).text).toContain("/sign-in?next=");
    expect((await send(address, {})).status).toBe(451);
    expect((await send(`${path}/forks`, { owner: "grace" })).status).toBe(403);
    expect((await send(`/r/grace/nothing/forks`, {})).status).toBe(404);
  });
});

describe("the page of an owner", () => {
  it("has the repositories that its reader may read, newest first, and older ones behind a link", async () => {
    const owner = "grace";
    const slugs: string[] = [];
    for (let i = 0; i < 21; i++) slugs.unshift((await test.seed.repository({ owner })).slug);
    const secret = await test.seed.repository({ owner, visibility: "private", title: "Hush" });
    const shown = await browserOf().open(`/r/${owner}`);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain("<h1>grace</h1>");
    expect(shown.text.indexOf(slugs[0]!)).toBeLessThan(shown.text.indexOf(slugs[1]!));
    expect(shown.text).not.toContain(slugs[20]);
    expect(shown.text).not.toContain("Hush");
    const older = /href="(\/r\/grace\?cursor=[^"]+)" rel="next"/.exec(shown.text)![1]!;
    expect((await browserOf().open(older)).text).toContain(slugs[20]);
    expect((await browserOf("grace").open(`/r/${owner}`)).text).toContain(secret.slug);
    expect((await browserOf().open(`/r/${owner}?cursor=forged`)).status).toBe(400);
    const listed = await fetch(`${test.url}/api/v1/repositories?owner=ada`);
    const { data } = (await listed.json()) as { data: { owner: string }[] };
    expect(new Set(data.map((item) => item.owner))).toEqual(new Set(["ada"]));
  });

  it("lets somebody else follow, and says why not", async () => {
    const browser = browserOf("ada");
    await browser.open("/r/grace");
    const done = await browser.send("/r/grace", { action: "follow" });
    expect(done.redirect?.location).toBe("/r/grace#follow");
    expect(done.text).toContain("1 follower");
    expect(done.text).toContain('value="unfollow"');
    const own = await browser.open("/r/ada");
    expect(own.forms.has("/r/ada")).toBe(false);
    const self = await send("/r/ada", { action: "follow" });
    expect(self.status).toBe(400);
    expect(await self.text()).toContain("Back to");
    expect((await send("/r/nobody-there", { action: "follow" })).status).toBe(404);
    expect((await send("/r/grace", { action: "follow" }, { origin: "https://a.example" })).status).toBe(403);
    expect((await browserOf().open("/r/grace")).text).toContain("/sign-in?next=%2Fr%2Fgrace");
  });

  it("says that there is nothing, or nobody", async () => {
    expect((await browserOf().open("/r/nobody-there")).status).toBe(404);
    const { url } = test;
    const emmy = await signUp(url, "emmy");
    expect((await browserOf().open("/r/emmy")).text).toContain("no repository here that you may read");
    const own = await createBrowser(url, emmy.cookie).open("/r/emmy");
    expect(own.text).toContain('<a href="/submit">Submit a paper</a>');
  });

  it("escapes a hostile name", async () => {
    const name = `"><script>alert(1)</script>`;
    await fetch(`${test.url}/api/account/profile`, {
      method: "PATCH",
      headers: { cookie: test.grace.cookie, "content-type": "application/json", origin: test.url },
      body: JSON.stringify({ name }),
    });
    const { text } = await browserOf().open("/r/grace");
    expect(text).toContain("&lt;script&gt;");
    expect(text).not.toContain("<script>");
  });
});
