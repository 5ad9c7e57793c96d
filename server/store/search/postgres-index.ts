import { sql } from "kysely";
import {
  filterTerm,
  type IndexedDocument,
  recordIds,
  type SearchIndex,
  type SearchQuery,
  type Tier,
  textTableNames,
} from "./search-index.ts";

/** The tsvector weights that represent the index's fields. */
const weights = { heading: "A", body: "B", filterTerms: "C" } as const;

/** A tsvector with a GIN index over tokenized text: PostgreSQL's own parser and dictionaries are not used. */
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
    const parts = { ...document, filterTerms: filterTermsOf(document) };
    const lexemes = Object.entries(weights).flatMap(([part, weight]) =>
      [...new Set(parts[part as keyof typeof weights])].map((word) => `${quote(word)}:1${weight}`),
    );
    const table = sql.table(textTableNames[kind]);
    await sql`update ${table} set words = ${lexemes.join(" ")}::tsvector where number = ${number}`.execute(
      db,
    );
  },

  expressionOf: toTsquery,

  find(kind, { expression, below, limit }) {
    return sql`select number from ${sql.table(textTableNames[kind])}
      where words @@ ${expression}::tsquery and number < ${below}
      order by number desc limit ${limit}`;
  },

  guardOf: () => null,

  findAny: (kind, expression) =>
    sql`select 1 from ${sql.table(textTableNames[kind])} where words @@ ${expression}::tsquery limit 1`,
};

function filterTermsOf({ audience, subjects }: IndexedDocument): string[] {
  return audience === null ? [] : [filterTerm.audience(audience), ...subjects.map(filterTerm.subject)];
}

/** Syntax: https://www.postgresql.org/docs/current/datatype-textsearch.html#DATATYPE-TSQUERY. Quotes every word. */
function toTsquery({ words, audiences, subject, tiers }: SearchQuery, tierIndex: number): string {
  const inTier = ({ within, match }: Tier) =>
    words
      .map(({ text, prefix }) => {
        const weight = within === "heading" ? "A" : "AB";
        return `${quote(text)}:${weight}${match === "prefix" && prefix ? "*" : ""}`;
      })
      .join(" & ");
  const filters = [
    audiences.map(filterTerm.audience),
    subject === undefined ? [] : [filterTerm.subject(subject)],
  ];
  const groups = filters.filter(({ length }) => length > 0);
  const required = groups.map((group) => `(${group.map((term) => `${quote(term)}:C`).join(" | ")})`);
  const expression = [...required, inTier(tiers[tierIndex]!)].join(" & ");
  const earlier = tiers.slice(0, tierIndex).map((tier) => `(${inTier(tier)})`);
  return earlier.length === 0 ? expression : `${expression} & !(${earlier.join(" | ")})`;
}

const quote = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
