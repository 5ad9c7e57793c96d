import { type Kysely, sql } from "kysely";
import { readableBy } from "../database/readable-by.ts";
import type { Tables } from "../database/tables.ts";
import { recordIds, type SearchKind, textTableNames } from "./search-index.ts";

/** Text as it is compared: without regard to case, and composed and decomposed letters alike. */
export function foldText(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/** The words of a query; every one must be found. */
export function splitWords(q: string | undefined): string[] {
  return [
    ...new Set(
      foldText(q ?? "")
        .split(/\s+/)
        .filter(Boolean),
    ),
  ];
}

/** `%`, `_` and `\` in what a caller sends are text, not wildcards; SQLite has no default escape character. */
export function likePattern(text: string) {
  return sql<string>`${`%${text.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}

/**
 * The repository of a text. In a subquery for one value, which PostgreSQL asks of each text that holds the words; of
 * `exists` it made a join with all records: 59 ms instead of 6, of 10,000 Claims.
 */
const ofText = {
  repositories: `repositories where repositories.id = "repositoryTexts"."repositoryId"`,
  claims: `claims join repositories on repositories.id = claims."repositoryId"
    where claims.id = "claimTexts"."claimId"`,
};

/** Beyond this many, the records are looked through in the list's order, where many hold the words. */
const fewEnough = 500;

/**
 * That a record's folded text holds every word anywhere, within a longer one too. Texts alone are read first: of rare
 * words that gives all the records there are, at a tenth of what looking through the list for them would cost. Of these
 * only those that are readable count: otherwise what is asked next would tell whether anything private holds the words.
 */
export async function containsWords(
  reads: Kysely<Tables>,
  kind: SearchKind,
  words: string[],
  namespaces: string[],
) {
  const texts = sql.table(textTableNames[kind]);
  const recordId = sql.ref(recordIds[kind]);
  const id = sql.ref(`${kind}.id`);
  const held = sql.join(
    words.map((word) => sql`folded like ${likePattern(word)}`),
    sql` and `,
  );
  const { rows } = await sql<{ id: string }>`select ${recordId} as id from ${texts} where ${held}
    and (select ${readableBy(namespaces)} from ${sql.raw(ofText[kind])}) limit ${fewEnough + 1}`.execute(
    reads,
  );
  if (rows.length === 0) return sql<boolean>`1 = 0`;
  return rows.length <= fewEnough
    ? sql<boolean>`${id} in (${sql.join(rows.map((row) => row.id))})`
    : sql<boolean>`exists (select 1 from ${texts} where ${recordId} = ${id} and ${held})`;
}
