import type { Kysely } from "kysely";
import type { ClaimRecord, RunRecord } from "../domain/records.ts";
import { createClaimVersions } from "./claim-versions.ts";
import { countClaims } from "./count-claims.ts";
import { inTransaction } from "./database/in-transaction.ts";
import { decodeJsonColumns, encodeJsonColumns } from "./database/json-columns.ts";
import { readableBy } from "./database/readable-by.ts";
import type { Tables } from "./database/tables.ts";
import { completeExpectation, completeMeasurement } from "./earlier-records.ts";
import { beforeCursor, type PageRequest, toPage } from "./keyset.ts";
import { indexClaim, unindexClaims } from "./search/index-records.ts";
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
  const versions = createClaimVersions(db);
  const getByIds = async (ids: string[]): Promise<Map<string, ClaimRecord>> => {
    if (ids.length === 0) return new Map();
    const rows = await db.selectFrom("claims").selectAll().where("id", "in", ids).execute();
    return new Map(rows.map((row) => [row.id, toRecord(row)]));
  };

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

    getByIds,

    /** Returns those that the repository's present version declares. */
    async listByRepository(repositoryId: string): Promise<ClaimRecord[]> {
      const query = db.selectFrom("claims").selectAll().where("repositoryId", "=", repositoryId);
      const rows = await query.where("retiredAt", "is", null).orderBy("createdAt").orderBy("id").execute();
      return rows.map(toRecord);
    },

    /** Returns the ids by key, also of those that are no longer declared: one that comes again keeps its id. */
    async listIds(repositoryId: string): Promise<Map<string, string>> {
      const query = db.selectFrom("claims").select(["key", "id"]);
      const rows = await query.where("repositoryId", "=", repositoryId).execute();
      return new Map(rows.map(({ key, id }) => [key, id]));
    },

    /** Returns a Run's Claims in the versions that it was queued for: a later version of the repository changes none. */
    async listByRun({ claimIds, claimVersionIds }: RunRecord): Promise<ClaimRecord[]> {
      const present = await getByIds(claimIds);
      const claims = claimIds.map(async (id, index) => {
        const claim = present.get(id)!;
        const versionId = claimVersionIds?.[index] ?? claim.versionId;
        return claim.versionId === versionId ? claim : ((await versions.get(id, versionId)) ?? claim);
      });
      return Promise.all(claims);
    },

    /** Returns a Claim as it is or was in this version; null where there is no such version of it. */
    async getVersion(repositoryId: string, key: string, versionId: string): Promise<ClaimRecord | null> {
      const query = db.selectFrom("claims").selectAll().where("repositoryId", "=", repositoryId);
      const row = await query.where("key", "=", key).executeTakeFirst();
      if (!row) return null;
      return row.versionId === versionId ? toRecord(row) : versions.get(row.id, versionId);
    },

    /** Returns the Claims in these versions of them, in that order; those that are not the present ones are retired. */
    async listVersions(repositoryId: string, versionIds: string[]): Promise<ClaimRecord[]> {
      if (versionIds.length === 0) return [];
      const rows = await db
        .selectFrom("claims")
        .selectAll()
        .where("repositoryId", "=", repositoryId)
        .where("versionId", "in", versionIds)
        .execute();
      const found = new Map(
        (await versions.list(repositoryId, versionIds)).map((past) => [past.versionId, past]),
      );
      for (const row of rows) found.set(row.versionId, toRecord(row));
      return versionIds.flatMap((versionId) => found.get(versionId) ?? []);
    },

    async list(filter: ClaimFilter, page: PageRequest) {
      const words = splitWords(filter.q);
      let query = (words.length > 0 ? reads : db)
        .selectFrom("claims")
        .innerJoin("repositories", "repositories.id", "claims.repositoryId")
        .selectAll("claims")
        .where("claims.retiredAt", "is", null)
        .where(readableBy(filter.readableNamespaces));
      const { repositoryId, verification } = filter;
      query =
        repositoryId === undefined
          ? query.where("repositories.withdrawnAt", "is", null)
          : query.where("claims.repositoryId", "=", repositoryId);
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

    /**
     * Inserts a Claim, or updates the one with the same repository and key, keeping its id, and what it was before as an
     * earlier version. Idempotent.
     */
    async save(record: ClaimRecord): Promise<void> {
      const row = toRow({ ...record, retiredAt: null });
      const { id: _id, createdAt: _createdAt, ...changes } = row;
      await inTransaction(db, async (transaction) => {
        const query = transaction.selectFrom("claims").selectAll();
        const before = await query
          .where("repositoryId", "=", record.repositoryId)
          .where("key", "=", record.key)
          .executeTakeFirst();
        if (before && before.versionId !== record.versionId)
          await createClaimVersions(transaction).keep(toRecord(before));
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

    /** Updates a Claim in a version of it, which may be an earlier one by now. */
    async updateVersion(id: string, versionId: string, changes: ClaimChanges): Promise<void> {
      const query = db.updateTable("claims").set(toRow(changes)).where("id", "=", id);
      const { numUpdatedRows } = await query.where("versionId", "=", versionId).executeTakeFirst();
      if (Number(numUpdatedRows) > 0) return;
      const earlier = await versions.get(id, versionId);
      if (earlier) await versions.keep({ ...earlier, ...changes });
    },

    /** Retires the Claims that are not among `declared`: they stay readable by their ids, and are found no more. */
    async retireOthers(repositoryId: string, declared: string[], at: string): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const present = transaction
          .updateTable("claims")
          .set({ retiredAt: at })
          .where("retiredAt", "is", null);
        const own = present.where("repositoryId", "=", repositoryId);
        const others = declared.length > 0 ? own.where("key", "not in", declared) : own;
        const rows = await others.returning(["id", "statement"]).execute();
        await unindexClaims(transaction, rows);
      });
    },
  };
}

const json = ["plan", "measurements", "expectations", "origin"] as const;
const toRow = (record: object) => encodeJsonColumns<Tables["claims"]>(record, json);

function toRecord(row: object): ClaimRecord {
  const record = decodeJsonColumns<ClaimRecord>(row, json);
  record.measurements = record.measurements.map(completeMeasurement);
  record.expectations = record.expectations.map(completeExpectation);
  return record;
}
