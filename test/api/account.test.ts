import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, post, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { openDatabaseOf } from "../support/databases.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
let ada: Account;
beforeAll(async () => {
  test = await startService();
  ada = await signUp(test.url, "ada");
});
afterAll(() => test[Symbol.asyncDispose]());

async function send(method: string, path: string, body: BodyInit, headers: Record<string, string>) {
  const response = await fetch(`${test.url}/api/account/${path}`, { method, headers, body });
  return { status: response.status, body: (await response.json()) as Json };
}

const rename = (name: unknown, headers: Record<string, string>) =>
  send("PATCH", "profile", JSON.stringify({ name }), { "content-type": "application/json", ...headers });

const picture = (bytes: Uint8Array<ArrayBuffer>, type: string, headers: Record<string, string>) =>
  send("PUT", "avatar", bytes, { "content-type": type, ...headers });

const png = async (colour: string, side = 32) => {
  const create = { width: side, height: side, channels: 3 as const, background: colour };
  return new Uint8Array(await sharp({ create }).png().toBuffer());
};

describe("a profile", () => {
  it("has the name that its person gives it", async () => {
    const { status, body } = await rename("Ada, Countess of Lovelace", { cookie: ada.cookie });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ name: "Ada, Countess of Lovelace", username: "ada" });
    const session = await fetch(`${test.url}/api/auth/get-session`, { headers: { cookie: ada.cookie } });
    expect(await session.json()).toMatchObject({ user: { name: "Ada, Countess of Lovelace" } });
  });

  it.each([[""], ["a".repeat(129)], [5], [null], [undefined]])("is not called %j", async (name) => {
    expect((await rename(name, { cookie: ada.cookie })).status).toBe(400);
  });

  it("has no other member to change", async () => {
    const headers = { cookie: ada.cookie, "content-type": "application/json" };
    for (const member of ["username", "email", "image", "emailVerified"]) {
      const { status } = await send(
        "PATCH",
        "profile",
        JSON.stringify({ name: "A", [member]: "x" }),
        headers,
      );
      expect(status, member).toBe(400);
    }
  });
});

describe("a picture", () => {
  it("is decoded, kept anew, served to everybody, and replaced by the next", async () => {
    const download = (url: string) => fetch(url.replace(/^https?:\/\/[^/]+/, test.url));
    const first = await picture(await png("#f00"), "image/png", { cookie: ada.cookie });
    expect(first.status).toBe(200);
    const { image } = first.body.user;
    expect(image).toMatch(/\/api\/objects\/sha256:[0-9a-f]{64}$/);
    const served = await download(image);
    expect(served.status).toBe(200);
    expect(served.headers.get("content-type")).toBe("image/webp");
    expect(served.headers.get("content-security-policy")).toMatch(/sandbox/);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 32, height: 32 });

    const second = await picture(await png("#0f0"), "image/png", { cookie: ada.cookie });
    expect(second.body.user.image).not.toBe(image);
    expect((await download(second.body.user.image)).status).toBe(200);
    expect((await download(image)).status).toBe(404);
    const again = await picture(await png("#0f0"), "image/png", { cookie: ada.cookie });
    expect(again.body.user.image).toBe(second.body.user.image);
  });

  it.each([
    ["a script", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/png", 400],
    ["nothing", Buffer.alloc(0), "image/webp", 400],
    ["a drawing", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/svg+xml", 415],
    ["too many bytes", Buffer.alloc(1024 * 1024 + 1), "image/png", 413],
  ])("is not %s", async (_, bytes, type, status) => {
    const before = await (
      await fetch(`${test.url}/api/auth/get-session`, { headers: { cookie: ada.cookie } })
    ).json();
    expect((await picture(new Uint8Array(bytes), type, { cookie: ada.cookie })).status).toBe(status);
    const after = await fetch(`${test.url}/api/auth/get-session`, { headers: { cookie: ada.cookie } });
    expect(await after.json()).toEqual(before);
  });

  it("is refused with the limit that it is over", async () => {
    const { body } = await picture(new Uint8Array(1024 * 1024 + 1), "image/png", { cookie: ada.cookie });
    expect(body.error).toMatch(/larger than 1048576 bytes/);
  });

  it("is not one type under the name of another, nor one that unfolds to gigabytes", async () => {
    const { cookie } = ada;
    expect((await picture(await png("#00f"), "image/jpeg", { cookie })).status).toBe(400);
    const bomb = await picture(await png("#000", 4100), "image/png", { cookie });
    expect(bomb.status).toBe(400);
    expect(bomb.body.error).toMatch(/larger than 4096 pixels/);
  });
});

describe("an account's keys", () => {
  it("are a hundred at most, and one makes place for the next", async () => {
    const { cookie } = await signUp(test.url, "collector");
    const create = () => post(`${test.url}/api/auth/api-key/create`, { name: "k" }, { cookie });
    // One was made at sign-up. They race for the last places.
    const statuses: number[] = [];
    for (let round = 0; round < 11; round++) {
      const made = await Promise.all(Array.from({ length: 10 }, create));
      statuses.push(...made.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(99);
    expect(statuses.filter((status) => status === 403)).toHaveLength(11);
    expect(await (await create()).json()).toEqual({
      error: expect.stringMatching(/has 100 API keys at most/),
    });
    const list = async (query = "") =>
      (await (
        await fetch(`${test.url}/api/auth/api-key/list${query}`, { headers: { cookie } })
      ).json()) as Json;
    const { apiKeys, total } = await list();
    expect([apiKeys.length, total]).toEqual([100, 100]);
    await post(`${test.url}/api/auth/api-key/delete`, { keyId: apiKeys[0].id }, { cookie });
    expect((await create()).status).toBe(200);
    const second = await list("?limit=10&offset=95&sortBy=name&sortDirection=desc");
    expect([second.apiKeys.length, second.total]).toEqual([5, 100]);
  });

  it("are not sorted by what they have no member for", async () => {
    for (const sortBy of ["key", "nothing", "constructor", ""]) {
      const address = `${test.url}/api/auth/api-key/list?sortBy=${sortBy}`;
      expect((await fetch(address, { headers: { cookie: ada.cookie } })).status, sortBy).toBe(400);
    }
  });

  it("open nothing once the account is gone", async () => {
    const { key, cookie } = await signUp(test.url, "leaver");
    const opened = await openDatabaseOf(test.dataDir);
    await opened.db.deleteFrom("user").where("username", "=", "leaver").execute();
    await opened.close();
    const status = async (headers: Record<string, string>, path: string) =>
      (await fetch(`${test.url}${path}`, { headers })).status;
    expect(await status({ "x-api-key": key }, "/api/v1/repositories")).toBe(401);
    expect(await status({ cookie }, "/api/auth/api-key/list")).toBe(401);
  });
});
