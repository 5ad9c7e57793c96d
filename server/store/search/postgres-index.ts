import { sql } from "kysely";
import { recordIds, type SearchIndex, type SearchQuery, type Tier, textTableNames } from "./search-index.ts";

/** The weights of a tsvector stand for our columns: A the heading, B the body, C the filter terms. */
const weights = { heading: "A", body: "B", filterTerms: "C" } as const;

/** tsvector and GIN over words that were taken apart already: no dictionary or parser of PostgreSQL's sees a text. */
export const postgresIndex: SearchIndex = {
  async create(db, kind) {
    const table = sql.table(textTableNames[kind]);
    await sql`create table ${table} (number integer generated always as identity primary key,
      ${sql.ref(recordIds[kind])} text collate "C" not null unique references ${sql.table(kind)} (id),
      folded text collate "C" not null, words tsvector not null default '')`.execute(db);
    await sql`create index ${sql.ref(`${textTableNames[kind]}_words`)} on ${table} using gin (words)`.execute(
      db,
    );
  },

  async write(db, kind, number, document) {
    const lexemes = Object.entries(weights).flatMap(([part, weight]) =>
      [...new Set(document[part as keyof typeof weights])].map((word) => `${quote(word)}:1${weight}`),
    );
    const table = sql.table(textTableNames[kind]);
    await sql`update ${table} set words = ${lexemes.join(" ")}::tsvector where number = ${number}`.execute(
      db,
    );
  },

  async find(db, kind, query, tier, below, limit) {
    const { rows } = await sql<{ number: number }>`select number from ${sql.table(textTableNames[kind])}
      where words @@ ${expression(query, tier)}::tsquery and number < ${below}
      order by number desc limit ${limit}`.execute(db);
    return rows.map(({ number }) => number);
  },
};

/** https://www.postgresql.org/docs/current/datatype-textsearch.html#DATATYPE-TSQUERY, every word quoted. */
function expression({ words, filterGroups, tiers }: SearchQuery, at: number): string {
  const inTier = ({ within, as }: Tier) =>
    words
      .map(({ text, prefix }) => {
        const weight = within === "heading" ? "A" : "AB";
        return `${quote(text)}:${weight}${as === "start" && prefix ? "*" : ""}`;
      })
      .join(" & ");
  const required = filterGroups.map((group) => `(${group.map((term) => `${quote(term)}:C`).join(" | ")})`);
  const found = [...required, inTier(tiers[at]!)].join(" & ");
  const earlier = tiers.slice(0, at).map((tier) => `(${inTier(tier)})`);
  return earlier.length === 0 ? found : `${found} & !(${earlier.join(" | ")})`;
}

const quote = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
