import { createTemplate } from "./databases.ts";
import { startPostgres } from "./postgres.ts";

/** One server for a whole run of tests, with a migrated database to copy from; vitest's workers take the setting over. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await createTemplate(server.url);
  process.env.TEST_POSTGRES = server.url("postgres");
  return () => server.stop();
}
