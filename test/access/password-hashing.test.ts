import { createHook } from "node:async_hooks";
import { request } from "node:http";
import { availableParallelism } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashesAtOnce } from "../../server/identity/password-hashing.ts";
import { post, signUp } from "../support/accounts.ts";
import { passwordHashOf } from "../support/password-hash.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

let test: TestService;
beforeAll(async () => {
  test = await startService(
    {
      SERVICE_ROLE: "web",
      SERVICE_LIMITS: JSON.stringify({ "sign-in-minute": 1000 }),
    },
    { passwordHash: passwordHashOf(4096) },
  );
});
afterAll(() => test[Symbol.asyncDispose]());

const account = (username: string) => ({
  name: username,
  username,
  email: `${username}@example.org`,
  password: "a long password",
});

/** Counts the scrypt jobs of this process that are in the thread pool. */
function watchHashes() {
  const running = new Set<number>();
  let most = 0;
  let all = 0;
  const hook = createHook({
    init(id, type) {
      if (type !== "SCRYPTREQUEST") return;
      running.add(id);
      all++;
      most = Math.max(most, running.size);
    },
    before: (id) => void running.delete(id),
  }).enable();
  return {
    most: () => most,
    all: () => all,
    [Symbol.dispose]: () => void hook.disable(),
  };
}

describe("sign-ups at once", () => {
  it("hash as many passwords at a time as the processors allow, and end in 200 or 503 while others are answered", async () => {
    const grace = await signUp(test.url, "grace");
    const body = upload({ paper: await pdf(), slug: "paper", paperLicense: "CC0-1.0" });
    const created = await fetch(`${test.url}/api/repositories`, {
      method: "POST",
      headers: { "x-api-key": grace.key },
      body,
    });
    const { repository } = (await created.json()) as { repository: { id: string } };
    const record = await test.service.composition.deps.store.repositories.get(repository.id);

    // More than the queue takes from one address with those that are done before the last one comes.
    const many = 160;
    using hashes = watchHashes();
    let pending = many;
    const signUps = Array.from({ length: many }, async (_, index) => {
      const response = await post(`${test.url}/api/auth/sign-up/email`, account(`many-${index}`));
      pending--;
      return response;
    });
    // Answered while most of them still wait.
    expect((await fetch(`${test.url}/api/health`)).status).toBe(200);
    expect((await fetch(`${test.url}/api/objects/${record!.paperDigest}`)).status).toBe(200);
    expect(pending).toBeGreaterThan(0);

    const responses = await Promise.all(signUps);
    const refused = responses.filter(({ status }) => status === 503);
    expect(responses.filter(({ status }) => status === 200).length + refused.length).toBe(many);
    expect(refused.length).toBeGreaterThan(0);
    expect(hashes.most()).toBe(hashesAtOnce(availableParallelism()));
    for (const response of refused) {
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await response.json()).toEqual({ error: expect.stringMatching(/busy/) });
    }
    // One that was refused left nothing behind: its name and address are free.
    const again = responses.findIndex(({ status }) => status === 503);
    expect((await post(`${test.url}/api/auth/sign-up/email`, account(`many-${again}`))).status).toBe(200);
  });
});

describe("a password is hashed", () => {
  it.each([
    ["at sign-in with an unknown e-mail address", "sign-in/email", { email: "nobody@example.org" }, 401],
    ["at sign-in with an unknown username", "sign-in/username", { username: "nobody" }, 401],
    [
      "at sign-up with a taken e-mail address",
      "sign-up/email",
      { ...account("x"), email: "ada@example.org" },
      409,
    ],
  ])("%s", async (_, path, body, status) => {
    await post(`${test.url}/api/auth/sign-up/email`, account("ada"));
    using hashes = watchHashes();
    const response = await post(`${test.url}/api/auth/${path}`, { password: "a long password", ...body });
    expect(response.status).toBe(status);
    expect(hashes.all()).toBe(1);
  });
});

it("a client that has gone waits no longer, and its sign-up leaves nothing behind", async () => {
  using hashes = watchHashes();
  const waiting = Array.from({ length: 12 }, (_, index) =>
    post(`${test.url}/api/auth/sign-up/email`, account(`before-${index}`)),
  );
  const gone = Array.from({ length: 12 }, (_, index) => {
    const body = JSON.stringify(account(`gone-${index}`));
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const sent = request(`${test.url}/api/auth/sign-up/email`, { method: "POST", headers, agent: false });
    sent.on("error", () => {});
    sent.end(body);
    return sent;
  });
  await waiting[0];
  for (const sent of gone) sent.destroy();
  const responses = await Promise.all(waiting);
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
  // Some may have had their turn before they left.
  expect(hashes.all()).toBeLessThan(24);
  const { store } = test.service.composition.deps;
  const made = await Promise.all(gone.map((_, index) => store.principals.findUserId(`gone-${index}`)));
  expect(made.filter((id) => id !== null).length).toBe(hashes.all() - 12);
  const again = made.indexOf(null);
  expect((await post(`${test.url}/api/auth/sign-up/email`, account(`gone-${again}`))).status).toBe(200);
});
