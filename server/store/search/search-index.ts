import type { Kysely, RawBuilder } from "kysely";
import type { QueryToken } from "../../domain/search-tokens.ts";

export type SearchKind = "repositories" | "claims";

/** An indexed record. */
export interface IndexedDocument {
  heading: string[];
  body: string[];
  /** Those who may find it: everybody, under the empty name, or a namespace; null for nobody. */
  audience: string | null;
  subjects: string[];
}

export interface SearchQuery {
  /** At least one; a document must contain all. */
  words: QueryToken[];
  /** A document must be for one of these. */
  audiences: string[];
  /** Of the document, where one is asked for. */
  subject?: string | undefined;
  tiers: Tier[];
}

/** A class of matches. Results list the tiers in order, and each tier's documents newest first. */
export interface Tier {
  within: "heading" | "anywhere";
  match: "whole" | "prefix";
}

/** The full-text index of a database: FTS5 on SQLite, tsvector with GIN on PostgreSQL. */
export interface SearchIndex {
  /** Creates the table of texts and its full-text index. */
  create(db: Kysely<unknown>, kind: SearchKind): Promise<void>;
  /** Inserts the document, or replaces the one with the same number. */
  write(db: Kysely<never>, kind: SearchKind, number: number, document: IndexedDocument): Promise<void>;
  /** Returns the expression of the documents that match in this tier and in no earlier one. */
  expressionOf(query: SearchQuery, tier: number): string;
  /**
   * Returns the statement that reads the numbers, as `number`, highest first, of up to `limit` documents numbered below
   * `below` that match. The cost grows with the page, not with the number of matches, as there is no ranking within a
   * tier. With `guard`, it reads nothing where the guard did not.
   */
  find(kind: SearchKind, by: FoundBy, guard?: string): RawBuilder<unknown>;
  /**
   * Returns the expression of the documents that match in any tier; null where to read the tiers, one after the other,
   * takes no longer than to look for one of these first.
   */
  guardOf(query: SearchQuery): string | null;
  /** Returns the statement that reads a row where a document matches. */
  findAny(kind: SearchKind, expression: string): RawBuilder<unknown>;
}

/** Or what stands in the place of these values in a statement that is built once (database/compile-once.ts). */
interface FoundBy {
  expression: string;
  below: number;
  limit: number;
}

/** The tables that map each record to its text and number; numbers increase and are never reused. */
export const textTableNames = { repositories: "repositoryTexts", claims: "claimTexts" } as const;
export const recordIds = { repositories: "repositoryId", claims: "claimId" } as const;

/** Filter terms consist of letters and digits only; other text is hex-encoded. */
export const filterTerm = {
  audience: (name: string) => (name === "" ? "public" : `o${hex(name)}`),
  subject: (subject: string) => `s${hex(subject)}`,
};

const hex = (text: string) => Buffer.from(text, "utf8").toString("hex");
