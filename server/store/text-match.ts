import { sql } from "kysely";

/** The words of a query, at most 16, in lower case; every one must be found. */
export function words(q: string | undefined): string[] {
  return (q ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 16);
}

/** `%`, `_` and `\` in what a caller sends are text, not wildcards; SQLite has no default escape character. */
export function pattern(text: string) {
  return sql<string>`${`%${text.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}
