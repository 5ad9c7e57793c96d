import type { OpenDatabase } from "./open-database.ts";
import { openSqlite } from "./sqlite.ts";

/** The PostgreSQL database of `url`, whose client is loaded for it alone, or the embedded one at `path`. */
export async function openDatabase(
  { url, path }: { url: string | null; path: string },
  warn: (error: unknown) => void,
): Promise<OpenDatabase> {
  if (url === null) return openSqlite(path);
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(url, warn);
}
