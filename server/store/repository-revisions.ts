import { type Kysely, sql } from "kysely";
import { dialectOf } from "./database/dialect.ts";
import type { Tables } from "./database/tables.ts";

/** The number of changes of each repository, which triggers count (database/repository-triggers.ts). */
export function createRepositoryRevisionStore(db: Kysely<Tables>) {
  return {
    /**
     * Replaces the rows of each repository that has several by one with their sum. The sum stays the same, also under
     * concurrent calls and writes. SQLite has one row of each.
     */
    async sumRows(): Promise<void> {
      if (dialectOf(db).name === "sqlite") return;
      const statement = sql`with several as
          (select "repositoryId" as id from "repositoryRevisions" group by 1 having count(*) > 1),
        gone as (delete from "repositoryRevisions" where "repositoryId" in (select id from several)
          returning "repositoryId", changes)
        insert into "repositoryRevisions"
          select "repositoryId", cast(sum(changes) as bigint) from gone group by 1`;
      await db
        .transaction()
        .setIsolationLevel("read committed")
        .execute((trx) => statement.execute(trx));
    },
  };
}
