import { sql } from "kysely";

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
