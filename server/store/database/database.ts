import type { OpenDatabase } from "./open-database.ts";
import { openSqlite } from "./sqlite.ts";

/**
 * Opens the PostgreSQL database at `url`, or the embedded one at `path` where `url` is null. Loads `pg` only if needed.
 */
export async function openDatabase(
  { url, path }: { url: string | null; path: string },
  warn: (error: unknown) => void,
): Promise<OpenDatabase> {
  if (url === null) return openSqlite(path);
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(url, warn);
}
