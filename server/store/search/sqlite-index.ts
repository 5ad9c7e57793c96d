import { sql } from "kysely";
import { recordIds, type SearchIndex, type SearchQuery, type Tier, textTableNames } from "./search-index.ts";

const wordTables = { repositories: "repositoryWords", claims: "claimWords" } as const;

/**
 * FTS5 over words that were taken apart already: the tokenizer divides at spaces alone. It keeps no text, which stands
 * in our own tables. Starts of up to three letters have indexes of their own: without, each costs what all longer
 * words with that start do (200,000 Claims: `m*` 30 ms, with the index 0.6 ms).
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

  async find(db, kind, query, tier, below, limit) {
    const table = sql.table(wordTables[kind]);
    const { rows } = await sql<{ number: number }>`select rowid as number from ${table}
      where ${table} match ${expression(query, tier)} and rowid < cast(${below} as integer)
      order by rowid desc limit ${limit}`.execute(db);
    return rows.map(({ number }) => number);
  },
};

/** https://www.sqlite.org/fts5.html#full_text_query_syntax, every word as a quoted string. */
function expression({ words, filterGroups, tiers }: SearchQuery, at: number): string {
  const inTier = ({ within, as }: Tier) => {
    const asked = words.map(({ text, prefix }) => `${quote(text)}${as === "start" && prefix ? " *" : ""}`);
    return `{heading${within === "heading" ? "" : " body"}} : (${asked.join(" AND ")})`;
  };
  const required = filterGroups.map((group) => `{marks} : (${group.map(quote).join(" OR ")})`);
  const found = [...required, `(${inTier(tiers[at]!)})`].join(" AND ");
  const earlier = tiers.slice(0, at).map((tier) => `(${inTier(tier)})`);
  return earlier.length === 0 ? found : `(${found}) NOT (${earlier.join(" OR ")})`;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
