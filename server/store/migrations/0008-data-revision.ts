import { type Kysely, sql } from "kysely";
import type { DialectSeam } from "../dialect.ts";

/** What the Agent API shows. A table that its answers are made from belongs here, or a stale answer stays fresh. */
export const watchedTables = [
  ...["repositories", "versions", "experiments", "claims", "runs", "runClaims", "runLogs"],
  ...["evidence", "assessments", "supersessions", "attestations"],
];

/** How many changes these tables have seen: it differs whenever what they hold does. */
export async function up(db: Kysely<unknown>, seam: DialectSeam): Promise<void> {
  await db.schema
    .createTable("dataRevision")
    .addColumn("changes", "bigint", (c) => c.notNull())
    .execute();
  await sql`insert into ${sql.table("dataRevision")} values (0)`.execute(db);
  await seam.countChanges(db, watchedTables);
}
