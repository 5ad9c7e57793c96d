import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { createBrowser } from "../support/browser.ts";
import { createSeed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
});
afterAll(() => test[Symbol.asyncDispose]());

const password = "correct horse battery";

/** Somebody with a browser that is signed in. */
async function person(username: string) {
  const browser = createBrowser(test.url);
  await browser.open("/sign-up");
  const name = username;
  await browser.send("/sign-up", { name, username, email: `${username}@example.org`, password });
  return browser;
}
type Browser = ReturnType<typeof createBrowser>;

const api = (browser: Browser, path: string, body?: unknown) => {
  const cookie = { cookie: browser.cookie() };
  return body === undefined
    ? fetch(`${test.url}${path}`, { headers: cookie })
    : post(`${test.url}${path}`, body, cookie);
};

/** A form as whoever sends it wants, with a session. */
const send = (browser: Browser, path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${test.url}${path}`, {
    method: "POST",
    body,
    headers: { cookie: browser.cookie(), origin: test.url, accept: "text/html", ...headers },
    redirect: "manual",
  });

describe("the page of an account", () => {
  it("changes the name, and keeps what was refused", async () => {
    const ada = await person("ada");
    const page = await ada.open("/account");
    expect(page.text).toContain("ada@example.org");
    expect(page.headers.get("cache-control")).toBe("no-store");
    const refused = await ada.send("/account", { name: "x".repeat(129) });
    expect(refused.status).toBe(400);
    expect(refused.forms.get("/account")).toEqual({ name: "x".repeat(129) });
    const name = `Ada </title><script>alert(1)</script>`;
    const saved = await ada.send("/account", { name });
    expect(saved.redirect?.location).toBe("/account?done=saved");
    expect(saved.text).toContain("The changes were saved.");
    expect(saved.text).not.toContain("<script>");
    expect(saved.forms.get("/account")).toEqual({ name });
    const foreign = { origin: "https://elsewhere.example" };
    expect((await send(ada, "/account", new URLSearchParams({ name: "Eve" }), foreign)).status).toBe(403);
  });

  it("changes the picture, and says what is none", async () => {
    const grace = await person("grace");
    const create = { width: 40, height: 40, channels: 3 as const, background: "red" };
    const upload = (bytes: BlobPart, type: string) => {
      const form = new FormData();
      form.set("picture", new Blob([bytes], { type }), "me.png");
      return send(grace, "/account/picture", form);
    };
    const done = await upload(new Uint8Array(await sharp({ create }).png().toBuffer()), "image/png");
    expect(done.headers.get("location")).toBe("/account?done=picture-changed");
    const address = /<img class="avatar" src="(\/api\/objects\/[^"]+)"/;
    const [, path] = address.exec((await grace.open("/account")).text)!;
    expect((await fetch(`${test.url}${path}`)).headers.get("content-type")).toBe("image/webp");
    expect((await createBrowser(test.url).open("/r/grace")).text).toContain(`src="${path}"`);
    for (const [bytes, type, status] of [
      ["<svg onload='alert(1)'/>", "image/svg+xml", 415],
      ["", "application/octet-stream", 415],
      ["<script>", "image/png", 400],
      ["x".repeat(1_048_577), "image/png", 413],
    ] as const) {
      const refused = await upload(bytes, type);
      expect(refused.status, type).toBe(status);
      expect(await refused.text()).toMatch(/<h1>Your account<\/h1>.*role="alert"/s);
    }
    expect((await grace.open("/account")).text).toContain(path);
    expect((await send(grace, "/account/picture", new FormData())).status).toBe(400);
  });

  it("shows where the account is signed in, and ends that", async () => {
    const here = await person("emmy");
    const there = createBrowser(test.url);
    for (let i = 0; i < 2; i++) {
      await there.open("/sign-in");
      await there.send("/sign-in", { identifier: "emmy", password });
    }
    const listed = (await (await api(here, "/api/account/sessions")).json()) as Json;
    expect(listed.sessions).toHaveLength(3);
    expect(JSON.stringify(listed)).not.toContain("token");
    const other = listed.sessions.find(({ current }: { current: boolean }) => !current).id;
    const stranger = await person("eve");
    await send(stranger, `/account/sessions/${other}/revocation`, "");
    expect((await (await api(there, "/api/auth/get-session")).json()) as unknown).not.toBeNull();
    await here.open("/account");
    const ended = await here.send(`/account/sessions/${other}/revocation`);
    expect(ended.text).toContain("Signed out there.");
    const count = async () =>
      ((await (await api(here, "/api/account/sessions")).json()) as Json).sessions.length;
    expect(await count()).toBe(2);
    const alone = await here.send("/account/sessions/revocation");
    expect(alone.forms.has("/account/sessions/revocation")).toBe(false);
    expect(await count()).toBe(1);
    expect(await (await api(there, "/api/auth/get-session")).json()).toBeNull();
    const unknown = await send(here, "/account/sessions/revocation?sessionId=1", "");
    expect(unknown.status).toBe(400);
    const long = `/account/sessions/${"x".repeat(129)}/revocation`;
    expect((await send(here, long, "")).status).toBe(400);
  });
});

describe("an account that is deleted", () => {
  it("takes its name and password to confirm", async () => {
    const browser = await person("slip");
    await browser.open("/account");
    for (const [username, typed, field] of [
      ["other", password, "username"],
      ["slip", "wrong horse", "password"],
    ] as const) {
      const refused = await browser.send("/account/deletion", { username, password: typed });
      expect(refused.status).toBe(400);
      expect(refused.forms.get("/account/deletion")).toEqual({ username, password: "" });
      expect(refused.text).toMatch(new RegExp(`id="${field}-hint"><strong class="problem">`));
    }
    const confirmed = new URLSearchParams({ username: "slip", password });
    const foreign = { origin: "https://elsewhere.example" };
    expect((await send(browser, "/account/deletion", confirmed, foreign)).status).toBe(403);
    expect((await browser.open("/account")).status).toBe(200);
  });

  it("leaves public repositories, and nothing of the person", async () => {
    const gone = await person("gone");
    const friend = await person("friend");
    const seed = createSeed(test);
    const kept = await seed.repository({ owner: "gone", title: "What stays" });
    const secret = await seed.repository({ owner: "gone", title: "Hush", visibility: "private" });
    const { store } = test.service.composition.deps;
    const session = (await (await api(gone, "/api/auth/get-session")).json()) as Json;
    await api(gone, "/api/stars", { repositoryId: kept.id, action: "star" });
    await api(friend, "/api/stars", { repositoryId: kept.id, action: "star" });
    await api(gone, "/api/follows", { targetType: "user", targetId: "friend", action: "follow" });
    await api(friend, "/api/follows", { targetType: "user", targetId: "gone", action: "follow" });
    const { key } = (await (await api(gone, "/api/auth/api-key/create", { name: "k" })).json()) as Json;
    await api(gone, "/api/auth/organization/create", { name: "Alone", slug: "alone" });
    const ended = gone.cookie();
    await gone.open("/account");
    const done = await gone.send("/account/deletion", { username: "gone", password });
    expect(done.redirect).toEqual({ status: 303, location: "/" });
    expect(done.text).toContain("Sign in</a>");

    const after = await fetch(`${test.url}/api/auth/get-session`, { headers: { cookie: ended } });
    expect(await after.json()).toBeNull();
    const asked = await fetch(`${test.url}/api/v1/repositories`, { headers: { "x-api-key": key } });
    expect(asked.status).toBe(401);
    const page = await createBrowser(test.url).open("/r/gone");
    expect(page.text).toContain("deleted account");
    expect(page.text).toContain("What stays");
    expect(page.text).not.toContain("Hush");
    expect(page.forms.has("/r/gone")).toBe(false);
    expect((await createBrowser(test.url).open(`/r/gone/${secret.slug}`)).status).toBe(404);
    expect(await store.reactions.countByRepository(kept.id)).toMatchObject({ stars: 1 });
    expect((await friend.open("/r/friend")).text).toContain("0 followers");
    expect(await store.reactions.countFollowers(session.user.id)).toBe(0);
    // Whoever took the name could read what is private.
    const again = { name: "Eve", username: "gone", email: "eve2@example.org", password };
    expect((await post(`${test.url}/api/auth/sign-up/email`, again)).status).toBe(409);
    const free = { ...again, username: "alone" };
    expect((await post(`${test.url}/api/auth/sign-up/email`, free)).status).toBe(200);
  });

  it("does not leave an organization without an owner", async () => {
    const owner = await person("boss");
    const member = await person("worker");
    const created = await api(owner, "/api/auth/organization/create", { name: "Lab", slug: "lab" });
    const { id: organizationId } = (await created.json()) as Json;
    const invitation = { email: "worker@example.org", role: "member", organizationId };
    const { id } = (await (
      await api(owner, "/api/auth/organization/invite-member", invitation)
    ).json()) as Json;
    await api(member, "/api/auth/organization/accept-invitation", { invitationId: id });
    await owner.open("/account");
    const refused = await owner.send("/account/deletion", { username: "boss", password });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("the only owner of lab");
    const left = await api(member, "/api/account/deletion", { username: "worker", password });
    expect(left.status).toBe(200);
    expect((await api(owner, "/api/account/deletion", { username: "boss", password })).status).toBe(200);
  });
});
