import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/support/databases.ts";
import { newRepository } from "../domain/repository/new-repository.ts";
import { newJob, queuedEvent } from "../domain/runs/new-job.ts";
import { verifyChain } from "../domain/runs/verify-chain.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import { createStore, type Store } from "./store.ts";

let database: TestDatabase;
const opened: OpenDatabase[] = [];
/** One per simulated process. */
let stores: Store[];
const at = "2026-01-02T03:04:05.678Z";
const later = "2026-01-02T03:05:00.000Z";
const digest = `sha256:${"a".repeat(64)}`;
const requester = { type: "human" as const, id: "u" };

beforeAll(async () => {
  database = await createTestDatabase();
  for (let count = 0; count < 2; count++) opened.push(await database.open());
  stores = opened.map(({ db }) => createStore(db));
  await stores[0]!.repositories.create(repositoryNamed("first"));
});
afterAll(async () => {
  for (const each of opened) await each.close();
  await database[Symbol.asyncDispose]();
});

const repositoryNamed = (slug: string, id = `repo_${slug}`) =>
  newRepository({
    ...{ id, owner: "ada", slug, title: "Pi", visibility: "public", at, submittedBy: "u" },
    ...{ paperLicense: "unknown", codeLicense: "unknown" },
    ...{ paperDigest: digest, paperByteSize: 1, paperTextDigest: digest },
  }).repository;

const jobNamed = (id: string) =>
  newJob({ id, repositoryId: "repo_first", purpose: "ingestion", requester, at });

/** Starts `times` concurrent calls, distributed over the stores. */
const parallel = <T>(times: number, ask: (store: Store, index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => ask(stores[index % stores.length]!, index)));

describe("concurrently", () => {
  it("lease requests get each of 20 jobs once, oldest first, and then none", async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `job_${String(index).padStart(2, "0")}`);
    for (const id of ids) await stores[0]!.jobs.create(jobNamed(id));
    const claimed = await parallel(15, (store) => store.jobs.leaseNext(later, "2026-01-02T03:05:08.000Z"));
    expect(claimed.map((job) => job?.id).sort()).toEqual(ids.slice(0, 15));
    const rest = await parallel(20, (store) => store.jobs.leaseNext(later, "2026-01-02T03:05:08.000Z"));
    expect(rest.flatMap((job) => job?.id ?? []).sort()).toEqual(ids.slice(15));
    expect(rest.map((job) => job?.leaseToken ?? 1)).toEqual(rest.map(() => 1));
  });

  it("20 transactions that append events to a job make one chain", async () => {
    await stores[0]!.jobs.create(jobNamed("job_chain"));
    await parallel(20, (store, index) =>
      store.transaction(async ({ jobs }) => {
        const { stage, state, eventType } = queuedEvent(jobNamed("job_chain"));
        await jobs.appendEvent("job_chain", { stage, state, eventType, payload: { index }, recordedAt: at });
      }),
    );
    const events = await stores[0]!.jobs.listEvents("job_chain", 100);
    expect(events.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    );
    const [queued, ...told] = events;
    expect(queued?.eventType).toBe("processing.queued");
    expect(new Set(told.map(({ payload }) => payload.index)).size).toBe(20);
    expect(verifyChain(events)).toEqual({ ok: true });
  });

  it("20 submissions under one slug create one repository and count once", async () => {
    const results = await parallel(20, (store, index) =>
      store.transaction(async ({ repositories, quotas }) => {
        if (await repositories.findBySlug("ada", "wanted")) return false;
        if ((await quotas.consume("ada", "2026-01", 5)) === null) return false;
        await repositories.create(repositoryNamed("wanted", `repo_wanted_${index}`));
        return true;
      }),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await stores[0]!.quotas.getUsed("ada", "2026-01")).toBe(1);
  });

  it("7 of 20 submissions of an account with a quota of 7 succeed", async () => {
    const results = await parallel(20, (store, index) =>
      store.transaction(async ({ repositories, quotas }) => {
        const figure = await quotas.consume("grace", "2026-01", 7);
        if (figure !== null) await repositories.create(repositoryNamed(`of-grace-${index}`));
        return figure;
      }),
    );
    expect(results.filter((figure) => figure !== null).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await stores[0]!.quotas.getUsed("grace", "2026-01")).toBe(7);
  });

  it("one of 20 reservations of a namespace succeeds", async () => {
    const claims = await parallel(20, (store) => store.principals.reserveNamespace("lab", "user", at));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });
});
