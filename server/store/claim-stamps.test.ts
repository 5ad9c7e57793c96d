import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSeed } from "../../test/support/seed.ts";
import { startService, type TestService } from "../../test/support/service.ts";
import type { ClaimRecord } from "../domain/records.ts";

let test: TestService;
let hidden: ClaimRecord;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  const seed = createSeed(test);
  for (const visibility of ["public", "private"] as const) {
    const repository = await seed.repository({ slug: visibility, visibility });
    for (const verification of ["verified", "unverified"] as const)
      for (const key of [1, 2, 3])
        hidden = await seed.claim(repository, { key: `${verification}-${key}`, verification });
  }
});
afterAll(() => test[Symbol.asyncDispose]());

const store = () => test.service.composition.deps.store;

describe("the stamps of Claims", () => {
  it.each([
    { readableNamespaces: [] },
    { readableNamespaces: ["ada", "other"] },
    { readableNamespaces: [], verification: "verified" },
    { readableNamespaces: ["ada"], verification: "unverified" },
  ])("are those of the Claims that are listed: %j", async (filter) => {
    let page: { limit: number; after: { at: string; id: string } | null } = { limit: 2, after: null };
    let count = 0;
    do {
      const stamps = await store().claimStamps.list(filter, page);
      const { items, next } = await store().claims.list(filter, page);
      expect(stamps.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
      expect(stamps.next).toEqual(next);
      for (const { id, repositoryId, changes } of stamps.items) {
        expect(changes).toBeGreaterThan(0);
        const one = await store().claimStamps.get(id, repositoryId, filter.readableNamespaces);
        expect(one).toMatchObject({ id, changes });
      }
      count += items.length;
      page = { limit: page.limit + 1, after: next };
    } while (page.after);
    expect(count).toBeGreaterThan(2);
  });

  it("are given to nobody who may not read the Claim, nor by another repository", async () => {
    const get = (namespaces: string[], repositoryId = hidden.repositoryId) =>
      store().claimStamps.get(hidden.id, repositoryId, namespaces);
    expect(await get(["ada"])).toMatchObject({ id: hidden.id, visibility: "private" });
    expect(await get([])).toBeUndefined();
    expect(await get(["eve"])).toBeUndefined();
    expect(await get(["ada"], "repo_other")).toBeUndefined();
  });

  it("are in the order of the ids that are asked for, without what may not be read", async () => {
    const { items } = await store().claims.list({ readableNamespaces: [] }, { limit: 3, after: null });
    const ids = items.map(({ id }) => id).reverse();
    const idsOf = async (asked: string[], namespaces: string[]) =>
      (await store().claimStamps.getByIds(asked, namespaces)).map(({ id }) => id);
    expect(await idsOf([ids[0]!, hidden.id, ids[1]!, "claim_none", ids[2]!], [])).toEqual(ids);
    expect(await idsOf([hidden.id, ids[0]!], ["ada"])).toEqual([hidden.id, ids[0]]);
    expect(await idsOf([], [])).toEqual([]);
    const { repositoryStamps } = store();
    const { repositoryId } = items[0]!;
    const asked = [hidden.repositoryId, "repo_none", repositoryId];
    const readable = async (namespaces: string[]) =>
      (await repositoryStamps.getByIds(asked, namespaces)).map(({ id }) => id);
    expect(await readable([])).toEqual([repositoryId]);
    expect(await readable(["ada"])).toEqual([hidden.repositoryId, repositoryId]);
  });
});
