import type { Kysely } from "kysely";
import type { RepositoryRecord, VersionRecord } from "../domain/records.ts";
import type { RepositoryCounts } from "../domain/views/repository.ts";
import { isNear } from "./count-claims.ts";
import { type CommittedReads, readsOf } from "./database/committed-reads.ts";
import { compileOnce } from "./database/compile-once.ts";
import { inTransaction } from "./database/in-transaction.ts";
import { decodeJsonColumns, encodeJsonColumns } from "./database/json-columns.ts";
import { readableBy, readableByAll } from "./database/readable-by.ts";
import type { Tables } from "./database/tables.ts";
import { beforeCursor, type PageRequest, toPage } from "./keyset.ts";
import { filterMembers, indexedMembers, indexRepository, reindexClaims } from "./search/index-records.ts";
import { containsWords, likePattern, splitWords } from "./search/text-match.ts";

export interface RepositoryFilter {
  /** Namespaces whose private repositories the caller may read in addition to the public ones. */
  readableNamespaces: string[];
  owner?: string | undefined;
  q?: string;
  subject?: string;
  verification?: string;
  updatedSince?: string;
}

/** `reads` executes text searches, which may scan many rows, `read` what most requests ask for. */
export function createRepositoryStore(
  db: Kysely<Tables>,
  reads: Kysely<Tables> = db,
  read: CommittedReads = readsOf(db),
) {
  const getQuery = compileOnce<{ id: string }, object>(
    () => "",
    (value) => db.selectFrom("repositories").selectAll().where("id", "=", value("id")),
  );
  return {
    async get(id: string): Promise<RepositoryRecord | null> {
      const [row] = await read(getQuery({ id }));
      return row ? toRecord(row) : null;
    },

    async findBySlug(owner: string, slug: string): Promise<RepositoryRecord | null> {
      const query = db
        .selectFrom("repositories")
        .selectAll()
        .where("owner", "=", owner)
        .where("slug", "=", slug);
      const row = await query.executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    /** Returns the namespace's repository of this preprint, or null. */
    async findByPreprint(owner: string, preprintId: string): Promise<RepositoryRecord | null> {
      const query = db.selectFrom("repositories").selectAll().where("owner", "=", owner);
      const row = await query.where("preprintId", "=", preprintId).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    /** Returns the namespace's repository of these bytes, or null. Forks and withdrawn ones do not count. */
    async findByPaper(owner: string, paperDigest: string): Promise<RepositoryRecord | null> {
      const query = db.selectFrom("repositories").selectAll().where("owner", "=", owner);
      const row = await query
        .where("paperDigest", "=", paperDigest)
        .where("forkedFrom", "is", null)
        .where("withdrawnAt", "is", null)
        .orderBy("createdAt")
        .limit(1)
        .executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    /** Returns a repository of this preprint that a reader of these namespaces may read, the oldest, or null. */
    async findReadableByPreprint(preprintId: string, namespaces: string[]): Promise<RepositoryRecord | null> {
      const query = db.selectFrom("repositories").selectAll().where("preprintId", "=", preprintId);
      const rows = await query.where(readableBy(namespaces)).orderBy("createdAt").limit(100).execute();
      const row = rows.find(({ owner }) => namespaces.includes(owner)) ?? rows[0];
      return row ? toRecord(row) : null;
    },

    /**
     * Returns the repository of a Claim, Run or job, or null. One statement: a second statement executed only for existing
     * records would disclose by its duration, to callers who may not read them, that they exist.
     */
    async findByRecord(kind: "claims" | "runs" | "jobs", id: string): Promise<RepositoryRecord | null> {
      const part = db.selectFrom(kind).select("repositoryId").where("id", "=", id);
      const row = await db.selectFrom("repositories").selectAll().where("id", "=", part).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    async getByIds(ids: string[]): Promise<Map<string, RepositoryRecord>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom("repositories").selectAll().where("id", "in", ids).execute();
      return new Map(rows.map((row) => [row.id, toRecord(row)]));
    },

    async list(filter: RepositoryFilter, page: PageRequest) {
      const words = splitWords(filter.q);
      let query = (words.length > 0 ? reads : db)
        .selectFrom("repositories")
        .selectAll()
        .where("withdrawnAt", "is", null)
        .where(readableBy(filter.readableNamespaces));
      if (words.length > 0) {
        const condition = await containsWords(reads, "repositories", words, filter.readableNamespaces);
        query = query.where(condition);
      }
      const { owner, subject, verification, updatedSince } = filter;
      if (owner !== undefined) query = query.where("owner", "=", owner);
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
              .where("claims.retiredAt", "is", null)
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

    async countRecords(ids: string[]): Promise<Map<string, RepositoryCounts>> {
      const counts = new Map<string, RepositoryCounts>(
        ids.map((id) => [id, { claims: {}, near: 0, runs: {}, repeatedSupports: 0 }]),
      );
      if (ids.length === 0) return counts;
      const claims = await db
        .selectFrom("claims")
        .select(["repositoryId", "evidenceState", (eb) => eb.fn.countAll<number>().as("count")])
        .where("repositoryId", "in", ids)
        .where("retiredAt", "is", null)
        .groupBy(["repositoryId", "evidenceState"])
        .execute();
      for (const row of claims) counts.get(row.repositoryId)!.claims[row.evidenceState] = Number(row.count);
      const near = await db
        .selectFrom("claims")
        .select(["repositoryId", (eb) => eb.fn.countAll<number>().as("count")])
        .where("repositoryId", "in", ids)
        .where(isNear)
        .groupBy("repositoryId")
        .execute();
      for (const row of near) counts.get(row.repositoryId)!.near = Number(row.count);
      const runs = await db
        .selectFrom("runs")
        .select(["repositoryId", "state", (eb) => eb.fn.countAll<number>().as("count")])
        .where("repositoryId", "in", ids)
        .groupBy(["repositoryId", "state"])
        .execute();
      for (const row of runs) counts.get(row.repositoryId)!.runs[row.state] = Number(row.count);
      const repeated = await db
        .selectFrom("assessments")
        .innerJoin("claims", (join) =>
          join
            .onRef("claims.id", "=", "assessments.claimId")
            .onRef("claims.versionId", "=", "assessments.claimVersionId"),
        )
        .select(["assessments.repositoryId", "assessments.claimId"])
        .where("assessments.repositoryId", "in", ids)
        .where("assessments.conclusion", "=", "supports")
        .where("claims.retiredAt", "is", null)
        .groupBy(["assessments.repositoryId", "assessments.claimId"])
        .having((eb) => eb.fn.count("assessments.runId").distinct(), ">=", 2)
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
      const changedMembers = Object.keys(changes);
      await inTransaction(db, async (transaction) => {
        const update = transaction.updateTable("repositories").set(toRow(changes)).where("id", "=", id);
        const row = await update.returningAll().executeTakeFirst();
        if (!row) return;
        if ([...indexedMembers, "withdrawnAt"].some((member) => changedMembers.includes(member)))
          await indexRepository(transaction, toRecord(row));
        // What was withdrawn is found no more.
        if ([...filterMembers, "withdrawnAt"].some((member) => changedMembers.includes(member)))
          await reindexClaims(transaction, toRecord(row), (claims) => claims.where("retiredAt", "is", null));
      });
    },

    /** Returns public repositories, latest update first. */
    async listNewestPublic(limit: number): Promise<RepositoryRecord[]> {
      const query = db.selectFrom("repositories").selectAll().where(readableByAll);
      const standing = query.where("withdrawnAt", "is", null);
      const rows = await standing.orderBy("updatedAt", "desc").orderBy("id", "desc").limit(limit).execute();
      return rows.map(toRecord);
    },

    /** Counts what is public and was not withdrawn. */
    async countPublic(): Promise<number> {
      const query = db.selectFrom("repositories").where(readableByAll).where("withdrawnAt", "is", null);
      const { count } = await query
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** The same, the oldest first: a later one leaves the earlier ones in their places. */
    async listOldestPublic(limit: number, offset: number) {
      const query = db.selectFrom("repositories").where(readableByAll).where("withdrawnAt", "is", null);
      const ordered = query.select(["owner", "slug", "updatedAt"]).orderBy("createdAt").orderBy("id");
      return ordered.limit(limit).offset(offset).execute();
    },

    /** Newest first. */
    async listVersions(repositoryId: string): Promise<VersionRecord[]> {
      const query = db.selectFrom("versions").selectAll().where("repositoryId", "=", repositoryId);
      return query.orderBy("createdAt", "desc").orderBy("digest").execute();
    },

    /** Counts the forks of each repository that a reader of these namespaces may read. */
    async countForks(ids: string[], readableNamespaces: string[]): Promise<Map<string, number>> {
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

    /** Returns the forks that a reader of these namespaces may read, newest first. */
    async listForks(id: string, readableNamespaces: string[], limit: number): Promise<RepositoryRecord[]> {
      const query = db.selectFrom("repositories").selectAll().where("forkedFrom", "=", id);
      const readable = query.where(readableBy(readableNamespaces));
      const rows = await readable.orderBy("createdAt", "desc").orderBy("id", "desc").limit(limit).execute();
      return rows.map(toRecord);
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

const repositoryJson = ["authors", "subjects", "topics", "readme"] as const;
const toRecord = (row: object) => decodeJsonColumns<RepositoryRecord>(row, repositoryJson);
const toRow = (record: object) => encodeJsonColumns<Tables["repositories"]>(record, repositoryJson);
