import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../test/support/databases.ts";
import { newRepository } from "../../domain/repository/new-repository.ts";
import { dialectOf } from "../database/dialect.ts";
import { createStore } from "../store.ts";
import { up } from "./0013-metadata-only-papers.ts";

it("keeps the papers that are there, and lets a repository have none", async () => {
  await using database = await createTestDatabase();
  const { db, close } = await database.open();
  const { repositories } = createStore(db);
  const { repository } = newRepository({
    ...{ id: "repo_a", owner: "ada", slug: "a", title: "A", visibility: "public", submittedBy: "u" },
    ...{ paperLicense: "unknown", codeLicense: "unknown", at: "2026-01-02T03:04:05.678Z" },
    ...{ paperDigest: "sha256:a", paperByteSize: 7, paperTextDigest: "sha256:b" },
  });
  await repositories.create(repository);
  // As it was before; whether the columns took null does not matter to what is done.
  await db.schema.alterTable("repositories").dropColumn("paperLicenseUrl").execute();
  await db.schema.dropIndex("repositories_by_preprint").execute();

  await db
    .transaction()
    .execute((transaction) => up(dialectOf(db).forMigrations(transaction as unknown as Kysely<unknown>)));
  expect(await repositories.get("repo_a")).toEqual(repository);
  await repositories.update("repo_a", { paperDigest: null, paperByteSize: null });
  expect(await repositories.get("repo_a")).toMatchObject({ paperDigest: null, paperByteSize: null });
  await close();
});
