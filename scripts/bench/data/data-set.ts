import { createHash, randomUUID } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import Database from "better-sqlite3";
import { canonicalJson } from "../../../server/domain/digest.ts";
import { openSqlite } from "../../../server/store/database/sqlite.ts";
import { migrate } from "../../../server/store/migrations/migrate.ts";
import { claimsOfLargest, makeRecords, ownerOf } from "./make-records.ts";
import { createWriter } from "./write-records.ts";

const root = join(import.meta.dirname, "../../..");

/** How many repositories each data set has, with ten Claims each; one more has fifty. */
export const sizes = { tiny: 20, small: 1_000, full: 100_000 } as const;
export type Size = keyof typeof sizes;

/** Returns a data folder of the service with so many repositories. It is kept while tables and records stay as they are. */
export async function ensureDataSet(
  size: Size,
  say: (line: string) => void,
  cache = join(root, ".cache/bench"),
): Promise<string> {
  const name = `${size}-${digestOfSources()}`;
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  for (const old of globSync(`${size}-*`, { cwd: cache }))
    if (basename(old) !== name) rmSync(join(cache, old), { recursive: true });
  const unfinished = join(cache, `unfinished-${randomUUID()}`);
  try {
    await build(join(unfinished, "service.sqlite"), sizes[size], say);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

async function build(path: string, repositories: number, say: (line: string) => void): Promise<void> {
  const opened = openSqlite(path);
  await migrate(opened.db);
  await opened.close();
  const database = new Database(path);
  // Half a data set is thrown away: nothing here has to survive.
  database.pragma("synchronous = OFF");
  database.pragma("journal_mode = OFF");
  database.pragma("cache_size = -400000");
  const writer = createWriter(database);
  const write = (number: number, claimCount?: number) => {
    const records = makeRecords(number, claimCount);
    const { owner, createdAt } = records.repository;
    if (owner !== ownerOf(number - 1)) writer.owner(owner, createdAt);
    writer.repository(records);
  };
  const batch = database.transaction((from: number, to: number) => {
    for (let number = from; number < to; number++) write(number);
  });
  const step = 10_000;
  for (let from = 0; from < repositories; from += step) {
    const to = Math.min(from + step, repositories);
    batch(from, to);
    if (repositories > step) say(`The data set has ${to} of ${repositories} repositories`);
  }
  write(repositories, claimsOfLargest);
  database.pragma("journal_mode = WAL");
  database.close();
}

/** Of what decides the bytes: the tables, how they are filled, and some of the records. */
function digestOfSources(): string {
  const hash = createHash("sha256");
  const files = globSync("server/store/migrations/*.ts", { cwd: root, exclude: ["**/*.test.ts"] });
  const filling = ["server/domain/search-tokens.ts", "scripts/bench/data/write-records.ts"];
  for (const file of [...files.sort(), ...filling]) hash.update(file).update(readFileSync(join(root, file)));
  const records = [
    makeRecords(0),
    makeRecords(50),
    makeRecords(123),
    makeRecords(sizes.full, claimsOfLargest),
  ];
  hash.update(canonicalJson(records));
  return hash.digest("hex").slice(0, 12);
}
