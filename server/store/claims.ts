import type { Kysely } from "kysely";
import type { ClaimRecord } from "../domain/records.ts";
import { countClaims } from "./count-claims.ts";
import { inTransaction } from "./database/in-transaction.ts";
import { decodeJsonColumns, encodeJsonColumns } from "./database/json-columns.ts";
import { readableBy } from "./database/readable-by.ts";
import type { Tables } from "./database/tables.ts";
import { completeExpectation, completeMeasurement } from "./earlier-records.ts";
import { beforeCursor, type PageRequest, toPage } from "./keyset.ts";
import { indexClaim } from "./search/index-records.ts";
import { containsWords, splitWords } from "./search/text-match.ts";

export interface ClaimFilter {
  readableNamespaces: string[];
  repositoryId?: string;
  q?: string;
  verification?: string;
}

/** The members of a Claim that an Assessment updates. */
export type ClaimChanges = Partial<
  Pick<ClaimRecord, "evidenceState" | "verification" | "measurements" | "updatedAt">
>;

/** `reads` executes text searches, which may scan many rows. */
export function createClaimStore(db: Kysely<Tables>, reads: Kysely<Tables> = db) {
  return {
    async get(repositoryId: string, id: string): Promise<ClaimRecord | null> {
      const query = db
        .selectFrom("claims")
        .selectAll()
        .where("id", "=", id)
        .where("repositoryId", "=", repositoryId);
      const row = await query.executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    countByState: (repositoryId: string) => countClaims(db, repositoryId),

    async getByIds(ids: string[]): Promise<Map<string, ClaimRecord>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom("claims").selectAll().where("id", "in", ids).execute();
      return new Map(rows.map((row) => [row.id, toRecord(row)]));
    },

    async listByRepository(repositoryId: string): Promise<ClaimRecord[]> {
      const query = db.selectFrom("claims").selectAll().where("repositoryId", "=", repositoryId);
      return (await query.orderBy("createdAt").orderBy("id").execute()).map(toRecord);
    },

    async list(filter: ClaimFilter, page: PageRequest) {
      const words = splitWords(filter.q);
      let query = (words.length > 0 ? reads : db)
        .selectFrom("claims")
        .innerJoin("repositories", "repositories.id", "claims.repositoryId")
        .selectAll("claims")
        .where(readableBy(filter.readableNamespaces));
      const { repositoryId, verification } = filter;
      if (repositoryId !== undefined) query = query.where("claims.repositoryId", "=", repositoryId);
      if (verification !== undefined)
        query = query.where("claims.verification", "=", verification as "verified");
      if (words.length > 0)
        query = query.where(await containsWords(reads, "claims", words, filter.readableNamespaces));
      const { after } = page;
      if (after) query = query.where(beforeCursor("claims", after));
      const ordered = query.orderBy("claims.createdAt", "desc").orderBy("claims.id", "desc");
      const rows = await ordered.limit(page.limit + 1).execute();
      return toPage(rows.map(toRecord), page.limit, ({ createdAt }) => createdAt);
    },

    /** Inserts a Claim, or updates the one with the same repository and key, keeping its id. Idempotent. */
    async save(record: ClaimRecord): Promise<void> {
      const row = toRow(record);
      const { id: _id, createdAt: _createdAt, ...changes } = row;
      await inTransaction(db, async (transaction) => {
        const { id } = await transaction
          .insertInto("claims")
          .values(row)
          .onConflict((conflict) => conflict.columns(["repositoryId", "key"]).doUpdateSet(changes))
          .returning("id")
          .executeTakeFirstOrThrow();
        await indexClaim(transaction, { ...record, id });
      });
    },

    async update(id: string, changes: ClaimChanges): Promise<void> {
      await db.updateTable("claims").set(toRow(changes)).where("id", "=", id).execute();
    },
  };
}

const json = ["plan", "measurements", "expectations"] as const;
const toRow = (record: object) => encodeJsonColumns<Tables["claims"]>(record, json);

function toRecord(row: object): ClaimRecord {
  const record = decodeJsonColumns<ClaimRecord>(row, json);
  record.measurements = record.measurements.map(completeMeasurement);
  record.expectations = record.expectations.map(completeExpectation);
  return record;
}
