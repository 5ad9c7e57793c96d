import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createBrowser } from "../support/browser.ts";
import { linkIn, readOutbox } from "../support/outbox.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
beforeAll(async () => {
  test = await startService(
    {
      SERVICE_ROLE: "web",
      SERVICE_CONFIRM_EMAIL: "true",
      SERVICE_LIMITS: JSON.stringify({ "mail-hour": 12, "sign-in-minute": 100 }),
    },
    { passwordHash: null },
  );
});
afterAll(() => test[Symbol.asyncDispose]());

const password = "correct horse battery";
const person = async (username: string) => {
  const browser = createBrowser(test.url);
  await browser.open("/sign-up");
  await browser.send("/sign-up", { name: username, username, email: `${username}@example.org`, password });
  return browser;
};
const mailsTo = async (username: string) =>
  (await readOutbox(test)).filter((mail) => mail.includes(`To: ${username}@example.org`));
const signIn = async (identifier: string, given: string) => {
  const browser = createBrowser(test.url);
  await browser.open("/sign-in");
  return (await browser.send("/sign-in", { identifier, password: given })).status;
};
const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  post(`${test.url}/api/account/${path}`, body, headers);

describe("a forgotten password", () => {
  it("is chosen anew with a link, which works once and signs everybody out", async () => {
    const ada = await person("ada");
    const browser = createBrowser(test.url, "lang=de");
    const form = await browser.open("/sign-in").then(() => browser.open("/forgotten-password"));
    expect(form.text).toContain("Passwort vergessen");
    for (let i = 0; i < 2; i++) {
      await browser.open("/forgotten-password");
      const asked = await browser.send("/forgotten-password", { email: " ADA@example.org" });
      expect(asked.text).toContain("Gibt es ein Konto mit dieser Adresse");
    }
    const [first, second] = (await mailsTo("ada")).filter((mail) => mail.includes("neues Passwort"));
    const link = linkIn(first!, test.url);
    expect(link).toMatch(/^\/new-password\?token=[\w-]{43}$/);
    const page = await browser.open(link);
    expect(page.headers.get("cache-control")).toBe("no-store");
    const weak = await browser.send("/new-password", { password: "password1" });
    expect(weak.status).toBe(400);
    expect(weak.forms.get("/new-password")).toMatchObject({ password: "" });
    const next = "another horse battery";
    const changed = await browser.send("/new-password", { password: next });
    expect(changed.text).toContain("Das Passwort wurde geändert.");
    expect((await ada.open("/account")).status).toBe(401);
    expect(await signIn("ada", password)).toBe(401);
    expect(await signIn("ada", next)).toBe(200);
    for (const used of [link, linkIn(second!, test.url)]) {
      await browser.open(used);
      const again = await browser.send("/new-password", { password: "a third horse battery" });
      expect(again.status).toBe(400);
      expect(again.text).toContain("wurde schon benutzt");
    }
  });

  it("is told alike for an address of nobody, which gets no mail", async () => {
    await person("known");
    const ask = async (email: string) => {
      const response = await call("password-reset/request", { email });
      return { status: response.status, text: await response.text() };
    };
    const before = (await readOutbox(test)).length;
    expect(await ask("nobody@example.org")).toEqual({ status: 200, text: '{"success":true}' });
    expect((await readOutbox(test)).length).toBe(before);
    expect(await ask("known@example.org")).toEqual(await ask("nobody@example.org"));
    expect((await readOutbox(test)).length).toBe(before + 1);
    const injected = await call("password-reset/request", {
      email: "known@example.org\r\nBcc: eve@example.org",
    });
    expect(injected.status).toBe(400);
    const form = new URLSearchParams({ email: "known@example.org" });
    const foreign = { method: "POST", body: form, headers: { origin: "https://elsewhere.example" } };
    expect((await fetch(`${test.url}/forgotten-password`, foreign)).status).toBe(403);
  });

  it("is not changed by a guess, or by the link of another purpose", async () => {
    await person("grace");
    const [confirmation] = await mailsTo("grace");
    const token = new URL(linkIn(confirmation!, test.url), test.url).searchParams.get("token")!;
    for (const guess of [token, "x", "%00", token.toLowerCase()]) {
      const response = await call("password-reset", { token: guess, password: "yet another horse" });
      expect(response.status, guess).toBe(400);
    }
    expect((await call("email-confirmation", { token: "x" })).status).toBe(400);
    expect(await signIn("grace", password)).toBe(200);
  });
});

describe("an address that is to be confirmed", () => {
  it("keeps its account from writing until its person followed the link", async () => {
    const emmy = await person("emmy");
    const cookie = { cookie: emmy.cookie() };
    const star = { repositoryId: "repo_x", action: "star" };
    const organization = { name: "Lab", slug: "lab" };
    const refused = await post(`${test.url}/api/stars`, star, cookie);
    expect(refused.status).toBe(403);
    expect(((await refused.json()) as Json).error).toContain("Confirm your e-mail address first");
    const create = () => post(`${test.url}/api/auth/organization/create`, organization, cookie);
    expect((await create()).status).toBe(403);
    const { key } = (await (
      await post(`${test.url}/api/auth/api-key/create`, { name: "k" }, cookie)
    ).json()) as Json;
    expect((await post(`${test.url}/api/stars`, star, { "x-api-key": key })).status).toBe(403);
    expect((await emmy.open("/account")).text).toContain("not confirmed");
    const sent = await emmy.send("/account/confirmation");
    expect(sent.text).toContain("A link is on its way");
    const mails = await mailsTo("emmy");
    expect(mails).toHaveLength(2);
    const link = linkIn(mails[1]!, test.url);
    // A program that opens it does nothing.
    await fetch(`${test.url}${link}`);
    expect((await create()).status).toBe(403);
    const browser = createBrowser(test.url);
    await browser.open(link);
    const done = await browser.send("/confirm-email");
    expect(done.text).toContain("Your address is confirmed.");
    expect((await emmy.open("/account")).forms.has("/account/confirmation")).toBe(false);
    expect((await create()).status).toBe(200);
    await browser.open(link);
    expect((await browser.send("/confirm-email")).status).toBe(400);
    await call("email-confirmation/request", {}, cookie);
    expect(await mailsTo("emmy")).toHaveLength(2);
  });

  it("is mailed an invitation, in words that nobody chose", async () => {
    const owner = await person("owner");
    await owner.open("/account");
    const [mail] = await mailsTo("owner");
    await owner.open(linkIn(mail!, test.url));
    await owner.send("/confirm-email");
    const cookie = { cookie: owner.cookie() };
    const name = "Win a prize at http://evil.example";
    const made = await post(`${test.url}/api/auth/organization/create`, { name, slug: "prizes" }, cookie);
    const { id: organizationId } = (await made.json()) as Json;
    const invitation = { email: "friend@example.org", role: "member", organizationId };
    await post(`${test.url}/api/auth/organization/invite-member`, invitation, cookie);
    const [invited] = await mailsTo("friend");
    expect(invited).toContain("owner invites you to the organization prizes");
    expect(invited).not.toContain("evil");
    expect(linkIn(invited!, test.url)).toMatch(/^\/invitations\/\w+$/);
  });

  it("gets five mails an hour, however many are asked for", async () => {
    const flooded = await person("flooded");
    let status = 200;
    for (let i = 0; i < 12 && status === 200; i++)
      ({ status } = await call("password-reset/request", { email: "flooded@example.org" }));
    expect(await mailsTo("flooded")).toHaveLength(5);
    await flooded.open("/account");
    while (status === 200)
      ({ status } = await call("password-reset/request", { email: "nobody@example.org" }));
    expect(status).toBe(429);
  });
});
