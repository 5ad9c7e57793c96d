import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ownContract } from "../../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../../contract-tests/src/contract/read-contract.ts";
import { operationList } from "../../server/__generated__/operations.ts";
import type { OpenDatabase } from "../../server/store/database/open-database.ts";
import { type Account, createKey, post } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { openDatabaseOf } from "../support/databases.ts";
import { exampleRequestFrom } from "../support/request-from.ts";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";
import { pdf, upload } from "../support/upload.ts";

const { operations } = readContract(await ownContract());
let test: SeededService;
let opened: OpenDatabase;
beforeAll(async () => {
  test = await startSeededService();
  opened = await openDatabaseOf(test.dataDir);
});
afterAll(async () => {
  await opened.close();
  await test[Symbol.asyncDispose]();
});
afterEach(() => void vi.useRealTimers());

const newKey = () => crypto.randomUUID();
const withKey = (who: Account, key: string) => ({ "x-api-key": who.key, "idempotency-key": key });
const rowsOf = (key: string) =>
  opened.db.selectFrom("idempotencyKeys").selectAll().where("key", "=", key).execute();

/** A Claim that can be run, as a request for a Run names it. */
async function seedClaim(service = test) {
  const repository = await service.seed.repository();
  const experiment = await service.seed.experiment(repository);
  const { id: claimId } = await service.seed.claim(repository, {}, experiment);
  return { repositoryId: repository.id, claimId };
}

const requestRun = (body: object, headers: Record<string, string>, url = test.url) =>
  post(`${url}/api/v1/runs`, body, headers);
const runsOf = async ({ claimId }: { claimId: string }) =>
  (await opened.db.selectFrom("runClaims").selectAll().where("claimId", "=", claimId).execute()).length;

async function answerTo(response: Promise<Response>) {
  const { status, headers } = await response;
  const replayed = headers.get("idempotent-replayed");
  return { status, replayed, headers, body: (await (await response).json()) as Json };
}

describe("a request that is sent again with its Idempotency-Key", () => {
  it("is answered as the first time, and done once", async () => {
    const claim = await seedClaim();
    const key = newKey();
    const first = await answerTo(requestRun(claim, withKey(test.ada, `"${key}"`)));
    expect([first.status, first.replayed]).toEqual([202, null]);
    // Bare, by another key of the same account, with its members in another order.
    const other = { "x-api-key": await createKey(test.url, test.ada.cookie), "idempotency-key": key };
    const { repositoryId, claimId } = claim;
    const again = await answerTo(requestRun({ claimId, repositoryId }, other));
    expect([again.status, again.replayed]).toEqual([202, "true"]);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    expect(again.headers.get("retry-after")).toBe("10");
    expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect(await runsOf(claim)).toBe(1);
  });

  it("at the same time is answered alike, or told to come back", async () => {
    const claim = await seedClaim();
    const headers = withKey(test.ada, newKey());
    const answers = await Promise.all(Array.from({ length: 6 }, () => answerTo(requestRun(claim, headers))));
    const done = answers.filter(({ status }) => status === 202);
    const told = answers.filter(({ status }) => status !== 202);
    expect(done.filter(({ replayed }) => replayed === null)).toHaveLength(1);
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1);
    for (const { status, headers, body } of told) {
      expect([status, headers.get("retry-after"), body.error.code]).toEqual([409, "5", "conflict"]);
    }
    expect(await runsOf(claim)).toBe(1);
  });

  it("is a new one for another account, another operation, and after a day", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const claim = await seedClaim();
    const key = newKey();
    for (const who of [test.ada, test.grace])
      expect(await answerTo(requestRun(claim, withKey(who, key)))).toMatchObject({
        status: 202,
        replayed: null,
      });
    const legacy = post(`${test.url}/api/runs`, claim, withKey(test.ada, key));
    expect(await answerTo(legacy)).toMatchObject({ status: 202, replayed: null });
    vi.setSystemTime(Date.now() + 86_400_000 - 1000);
    expect(await answerTo(requestRun(claim, withKey(test.ada, key)))).toMatchObject({ replayed: "true" });
    vi.setSystemTime(Date.now() + 2000);
    expect(await answerTo(requestRun(claim, withKey(test.ada, key)))).toMatchObject({ replayed: null });
    expect(await runsOf(claim)).toBe(4);
  });

  it("is refused as the first time, in the language of whoever asks", async () => {
    const repository = await test.seed.repository();
    const body = { repositoryId: repository.id, claimId: "claim_that_comes_later" };
    const headers = withKey(test.ada, newKey());
    expect(await answerTo(requestRun(body, headers))).toMatchObject({ status: 404, body: { error: {} } });
    const experiment = await test.seed.experiment(repository);
    await test.seed.claim(repository, { id: body.claimId }, experiment);
    const again = await answerTo(requestRun(body, { ...headers, "accept-language": "de" }));
    expect(again.status).toBe(404);
    expect(again.body.error.message).toMatch(/nicht gefunden/);
    expect((await requestRun(body, withKey(test.ada, newKey()))).status).toBe(202);
  });

  it("is done where it was refused for want of room", async () => {
    const service = await startSeededService({ SERVICE_ACCOUNT_JOBS: "1" });
    await using _ = service;
    const claim = await seedClaim(service);
    await requestRun(claim, { "x-api-key": service.ada.key }, service.url);
    const headers = withKey(service.ada, newKey());
    expect((await requestRun(claim, headers, service.url)).status).toBe(429);
    const { store } = service.service.composition.deps;
    for (const job of await store.jobs.listUnfinished(claim.repositoryId))
      await fetch(`${service.url}/api/jobs/${job.id}/cancel`, { method: "POST", headers });
    const again = await answerTo(requestRun(claim, headers, service.url));
    expect([again.status, again.replayed]).toEqual([202, null]);
  });

  it("is answered although the window that it was counted in is full", async () => {
    const limits = { SERVICE_LIMITS: '{"ingestion-hour": 1}' };
    const service = await startSeededService(limits);
    await using _ = service;
    const { id: repositoryId } = await service.seed.repository();
    const headers = withKey(service.ada, newKey());
    const ask = (more: object = {}) =>
      answerTo(post(`${service.url}/api/ingestions`, { repositoryId, ...more }, headers));
    const first = await ask();
    expect(first.status).toBe(202);
    expect(await ask()).toMatchObject({ status: 202, replayed: "true", body: first.body });
    expect((await ask({ githubUrl: "https://github.com/a/b" })).status).toBe(422);
    headers["idempotency-key"] = newKey();
    expect((await ask()).status).toBe(429);
  });

  it("is the same form with another boundary, and another one with other bytes", async () => {
    const headers = withKey(test.ada, newKey());
    const paper = await pdf("We measured 4.74, the same each time.");
    const send = (changes: Record<string, string | Blob>) =>
      fetch(`${test.url}/api/repositories`, {
        method: "POST",
        headers,
        body: upload({ paper, slug: "sent-again", ...changes }),
      });
    const first = await answerTo(send({}));
    expect([first.status, first.replayed]).toEqual([201, null]);
    const again = await answerTo(send({}));
    expect([again.status, again.replayed, again.body]).toEqual([201, "true", first.body]);
    expect(again.headers.get("x-quota-used")).toBe("1");
    expect((await send({ paper: await pdf("Other bytes.") })).status).toBe(422);
    expect((await send({ title: "Another title" })).status).toBe(422);
    expect((await fetch(`${test.url}${first.body.url}`, { headers })).status).toBe(200);
  });
});

describe("what an Idempotency-Key is not", () => {
  it.each(["", "a b", "a,b", '"a', '"a\\"b"', "a;b=1", "é", "k".repeat(257)])(
    "is refused with the name of the header: %j",
    async (key) => {
      const answer = await answerTo(requestRun(await seedClaim(), withKey(test.ada, key)));
      expect(answer.status).toBe(400);
      expect(answer.body.error.details.issues[0].pointer).toBe("/header/idempotency-key");
    },
  );

  it("means nothing to reads", async () => {
    const headers = withKey(test.ada, "a b");
    for (const method of ["GET", "HEAD"])
      expect((await fetch(`${test.url}/api/v1/runs`, { method, headers })).status).toBe(200);
  });

  it("is no credential: who has none is refused, and nothing is kept", async () => {
    const key = newKey();
    expect((await requestRun(await seedClaim(), { "idempotency-key": key })).status).toBe(401);
    expect(await rowsOf(key)).toEqual([]);
  });

  it("is in the clear where the answer has a secret", async () => {
    const key = newKey();
    const headers = { cookie: test.ada.cookie, "idempotency-key": key };
    const ask = () => post(`${test.url}/api/auth/api-key/create`, { name: "once" }, headers);
    const first = await answerTo(ask());
    expect(first.status).toBe(200);
    const again = await answerTo(ask());
    expect([again.status, again.headers.get("retry-after")]).toEqual([409, null]);
    expect(again.body.error).toMatch(/secret/);
    expect(JSON.stringify(await rowsOf(key))).not.toContain(first.body.key);
    const mina = await fetch(`${test.url}/api/auth/sign-up/email`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key, origin: test.url },
      body: JSON.stringify({
        ...{ name: "mina", username: "mina", email: "mina@example.org" },
        password: "correct horse battery",
      }),
    });
    expect([mina.status, (await rowsOf(key)).length]).toEqual([200, 1]);
  });
});

describe("every operation that takes an Idempotency-Key", () => {
  const keyed = operationList.filter(({ idempotency }) => idempotency !== null);
  it.each(keyed.map(({ id, idempotency }) => [id, idempotency] as const))(
    "%s answers 409 while the first request is under way, and 422 to another one",
    async (id, kept) => {
      const operation = operations.find(({ operationId }) => operationId === id)!;
      const key = newKey();
      const headers = { cookie: test.ada.cookie, "idempotency-key": key };
      const send = () => exampleRequestFrom(test, "203.0.113.7", operation, headers);
      const update = (changes: object) =>
        opened.db.updateTable("idempotencyKeys").set(changes).where("key", "=", key).execute();
      const first = await send();
      expect([await rowsOf(key), first.status]).toMatchObject([[{ operation: id }], expect.any(Number)]);

      await update({ answer: null, leasedUntil: "9999" });
      const underWay = await send();
      expect([underWay.status, underWay.headers.get("retry-after")]).toEqual([409, "5"]);

      await update({ leasedUntil: "2026" });
      const broken = await send();
      if (kept === "with-write") expect(broken.status).toBe(first.status);
      else expect([broken.status, broken.headers.get("retry-after")]).toEqual([409, null]);

      await update({ fingerprint: "of another request" });
      expect((await send()).status).toBe(422);
    },
  );
});
