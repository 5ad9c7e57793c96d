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

  find(kind, query, tier, below, limit, guard) {
    const table = sql.table(wordTables[kind]);
    const matches = toMatchExpression(query, tier);
    // An empty phrase is in no document, and nothing is looked up for it.
    const expression = guard
      ? sql`coalesce((select ${matches} from ${sql.ref(guard)}), '""')`
      : sql`${matches}`;
    return sql`select rowid as number from ${table}
      where ${table} match ${expression} and rowid < cast(${below} as integer)
      order by rowid desc limit ${limit}`;
  },

  // Each phrase of an expression is looked up, 10 µs: 12 of four tiers, where a word is in none, and 2 of the guard. Where
  // one is found that makes 2 more, which two tiers are not worth.
  guard(kind, query) {
    if (query.tiers.length <= 2) return null;
    const table = sql.table(wordTables[kind]);
    const widest = [...requiredTerms(query), inTier(query.words, query.tiers.at(-1)!)].join(" AND ");
    return sql`select 1 from ${table} where ${table} match ${widest} limit 1`;
  },
};

/** Syntax: https://www.sqlite.org/fts5.html#full_text_query_syntax. Quotes every word as a string. */
function toMatchExpression(query: SearchQuery, tierIndex: number): string {
  const { words, tiers } = query;
  const expression = [...requiredTerms(query), inTier(words, tiers[tierIndex]!)].join(" AND ");
  const before = tiers.slice(0, tierIndex);
  const earlier = before
    .filter((tier) => !before.some((other) => other !== tier && isWithin(tier, other)))
    .map((tier) => inTier(words, tier));
  return earlier.length === 0 ? expression : `(${expression}) NOT (${earlier.join(" OR ")})`;
}

function inTier(words: SearchQuery["words"], { within, match }: Tier): string {
  const phrases = words.map(
    ({ text, prefix }) => `${quote(text)}${match === "prefix" && prefix ? " *" : ""}`,
  );
  return `({heading${within === "heading" ? "" : " body"}} : (${phrases.join(" AND ")}))`;
}

function requiredTerms({ filterGroups }: SearchQuery): string[] {
  return filterGroups.map((group) => `{marks} : (${group.map(quote).join(" OR ")})`);
}

/** Whether all that matches in a tier matches in the other one as well. */
function isWithin(tier: Tier, other: Tier): boolean {
  const isPlaceWithin = tier.within === other.within || other.within === "anywhere";
  return isPlaceWithin && (tier.match === other.match || other.match === "prefix");
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
