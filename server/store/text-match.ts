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

/**
 * Whether a record's folded text holds every word anywhere, within a longer one too. One pass over the texts: asked of
 * each record in turn, a word that few hold would cost ten times that.
 */
export function holdsWords(kind: SearchKind, words: string[]) {
  const texts = textTables[kind];
  const held = words.map((word) => sql`folded like ${pattern(word)}`);
  return sql<boolean>`${sql.ref(`${kind}.id`)} in (select ${sql.ref(recordIds[kind])} from ${sql.table(texts)}
    where ${sql.join(held, sql` and `)})`;
}
