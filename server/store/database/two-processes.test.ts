import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../migrations/migrate.ts";
import { createStore } from "../store.ts";
import { openSqlite } from "./sqlite.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs-two-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("lets two processes read and then write in transactions without SQLITE_BUSY errors", async () => {
  const path = join(folder, "service.sqlite");
  const opened = openSqlite(path);
  await migrate(opened.db);
  const store = createStore(opened.db);
  const module = JSON.stringify(import.meta.resolve("better-sqlite3"));
  const other = spawn(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `const { default: Database } = await import(${module});
      const db = new Database(${JSON.stringify(path)}, { timeout: 10_000 });
      const write = db.prepare("insert into quotas values ('other', '1', 1) on conflict do update set used = used + 1");
      console.log("writes");
      for (;;) { write.run(); await new Promise((resolve) => setImmediate(resolve)); }`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  try {
    await once(other.stdout, "data");
    for (let count = 1; count <= 300; count++) {
      await store.transaction(async (queries) => {
        await queries.jobs.listBlocked();
        expect(await queries.quotas.consume("ada", "1", 1_000)).toBe(count);
      });
    }
  } finally {
    other.kill("SIGKILL");
    await once(other, "exit");
    await opened.close();
  }
});
