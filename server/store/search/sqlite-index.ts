import { type Kysely, sql } from "kysely";
import {
  filterTerm,
  type IndexedDocument,
  recordIds,
  type SearchIndex,
  type SearchKind,
  type SearchQuery,
  type Tier,
  textTableNames,
} from "./search-index.ts";

const wordTables = { repositories: "repositoryWords", claims: "claimWords" } as const;

/** Creates the full-text index of a kind, empty. */
export async function createWords(db: Kysely<unknown>, kind: SearchKind): Promise<void> {
  await sql`create virtual table ${sql.table(wordTables[kind])} using fts5 (heading, body, marks, content='',
    contentless_delete=1, detail=column, prefix='1 2 3',
    tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'")`.execute(db);
}

export async function dropWords(db: Kysely<unknown>, kind: SearchKind): Promise<void> {
  await db.schema.dropTable(wordTables[kind]).execute();
}

/** Writes documents that have none yet, the lowest number first. */
export async function writeWords(
  db: Kysely<unknown>,
  kind: SearchKind,
  documents: readonly [number: number, document: IndexedDocument][],
): Promise<void> {
  if (documents.length === 0) return;
  const rows = documents.map(([number, document]) => wordsRow(number, document));
  await sql`insert into ${sql.table(wordTables[kind])} (rowid, heading, body, marks)
    values ${sql.join(rows)}`.execute(db);
}

/** A JavaScript number is bound as REAL, and FTS5 ignores a REAL rowid: hence the casts, here and below. */
function wordsRow(number: number, { heading, body, audience, subjects }: IndexedDocument) {
  const ofAudience = (words: string[]) => (audience === null ? [] : words.map(wordOf(audience)));
  const texts = [ofAudience(heading), ofAudience(body), subjects.map(filterTerm.subject)];
  return sql`(cast(${number} as integer), ${sql.join(texts.map((words) => words.join(" ")))})`;
}

/**
 * FTS5 over tokenized text: its tokenizer splits at spaces only. The index is contentless; texts are in our own tables.
 * Each audience has words of its own, so that a search reads nothing of what others may find: to have FTS5 join a word with
 * all that everybody may read took 250 µs where a word alone takes 30.
 *
 * Prefixes of up to three letters have indexes: without them, a prefix costs as much as all words that start with it
 * (200,000 Claims: `m*` 30 ms, with the index 0.6 ms).
 */
export const sqliteIndex: SearchIndex = {
  async create(db, kind) {
    const table = sql.table(textTableNames[kind]);
    await sql`create table ${table} (number integer primary key autoincrement,
      ${sql.ref(recordIds[kind])} text not null unique references ${sql.table(kind)} (id), folded text not null)`.execute(
      db,
    );
    await createWords(db, kind);
  },

  async write(db, kind, number, document) {
    await sql`insert or replace into ${sql.table(wordTables[kind])} (rowid, heading, body, marks)
      values ${wordsRow(number, document)}`.execute(db);
  },

  expressionOf: toMatchExpression,

  find(kind, { expression, below, limit }, guard) {
    const table = sql.table(wordTables[kind]);
    // An empty phrase is in no document, and nothing is looked up for it.
    const guarded = guard
      ? sql`coalesce((select ${expression} from ${sql.ref(guard)}), '""')`
      : sql`${expression}`;
    return sql`select rowid as number from ${table}
      where ${table} match ${guarded} and rowid < cast(${below} as integer)
      order by rowid desc limit ${limit}`;
  },

  // Each phrase of an expression is looked up, 10 µs: 8 of four tiers, where a word is in none, and 1 of the guard. Where
  // one is found that makes 1 more, which the 3 of two tiers are not worth.
  guardOf(query) {
    if (query.tiers.length <= 2) return null;
    return [...subjectTerms(query), inTier(query, query.tiers.at(-1)!)].join(" AND ");
  },

  findAny(kind, expression) {
    const table = sql.table(wordTables[kind]);
    return sql`select 1 from ${table} where ${table} match ${expression} limit 1`;
  },
};

/**
 * The word as documents for this audience have it. No word of a text or a query has a colon in it, or begins with one: it
 * is none of another audience's, and no beginning of one.
 */
export const wordOf = (audience: string) => (word: string) =>
  audience === "" ? word : `:${filterTerm.audience(audience)}:${word}`;

/** Syntax: https://www.sqlite.org/fts5.html#full_text_query_syntax. Quotes every word as a string. */
function toMatchExpression(query: SearchQuery, tierIndex: number): string {
  const { tiers } = query;
  const expression = [...subjectTerms(query), inTier(query, tiers[tierIndex]!)].join(" AND ");
  const before = tiers.slice(0, tierIndex);
  const earlier = before
    .filter((tier) => !before.some((other) => other !== tier && isWithin(tier, other)))
    .map((tier) => inTier(query, tier));
  return earlier.length === 0 ? expression : `(${expression}) NOT (${earlier.join(" OR ")})`;
}

function inTier({ audiences, words }: SearchQuery, { within, match }: Tier): string {
  const alternatives = audiences.map(wordOf).map((toWord) => {
    const phrases = words.map(
      ({ text, prefix }) => `${quote(toWord(text))}${match === "prefix" && prefix ? " *" : ""}`,
    );
    return `(${phrases.join(" AND ")})`;
  });
  return `({heading${within === "heading" ? "" : " body"}} : (${alternatives.join(" OR ")}))`;
}

function subjectTerms({ subject }: SearchQuery): string[] {
  return subject === undefined ? [] : [`{marks} : (${quote(filterTerm.subject(subject))})`];
}

/** Whether all that matches in a tier matches in the other one as well. */
function isWithin(tier: Tier, other: Tier): boolean {
  const isPlaceWithin = tier.within === other.within || other.within === "anywhere";
  return isPlaceWithin && (tier.match === other.match || other.match === "prefix");
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
