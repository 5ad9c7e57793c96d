import { sql } from "kysely";
import { recordIds, type SearchKind, textTables } from "./search-index.ts";

/** Text as it is compared: without regard to case, and composed and decomposed letters alike. */
export function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/** The words of a query; every one must be found. */
export function words(q: string | undefined): string[] {
  return [
    ...new Set(
      fold(q ?? "")
        .split(/\s+/)
        .filter(Boolean),
    ),
  ];
}

/** `%`, `_` and `\` in what a caller sends are text, not wildcards; SQLite has no default escape character. */
export function pattern(text: string) {
  return sql<string>`${`%${text.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}

/** Whether a record's folded text holds the word anywhere, within a longer one too. */
export function holdsText(kind: SearchKind, word: string) {
  const texts = textTables[kind];
  return sql<boolean>`exists (select 1 from ${sql.table(texts)}
    where ${sql.ref(`${texts}.${recordIds[kind]}`)} = ${sql.ref(`${kind}.id`)} and folded like ${pattern(word)})`;
}
