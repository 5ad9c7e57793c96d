import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";

const root = join(import.meta.dirname, "../../..");

/** What a figure depends on beside the code. */
export function describeMachine() {
  const database = new Database(":memory:");
  const { sqlite } = database.prepare("select sqlite_version() as sqlite").get() as { sqlite: string };
  database.close();
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
  return {
    processor: cpus()[0]?.model ?? "unknown",
    processors: cpus().length,
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    kernel: release(),
    node: process.versions.node,
    sqlite,
    /** Processes that wanted a processor, over a minute, before the first load: above 0, others were at work. */
    loadAverageBefore: loadavg()[0]!,
    commit: commit(),
    versions: {
      ...pick(read("server/package.json").dependencies, [
        "better-sqlite3",
        "hono",
        "@hono/node-server",
        "kysely",
      ]),
      ...pick(read("package.json").devDependencies, ["@stoplight/prism-cli"]),
      ...read("scripts/bench/peers/package.json").dependencies,
    } as Record<string, string>,
  };
}

function pick(versions: Record<string, string>, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, versions[name]]));
}

function commit(): string {
  try {
    return execFileSync("git", ["describe", "--always", "--dirty"], { cwd: root, encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}
