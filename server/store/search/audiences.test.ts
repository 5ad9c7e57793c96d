import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabaseOf } from "../../../test/support/databases.ts";
import { createSeed } from "../../../test/support/seed.ts";
import { startService, type TestService } from "../../../test/support/service.ts";
import type { RepositoryRecord } from "../../domain/records.ts";
import { queryTokens } from "../../domain/search-tokens.ts";
import { dialectOf } from "../database/dialect.ts";
import { up } from "../migrations/0024-words-by-audience.ts";
import { filterTerm } from "./search-index.ts";

let test: TestService;
let own: RepositoryRecord;
/** By their owners. */
const repositories: Record<string, RepositoryRecord> = {};
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  const seed = createSeed(test);
  const owners = { ada: "private", eve: "private", zoe: "public" } as const;
  for (const [owner, visibility] of Object.entries(owners)) {
    const repository = await seed.repository({
      ...{ owner, visibility, slug: `of-${owner}`, title: "A secret plan", subjects: ["math.NT"] },
    });
    repositories[owner] = repository;
    await seed.claim(repository, { key: "a", statement: "The secret value is 4." });
    await seed.claim(repository, { key: "b", statement: "Nothing else." });
  }
  own = repositories.ada!;
});
afterAll(() => test[Symbol.asyncDispose]());

const store = () => test.service.composition.deps.store;
async function find(q: string, readableNamespaces: string[] = [], subject?: string) {
  const filter = { readableNamespaces, words: queryTokens(q), subject };
  const page = { limit: 1000, after: null };
  const kinds = ["repositories", "claims"] as const;
  const [found, claims] = await Promise.all(kinds.map((kind) => store().search.find(kind, filter, page)));
  const records = await store().claims.getByIds(claims!.ids);
  const ownerOf = (id: string) =>
    Object.entries(repositories).find(([, repository]) => repository.id === id)![0];
  return {
    repositories: found!.ids.map(ownerOf).sort(),
    claims: claims!.ids.map((id) => ownerOf(records.get(id)!.repositoryId)).sort(),
  };
}

it("is one to everybody, and one more to each namespace", async () => {
  for (const q of ["secret", "secr", "a secret plan", "value 4"]) {
    const kind = q.includes("plan") ? "repositories" : "claims";
    expect((await find(q))[kind], q).toEqual(["zoe"]);
    expect((await find(q, ["ada"]))[kind], q).toEqual(["ada", "zoe"]);
    expect((await find(q, ["eve", "ada"]))[kind], q).toEqual(["ada", "eve", "zoe"]);
    expect((await find(q, ["other"]))[kind], q).toEqual(["zoe"]);
  }
  expect((await find("secret", ["ada"], "math.NT")).claims).toEqual(["ada", "zoe"]);
  expect((await find("secret", ["ada"], "math.AG")).claims).toEqual([]);
});

it("is found by no word that stands for what others may find", async () => {
  const term = filterTerm.audience("ada");
  const beginnings = [...term].map((_, index) => term.slice(0, index + 1));
  const words = [...beginnings, "public", `${term}:secret`, `:${term}:secret`, ":", `:${term}`, "secret:"];
  for (const q of words) {
    const { repositories, claims } = await find(q, ["eve"]);
    expect([...repositories, ...claims], q).not.toContain("ada");
  }
});

it("follows the visibility of a repository, and ends with a withdrawal or a retirement", async () => {
  const { claims, repositories } = store();
  await repositories.update(own.id, { visibility: "public" });
  expect(await find("secret")).toEqual({ repositories: ["ada", "zoe"], claims: ["ada", "zoe"] });
  await repositories.update(own.id, { visibility: "private" });
  expect(await find("secret")).toEqual({ repositories: ["zoe"], claims: ["zoe"] });
  expect((await find("secret", ["ada"])).claims).toEqual(["ada", "zoe"]);
  await repositories.update(own.id, { withdrawnAt: new Date().toISOString() });
  // A run that ends after the withdrawal saves its Claims.
  await createSeed(test).claim(own, { key: "c", statement: "A late secret." });
  expect(await find("secret", ["ada"])).toEqual({ repositories: ["zoe"], claims: ["zoe"] });
  await repositories.update(own.id, { withdrawnAt: null });
  expect((await find("secret", ["ada"])).claims).toEqual(["ada", "ada", "zoe"]);
  await claims.retireOthers(own.id, ["c"], new Date().toISOString());
  expect((await find("secret", ["ada"])).claims).toEqual(["ada", "zoe"]);
});

it("is the same once the index was made anew", async () => {
  const opened = await openDatabaseOf(test.dataDir);
  const before = await Promise.all([find("secret"), find("secr", ["ada", "eve"]), find("nothing", ["ada"])]);
  await opened.db
    .transaction()
    .execute((transaction) => up(transaction as unknown as Kysely<unknown>, dialectOf(opened.db)));
  expect(await Promise.all([find("secret"), find("secr", ["ada", "eve"]), find("nothing", ["ada"])])).toEqual(
    before,
  );
  await opened.close();
});
