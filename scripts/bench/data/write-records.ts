import type Database from "better-sqlite3";
import { audienceOf } from "../../../server/domain/account/access.ts";
import { canonicalJson } from "../../../server/domain/digest.ts";
import type { RepositoryRecord } from "../../../server/domain/records.ts";
import { chainEvent } from "../../../server/domain/runs/event-chain.ts";
import { queuedEvent } from "../../../server/domain/runs/new-job.ts";
import { indexTokens } from "../../../server/domain/search-tokens.ts";
import { filterTerm } from "../../../server/store/search/search-index.ts";
import { wordOf } from "../../../server/store/search/sqlite-index.ts";
import { foldText } from "../../../server/store/search/text-match.ts";
import type { RepositoryRecords } from "./make-records.ts";

/**
 * Writes a repository with everything of it as the store does (data-set.test.ts compares them), by statements that are
 * prepared once: the store takes ten times as long.
 */
export function createWriter(database: Database.Database) {
  const insert = createInsert(database);
  const index = createIndex(database);
  const updatedAt = (createdAt: string) => ({ createdAt, updatedAt: createdAt });
  return {
    owner(name: string, at: string): void {
      insert("namespaces", { slug: name, kind: "user", createdAt: at });
      const [id, email] = [`user-${name}`, `${name}@example.org`];
      const named = { name, username: name, displayUsername: name };
      insert("user", { id, email, ...named, emailVerified: 1, ...updatedAt(at) });
    },

    repository(records: RepositoryRecords): void {
      const { repository, versions, experiment, claims, job, run, assessments, stars } = records;
      const { id: repositoryId, createdAt } = repository;
      insert("repositories", repository);
      index.repository(repository);
      for (const version of versions) insert("versions", version);
      insert("jobs", job);
      insert("jobEvents", chainEvent(null, { jobId: job.id, ...queuedEvent(job) }));
      insert("experiments", experiment);
      for (const claim of claims) {
        insert("claims", { ...claim, retiredAt: null });
        index.claim(claim, repository);
      }
      insert("runs", run);
      for (const claimId of run.claimIds) insert("runClaims", { runId: run.id, claimId });
      for (const record of assessments) {
        const { id, claimVersionId, executionRunId: runId, conclusion, recordDigest } = record;
        const of = { repositoryId, claimId: record.scope.claimId, claimVersionId, runId };
        insert("assessments", { id, ...of, conclusion, recordDigest, record, createdAt });
      }
      for (const accountId of stars)
        insert("reactions", { kind: "star", targetId: repositoryId, accountId, createdAt });
      if (stars.length > 0)
        insert("reactionCounts", { kind: "star", targetId: repositoryId, count: stars.length });
    },
  };
}

/** Objects become canonical JSON, as in the store's columns. */
function createInsert(database: Database.Database) {
  const statements = new Map<string, Database.Statement>();
  return (table: string, row: object): void => {
    const columns = Object.keys(row);
    const statement =
      statements.get(table) ??
      database.prepare(
        `insert into "${table}" (${columns.map((name) => `"${name}"`)}) values (${columns.map((name) => `@${name}`)})`,
      );
    statements.set(table, statement);
    const values = Object.entries(row).map(([name, value]) => [
      name,
      typeof value === "object" && value !== null ? canonicalJson(value) : value,
    ]);
    statement.run(Object.fromEntries(values));
  };
}

/** The same as server/store/search/index-records.ts. */
function createIndex(database: Database.Database) {
  const write = (table: "repository" | "claim") => {
    const text = database.prepare(`insert into "${table}Texts" ("${table}Id", folded) values (?, ?)`);
    const words = database.prepare(
      `insert into "${table}Words" (rowid, heading, body, marks) values (?, ?, ?, ?)`,
    );
    return (id: string, texts: string[], ...columns: string[][]) => {
      const { lastInsertRowid } = text.run(id, foldText(texts.join("\n")));
      words.run(BigInt(lastInsertRowid), ...columns.map((tokens) => tokens.join(" ")));
    };
  };
  const [repositoryDocument, claimDocument] = [write("repository"), write("claim")];
  const terms = ({ subjects }: RepositoryRecord) => subjects.map(filterTerm.subject);
  const words = (text: string, { visibility, owner }: RepositoryRecord) =>
    indexTokens(text).map(wordOf(audienceOf({ visibility, owner })));
  return {
    repository(repository: RepositoryRecord): void {
      const { id, title, description, slug, owner, authors, subjects, topics } = repository;
      const body = [description, owner, slug, ...authors, ...subjects, ...topics].join("\n");
      const texts = [title, description, slug, owner];
      repositoryDocument(id, texts, words(title, repository), words(body, repository), terms(repository));
    },
    claim({ id, statement }: { id: string; statement: string }, repository: RepositoryRecord): void {
      claimDocument(id, [statement], words(statement, repository), [], terms(repository));
    },
  };
}
