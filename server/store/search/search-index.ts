import type { Kysely } from "kysely";
import type { QueryToken } from "../../domain/search-tokens.ts";

export type SearchKind = "repositories" | "claims";

/** What the index keeps of a record: words, and filter terms that say who may find it and under which subjects. */
export interface IndexedDocument {
  heading: string[];
  body: string[];
  filterTerms: string[];
}

export interface SearchQuery {
  /** At least one; all must be found. */
  words: QueryToken[];
  /** Each group must meet the document's filter terms. */
  filterGroups: string[][];
  tiers: Tier[];
}

/** How well a document matches. Tiers are passed through one after another, each from the newest document down. */
export interface Tier {
  within: "heading" | "anywhere";
  as: "whole" | "start";
}

/** What each database does in its own way: SQLite by FTS5, PostgreSQL by tsvector and GIN. */
export interface SearchIndex {
  /** Makes the tables of texts and what finds words in them. */
  create(db: Kysely<unknown>, kind: SearchKind): Promise<void>;
  /** Puts the document in the place of what stands under its number. */
  write(db: Kysely<never>, kind: SearchKind, number: number, document: IndexedDocument): Promise<void>;
  /**
   * The numbers below `below` of at most `limit` documents that match in this tier and in no earlier one, highest first.
   * The work grows with the page, not with the number of matches, as nothing is ranked within a tier.
   */
  find(
    db: Kysely<never>,
    kind: SearchKind,
    query: SearchQuery,
    tier: number,
    below: number,
    limit: number,
  ): Promise<number[]>;
}

/** Each record's text by a number of its own: increasing, never used again, the newest highest. */
export const textTableNames = { repositories: "repositoryTexts", claims: "claimTexts" } as const;
export const recordIds = { repositories: "repositoryId", claims: "claimId" } as const;

/** A filter term is letters and digits alone, whatever it stands for. */
export const filterTerm = {
  public: "public",
  owner: (namespace: string) => `o${hex(namespace)}`,
  subject: (subject: string) => `s${hex(subject)}`,
};

const hex = (text: string) => Buffer.from(text, "utf8").toString("hex");
