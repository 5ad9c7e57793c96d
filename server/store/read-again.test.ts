import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabaseOf } from "../../test/support/databases.ts";
import { createSeed } from "../../test/support/seed.ts";
import { startService, type TestService } from "../../test/support/service.ts";
import type { RepositoryRecord } from "../domain/records.ts";
import type { CommittedReads } from "./database/committed-reads.ts";
import type { OpenDatabase } from "./database/open-database.ts";
import { createStore, type Store } from "./store.ts";

let test: TestService;
let opened: OpenDatabase;
/** Of a connection of its own, so that all that is written here is another process's. */
let store: Store;
let reads = 0;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  opened = await openDatabaseOf(test.dataDir);
  const counted: CommittedReads = (query) => {
    reads += 1;
    return opened.committedReads(query);
  };
  store = createStore(opened.db, opened.reads, counted, opened.recentChanges);
});
afterAll(async () => {
  await opened.close();
  await test[Symbol.asyncDispose]();
});

const timeOf = (minute: number) => new Date(Date.UTC(2026, 1, 1, 0, minute)).toISOString();
const minute = fc.nat({ max: 30 });
const some = fc.nat();
const write = fc.oneof(
  { weight: 3, arbitrary: fc.record({ add: minute, to: some, verified: fc.boolean() }) },
  fc.record({ retire: some, back: fc.boolean() }),
  fc.record({ verify: some, as: fc.constantFrom("verified" as const, "unverified" as const) }),
  fc.record({ show: some, as: fc.constantFrom("public" as const, "private" as const) }),
  fc.record({ withdraw: some, back: fc.boolean() }),
  fc.record({ rename: some }),
);
const pages = fc.array(
  fc.record({
    namespaces: fc.subarray(["ada", "eve"]),
    verification: fc.constantFrom(undefined, "verified"),
    limit: fc.integer({ min: 1, max: 6 }),
    after: fc.option(minute.map((at) => ({ at: timeOf(at), id: "claim_m" }))),
  }),
  { minLength: 3, maxLength: 8 },
);

it("reads a page anew wherever it is another one, whatever is written", async () => {
  const seed = createSeed(test);
  const repositories: RepositoryRecord[] = [];
  for (let count = 0; count < 8; count++) repositories.push(await seed.repository());
  const claims: { id: string }[] = [];
  const of = <T>(list: T[], index: number) => list[index % list.length]!;
  const { claims: own, repositories: ownRepositories } = test.service.composition.deps.store;
  const apply = async (each: typeof write extends fc.Arbitrary<infer T> ? T : never) => {
    if ("add" in each) {
      const verification = each.verified ? "verified" : "unverified";
      const changes = { createdAt: timeOf(each.add), verification } as const;
      claims.push(await seed.claim(of(repositories, each.to), changes));
    } else if ("show" in each)
      await ownRepositories.update(of(repositories, each.show).id, { visibility: each.as });
    else if ("withdraw" in each)
      await ownRepositories.update(of(repositories, each.withdraw).id, {
        withdrawnAt: each.back ? null : seed.tick(),
      });
    else if ("rename" in each)
      await ownRepositories.update(of(repositories, each.rename).id, { title: seed.tick() });
    else if (claims.length > 0 && "verify" in each)
      await own.update(of(claims, each.verify).id, { verification: each.as });
    else if (claims.length > 0 && "retire" in each)
      await opened.db
        .updateTable("claims")
        .set({ retiredAt: each.back ? null : seed.tick() })
        .where("id", "=", of(claims, each.retire).id)
        .execute();
  };

  await fc.assert(
    fc.asyncProperty(pages, fc.array(write, { minLength: 1, maxLength: 12 }), async (asked, writes) => {
      const readers = asked.map(({ namespaces, verification, limit, after }) => {
        const filter = { readableNamespaces: namespaces, verification };
        return {
          again: store.claimStamps.listAgain(filter, { limit, after }, JSON.stringify),
          now: async () => JSON.stringify(await store.claimStamps.list(filter, { limit, after })),
        };
      });
      for (const each of writes) {
        await apply(each);
        for (const { again, now } of readers) expect(await again()).toBe(await now());
      }
    }),
    { numRuns: 40 },
  );
});

it("reads nothing but the changes while what it shows was not touched", async () => {
  const seed = createSeed(test);
  const [shown, other] = [await seed.repository(), await seed.repository()];
  // Where the page ends, too.
  await seed.claim(shown, { createdAt: "2026-12-01T00:00:00.000Z" });
  const claim = await seed.claim(shown, { createdAt: "2027-01-01T00:00:00.000Z" });
  const asked = [[], { limit: 1, after: null }] as const;
  const list = store.claimStamps.listAgain({ readableNamespaces: [] }, asked[1], JSON.stringify);
  const one = store.claimStamps.getAgain(claim.id, shown.id, [], JSON.stringify);
  const readsOf = async (write: () => Promise<unknown>) => {
    await write();
    const before = reads;
    await list();
    await one();
    return reads - before;
  };
  const { repositories, claims } = test.service.composition.deps.store;
  await readsOf(async () => {});
  const spared = opened.recentChanges ? 0 : 2;
  expect(await readsOf(async () => {})).toBe(spared);
  expect(await readsOf(() => repositories.update(other.id, { title: "Another" }))).toBe(spared);
  expect(await readsOf(() => seed.claim(other, { createdAt: "2025-03-01T00:00:00.000Z" }))).toBe(spared);
  // It stands before the one that is shown, whose own stamp is the same.
  expect(await readsOf(() => seed.claim(other, { createdAt: "2027-01-02T00:00:00.000Z" }))).toBe(
    spared === 0 ? 1 : 2,
  );
  // It is what shows that there is a next page.
  expect(await readsOf(() => claims.update(claim.id, { updatedAt: seed.tick() }))).toBe(2);
  expect(await readsOf(async () => {})).toBe(spared);
});

it("reads each time within a transaction, whose own changes nobody else sees", async () => {
  const seed = createSeed(test);
  const shown = await seed.repository();
  const claim = await seed.claim(shown);
  await store.transaction(async (own) => {
    const again = own.claimStamps.getAgain(claim.id, shown.id, [], (stamp) => stamp?.changes);
    const before = await again();
    await own.claims.update(claim.id, { updatedAt: seed.tick() });
    expect(await again()).not.toBe(before);
  });
});
