import { type Kysely, sql } from "kysely";
import { audiencesOf } from "../domain/account/access.ts";
import { type CommittedReads, readsOf } from "./database/committed-reads.ts";
import { compileOnce } from "./database/compile-once.ts";
import { maxUnsummedRows, sumRevisions } from "./database/sum-revisions.ts";
import type { Tables } from "./database/tables.ts";

/** The number of changes visible to each of a reader's audiences: `""` (everybody) and its namespaces. */
export type DataRevision = readonly { audience: string; changes: number }[];

/**
 * The revision of the data that the Agent API shows to a reader. Database triggers increment it in the same transaction
 * as each change, so no writer can omit it. Changes that a reader may not read do not change that reader's revision,
 * which therefore discloses nothing about private repositories.
 *
 * SQLite has one row per audience; PostgreSQL has many, of which the sum counts (revision-triggers.ts).
 */
export function createDataRevisionStore(db: Kysely<Tables>, read: CommittedReads = readsOf(db)) {
  const query = compileOnce<{ audiences: string[] }, Audience>(
    ({ audiences }) => JSON.stringify(audiences),
    (_, { audiences }) =>
      db
        .selectFrom("dataRevision")
        .select((eb) => [
          "audience",
          sql<number>`cast(sum(changes) as bigint)`.as("changes"),
          eb.fn.countAll<number>().as("rows"),
        ])
        .where("audience", "in", audiences)
        .groupBy("audience")
        .orderBy("audience"),
  );
  return {
    /**
     * Returns the revision for a reader of these namespaces' private records. Read it before the data: then the data
     * is at least as new as the revision.
     */
    async get(readableNamespaces: string[]): Promise<DataRevision> {
      const audiences = await read(query({ audiences: audiencesOf(readableNamespaces) }));
      if (audiences.some(({ rows }) => rows > maxUnsummedRows) && !db.isTransaction) await sumRevisions(db);
      return audiences.map(({ audience, changes }) => ({ audience, changes }));
    },
  };
}

type Audience = DataRevision[number] & { rows: number };
