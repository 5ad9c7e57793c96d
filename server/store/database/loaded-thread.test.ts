import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { terminateLoaded } from "./loaded-thread.ts";
import { openSqlite } from "./sqlite.ts";

const threadOf = (code: string) => new Worker(code, { eval: true });

it("is terminated once it has loaded what it loads", async () => {
  const thread = threadOf(`
    const { parentPort } = require("node:worker_threads");
    setTimeout(() => { parentPort.postMessage("loaded"); setInterval(() => {}, 1000); }, 300);`);
  let isLoaded = false;
  thread.on("message", () => {
    isLoaded = true;
  });
  await terminateLoaded(thread)();
  expect(isLoaded).toBe(true);
});

it("is not waited for where it could not load it, or has ended", async () => {
  const thread = threadOf(`throw new Error("no such module")`);
  const terminate = terminateLoaded(thread);
  await expect(once(thread, "exit")).rejects.toThrow("no such module");
  await terminate();
  await terminate();
});

it("lets a database be closed as soon as it was opened and used", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rvs-loaded-"));
  for (let time = 0; time < 20; time++) {
    const opened = openSqlite(join(folder, `${time}.sqlite`));
    await sql`create table if not exists a (b)`.execute(opened.db);
    const read = sql`select 1`.execute(opened.reads).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, time));
    await opened.close();
    await read;
  }
  rmSync(folder, { recursive: true });
});
