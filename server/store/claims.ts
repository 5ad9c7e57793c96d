import { type Kysely, sql } from "kysely";
import type { ClaimRecord } from "../domain/records.ts";
import { decode, encode } from "./json.ts";
import { before, type PageRequest, pageOf } from "./keyset.ts";
import type { Tables } from "./tables.ts";
import { pattern, words } from "./text-match.ts";

export interface ClaimFilter {
  readableNamespaces: string[];
  repositoryId?: string;
  q?: string;
  verification?: string;
}

export function createClaimStore(db: Kysely<Tables>) {
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

    async ofRepository(repositoryId: string): Promise<ClaimRecord[]> {
      const query = db.selectFrom("claims").selectAll().where("repositoryId", "=", repositoryId);
      return (await query.orderBy("createdAt").orderBy("id").execute()).map(toRecord);
    },

    async list(filter: ClaimFilter, page: PageRequest) {
      let query = db
        .selectFrom("claims")
        .innerJoin("repositories", "repositories.id", "claims.repositoryId")
        .selectAll("claims")
        .where((eb) =>
          eb.or([
            eb("repositories.visibility", "=", "public"),
            eb("repositories.owner", "in", [...filter.readableNamespaces, ""]),
          ]),
        );
      const { repositoryId, verification } = filter;
      if (repositoryId !== undefined) query = query.where("claims.repositoryId", "=", repositoryId);
      if (verification !== undefined)
        query = query.where("claims.verification", "=", verification as "verified");
      for (const word of words(filter.q))
        query = query.where(sql`lower(claims.statement)`, "like", pattern(word));
      const { after } = page;
      if (after) query = query.where(before("claims", after));
      const ordered = query.orderBy("claims.updatedAt", "desc").orderBy("claims.id", "desc");
      const rows = await ordered.limit(page.limit + 1).execute();
      return pageOf(rows.map(toRecord), page.limit, ({ updatedAt }) => updatedAt);
    },

    /** Inserts a Claim, or brings the one of the same key to this version. Idempotent. */
    async save(record: ClaimRecord): Promise<void> {
      const row = toRow(record);
      const { id: _id, createdAt: _createdAt, ...changes } = row;
      await db
        .insertInto("claims")
        .values(row)
        .onConflict((conflict) => conflict.columns(["repositoryId", "key"]).doUpdateSet(changes))
        .execute();
    },

    async update(id: string, changes: Partial<ClaimRecord>): Promise<void> {
      await db.updateTable("claims").set(toRow(changes)).where("id", "=", id).execute();
    },
  };
}

const json = ["plan", "measurements", "expectations"] as const;
const toRecord = (row: object) => decode<ClaimRecord>(row, json);
const toRow = (record: object) => encode<Tables["claims"]>(record, json);
