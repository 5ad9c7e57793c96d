import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/support/databases.ts";
import { newRepository } from "../../domain/repository/new-repository.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { createStore, type Store } from "../store.ts";

/** More matches than `containsWords` looks up by id. */
const count = 505;
let database: TestDatabase;
let opened: OpenDatabase;
let store: Store;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = await database.open();
  store = createStore(opened.db, opened.reads);
  await store.transaction(async (transaction) => {
    for (let number = 0; number < count; number++) {
      const { repository } = newRepository({
        ...{
          id: `repo_${String(number).padStart(4, "0")}`,
          owner: "ada",
          slug: `s${number}`,
          title: "Common",
        },
        ...{ visibility: "public", at: "2026-01-02T03:04:05.678Z", submittedBy: "u" },
        ...{ paperLicense: "unknown", codeLicense: "unknown", paperByteSize: 1 },
        ...{ paperDigest: `sha256:${"a".repeat(64)}`, paperTextDigest: `sha256:${"b".repeat(64)}` },
      });
      await transaction.repositories.create({ ...repository, description: number % 100 === 3 ? "Rare" : "" });
    }
  });
});
afterAll(async () => {
  await opened.close();
  await database[Symbol.asyncDispose]();
});

async function walk(q: string, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let after = null;
  do {
    const { items, next } = await store.repositories.list({ readableNamespaces: [], q }, { limit, after });
    ids.push(...items.map(({ id }) => id));
    after = next;
  } while (after);
  return ids;
}

it("lists rare and frequent matches, newest first", async () => {
  expect(await walk("rar", 2)).toEqual([
    "repo_0503",
    "repo_0403",
    "repo_0303",
    "repo_0203",
    "repo_0103",
    "repo_0003",
  ]);
  expect(await walk("rare OMMO", 3)).toHaveLength(6);
  expect(await walk("nothing common", 3)).toEqual([]);
  const all = await walk("omm", 100);
  expect(all).toHaveLength(count);
  expect(all).toEqual([...new Set(all)].sort().reverse());
});
