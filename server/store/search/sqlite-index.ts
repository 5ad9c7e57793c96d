import { sql } from "kysely";
import { recordIds, type SearchIndex, type SearchQuery, type Tier, textTableNames } from "./search-index.ts";

const wordTables = { repositories: "repositoryWords", claims: "claimWords" } as const;

/**
 * FTS5 over tokenized text: its tokenizer splits at spaces only. The index is contentless; texts are in our own tables.
 * Prefixes of up to three letters have indexes: without them, a prefix costs as much as all words that start with it
 * (200,000 Claims: `m*` 30 ms, with the index 0.6 ms).
 *
 * A JavaScript number is bound as REAL, and FTS5 ignores a REAL rowid: hence the casts.
 */
export const sqliteIndex: SearchIndex = {
  async create(db, kind) {
    const table = sql.table(textTableNames[kind]);
    await sql`create table ${table} (number integer primary key autoincrement,
      ${sql.ref(recordIds[kind])} text not null unique references ${sql.table(kind)} (id), folded text not null)`.execute(
      db,
    );
    await sql`create virtual table ${sql.table(wordTables[kind])} using fts5 (heading, body, marks, content='',
      contentless_delete=1, detail=column, prefix='1 2 3',
      tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'")`.execute(db);
  },

  async write(db, kind, number, { heading, body, filterTerms }) {
    const texts = [heading, body, filterTerms].map((words) => words.join(" "));
    await sql`insert or replace into ${sql.table(wordTables[kind])} (rowid, heading, body, marks)
      values (cast(${number} as integer), ${sql.join(texts)})`.execute(db);
  },

  find(kind, query, tier, below, limit) {
    const table = sql.table(wordTables[kind]);
    return sql`select rowid as number from ${table}
      where ${table} match ${toMatchExpression(query, tier)} and rowid < cast(${below} as integer)
      order by rowid desc limit ${limit}`;
  },
};

/** Syntax: https://www.sqlite.org/fts5.html#full_text_query_syntax. Quotes every word as a string. */
function toMatchExpression({ words, filterGroups, tiers }: SearchQuery, tierIndex: number): string {
  const inTier = ({ within, match }: Tier) => {
    const phrases = words.map(
      ({ text, prefix }) => `${quote(text)}${match === "prefix" && prefix ? " *" : ""}`,
    );
    return `{heading${within === "heading" ? "" : " body"}} : (${phrases.join(" AND ")})`;
  };
  const required = filterGroups.map((group) => `{marks} : (${group.map(quote).join(" OR ")})`);
  const expression = [...required, `(${inTier(tiers[tierIndex]!)})`].join(" AND ");
  const earlier = tiers.slice(0, tierIndex).map((tier) => `(${inTier(tier)})`);
  return earlier.length === 0 ? expression : `(${expression}) NOT (${earlier.join(" OR ")})`;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
