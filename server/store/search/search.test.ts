import { sql } from "kysely";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../test/support/databases.ts";
import { newRepository } from "../../domain/repository/new-repository.ts";
import { queryTokens } from "../../domain/search-tokens.ts";
import { dialectOf } from "../database/dialect.ts";
import { up } from "../migrations/0005-search.ts";
import { createStore } from "../store.ts";

it("finds records created before the search migration", async () => {
  await using database = await createTestDatabase();
  const { db, reads, close } = await database.open();
  const store = createStore(db, reads);
  const at = "2026-01-02T03:04:05.678Z";
  for (const [id, visibility] of [["repo_1", "public"] as const, ["repo_2", "private"] as const]) {
    const { repository } = newRepository({
      ...{
        id,
        owner: "ada",
        slug: id.replace("_", "-"),
        title: "Old paper",
        visibility,
        at,
        submittedBy: "u",
      },
      ...{ paperLicense: "unknown", codeLicense: "unknown", paperByteSize: 1 },
      ...{ paperDigest: `sha256:${"a".repeat(64)}`, paperTextDigest: `sha256:${"b".repeat(64)}` },
    });
    await store.repositories.create({ ...repository, subjects: ["math.NT"] });
    await store.claims.save({
      ...{ id: `claim_${id}`, repositoryId: id, key: "k", versionId: "v", type: "empirical" },
      ...{
        statement: "An old truth",
        sourceLocator: "1",
        origin: null,
        experimentId: null,
        plan: null,
        measurements: [],
      },
      ...{ expectations: [], evidenceState: "notAssessed", verification: "unverified" },
      ...{ createdAt: at, updatedAt: at },
    });
  }
  const found = async (kind: "repositories" | "claims", readableNamespaces: string[] = []) => {
    const filter = { readableNamespaces, words: queryTokens("old"), subject: "math.NT" };
    return (await store.search.find(kind, filter, { limit: 10, after: null })).ids;
  };

  const { name } = dialectOf(db);
  const tables = ["repositoryTexts", "claimTexts"];
  if (name === "sqlite") tables.push("repositoryWords", "claimWords");
  for (const table of tables) await db.schema.dropTable(table).execute();
  for (const index of ["repositories_created", "claims_created", "claims_repository"])
    await db.schema.dropIndex(index).execute();
  await sql`create index claims_updated on claims ("updatedAt", id)`.execute(db);
  await expect(found("claims")).rejects.toThrow();

  await up(db as never);
  expect(await found("repositories")).toEqual(["repo_1"]);
  expect(await found("claims")).toEqual(["claim_repo_1"]);
  expect(await found("repositories", ["ada"])).toEqual(["repo_2", "repo_1"]);
  expect(await found("claims", ["ada"])).toEqual(["claim_repo_2", "claim_repo_1"]);
  await close();
});
