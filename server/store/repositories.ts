import type { Kysely } from "kysely";
import type { RepositoryRecord, VersionRecord } from "../domain/records.ts";
import type { RepositoryCounts } from "../domain/views/repository.ts";
import { inTransaction } from "./database/in-transaction.ts";
import { decodeJsonColumns, encodeJsonColumns } from "./database/json-columns.ts";
import { readableBy } from "./database/readable-by.ts";
import type { Tables } from "./database/tables.ts";
import { beforeCursor, type PageRequest, toPage } from "./keyset.ts";
import { filterMembers, indexedMembers, indexRepository, reindexClaims } from "./search/index-records.ts";
import { containsWords, likePattern, splitWords } from "./search/text-match.ts";

export interface RepositoryFilter {
  /** Namespaces whose private repositories may be seen beside the public ones. */
  readableNamespaces: string[];
  q?: string;
  subject?: string;
  verification?: string;
  updatedSince?: string;
}

/** `reads` takes the queries that may take long. */
export function createRepositoryStore(db: Kysely<Tables>, reads: Kysely<Tables> = db) {
  return {
    async get(id: string): Promise<RepositoryRecord | null> {
      const row = await db.selectFrom("repositories").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    async resolve(owner: string, slug: string): Promise<RepositoryRecord | null> {
      const query = db
        .selectFrom("repositories")
        .selectAll()
        .where("owner", "=", owner)
        .where("slug", "=", slug);
      const row = await query.executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    /** The repository of the namespace that is this preprint. */
    async ofPreprint(owner: string, preprintId: string): Promise<RepositoryRecord | null> {
      const query = db.selectFrom("repositories").selectAll().where("owner", "=", owner);
      const row = await query.where("preprintId", "=", preprintId).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    /**
     * The repository that this is part of. Asked in one statement: with two, the second would be made of what is there
     * alone, and tell those who may not read it by its time.
     */
    async of(kind: "claims" | "runs", id: string): Promise<RepositoryRecord | null> {
      const part = db.selectFrom(kind).select("repositoryId").where("id", "=", id);
      const row = await db.selectFrom("repositories").selectAll().where("id", "=", part).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    async byIds(ids: string[]): Promise<Map<string, RepositoryRecord>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom("repositories").selectAll().where("id", "in", ids).execute();
      return new Map(rows.map((row) => [row.id, toRecord(row)]));
    },

    async list(filter: RepositoryFilter, page: PageRequest) {
      const wanted = splitWords(filter.q);
      let query = (wanted.length > 0 ? reads : db)
        .selectFrom("repositories")
        .selectAll()
        .where(readableBy(filter.readableNamespaces));
      if (wanted.length > 0) {
        const found = await containsWords(reads, "repositories", wanted, filter.readableNamespaces);
        query = query.where(found);
      }
      const { subject, verification, updatedSince } = filter;
      if (subject !== undefined)
        query = query.where("subjects", "like", likePattern(JSON.stringify(subject)));
      if (updatedSince !== undefined) query = query.where("updatedAt", ">=", updatedSince);
      if (verification !== undefined) {
        query = query.where((eb) =>
          eb.exists(
            eb
              .selectFrom("claims")
              .select("claims.id")
              .whereRef("claims.repositoryId", "=", "repositories.id")
              .where("claims.verification", "=", verification as "verified"),
          ),
        );
      }
      const { after } = page;
      if (after) query = query.where(beforeCursor("repositories", after));
      const rows = await query
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(page.limit + 1)
        .execute();
      return toPage(rows.map(toRecord), page.limit, ({ createdAt }) => createdAt);
    },

    async counts(ids: string[]): Promise<Map<string, RepositoryCounts>> {
      const counts = new Map<string, RepositoryCounts>(
        ids.map((id) => [id, { claims: {}, runs: {}, repeatedSupports: 0 }]),
      );
      if (ids.length === 0) return counts;
      const claims = await db
        .selectFrom("claims")
        .select(["repositoryId", "evidenceState", (eb) => eb.fn.countAll<number>().as("count")])
        .where("repositoryId", "in", ids)
        .groupBy(["repositoryId", "evidenceState"])
        .execute();
      for (const row of claims) counts.get(row.repositoryId)!.claims[row.evidenceState] = Number(row.count);
      const runs = await db
        .selectFrom("runs")
        .select(["repositoryId", "state", (eb) => eb.fn.countAll<number>().as("count")])
        .where("repositoryId", "in", ids)
        .groupBy(["repositoryId", "state"])
        .execute();
      for (const row of runs) counts.get(row.repositoryId)!.runs[row.state] = Number(row.count);
      const repeated = await db
        .selectFrom("assessments")
        .select(["repositoryId", "claimId"])
        .where("repositoryId", "in", ids)
        .where("conclusion", "=", "supports")
        .groupBy(["repositoryId", "claimId"])
        .having((eb) => eb.fn.count("runId").distinct(), ">=", 2)
        .execute();
      for (const row of repeated) counts.get(row.repositoryId)!.repeatedSupports += 1;
      return counts;
    },

    async create(record: RepositoryRecord): Promise<void> {
      await inTransaction(db, async (transaction) => {
        await transaction.insertInto("repositories").values(toRow(record)).execute();
        await indexRepository(transaction, record);
      });
    },

    async update(id: string, changes: Partial<RepositoryRecord>): Promise<void> {
      const changed = Object.keys(changes);
      await inTransaction(db, async (transaction) => {
        const update = transaction.updateTable("repositories").set(toRow(changes)).where("id", "=", id);
        const row = await update.returningAll().executeTakeFirst();
        if (!row) return;
        if (indexedMembers.some((member) => changed.includes(member)))
          await indexRepository(transaction, toRecord(row));
        if (filterMembers.some((member) => changed.includes(member)))
          await reindexClaims(transaction, toRecord(row));
      });
    },

    /** Public ones alone, latest change first. */
    async newestPublic(limit: number): Promise<RepositoryRecord[]> {
      const query = db.selectFrom("repositories").selectAll().where("visibility", "=", "public");
      const rows = await query.orderBy("updatedAt", "desc").orderBy("id", "desc").limit(limit).execute();
      return rows.map(toRecord);
    },

    /** Newest first. */
    async versions(repositoryId: string): Promise<VersionRecord[]> {
      const query = db.selectFrom("versions").selectAll().where("repositoryId", "=", repositoryId);
      return query.orderBy("createdAt", "desc").orderBy("digest").execute();
    },

    /** How many copies there are that a reader of these namespaces may know of. */
    async forkCounts(ids: string[], readableNamespaces: string[]): Promise<Map<string, number>> {
      const counts = new Map(ids.map((id) => [id, 0]));
      if (ids.length === 0) return counts;
      const rows = await db
        .selectFrom("repositories")
        .select(["forkedFrom", (eb) => eb.fn.countAll<number>().as("count")])
        .where("forkedFrom", "in", ids)
        .where(readableBy(readableNamespaces))
        .groupBy("forkedFrom")
        .execute();
      for (const { forkedFrom, count } of rows) counts.set(forkedFrom!, Number(count));
      return counts;
    },

    async appendVersion(version: VersionRecord): Promise<void> {
      await db
        .insertInto("versions")
        .values(version)
        .onConflict((c) => c.doNothing())
        .execute();
    },
  };
}

export const repositoryJson = ["authors", "subjects", "topics", "readme"] as const;
const toRecord = (row: object) => decodeJsonColumns<RepositoryRecord>(row, repositoryJson);
const toRow = (record: object) => encodeJsonColumns<Tables["repositories"]>(record, repositoryJson);
