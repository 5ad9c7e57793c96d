import { sql } from "kysely";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../test/support/databases.ts";
import { isNear } from "../count-claims.ts";
import { dialectOf } from "../database/dialect.ts";

it("is the index that the count of a list's near Claims reads", async () => {
  await using database = await createTestDatabase();
  const { db, close } = await database.open();
  // PostgreSQL reads a table that is empty as a whole.
  const isSqlite = dialectOf(db).name === "sqlite";
  const plan = await db.transaction().execute(async (transaction) => {
    if (!isSqlite) await sql`set local enable_seqscan = off`.execute(transaction);
    const query = transaction
      .selectFrom("claims")
      .select("repositoryId")
      .where("repositoryId", "in", ["a", "b"]);
    return query.where(isNear).explain(undefined, isSqlite ? sql`query plan` : undefined);
  });
  expect(JSON.stringify(plan)).toContain("claims_near");
  await close();
});
