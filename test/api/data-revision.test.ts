import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../server/store/database/open-database.ts";
import { countedTables } from "../../server/store/migrations/0008-data-revision.ts";
import { createStore } from "../../server/store/store.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { onPostgres, openDatabaseOf } from "../support/databases.ts";
import { createMirrors } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { processed } from "../support/processing.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

const mirrors = createMirrors();
let test: TestService;
let ada: Account;
let opened: OpenDatabase;
let db: Kysely<Record<string, Record<string, unknown>>>;
/** By visibility. */
const ids: Record<string, string> = {};
let reads: { path: string; headers: Record<string, string> }[];

async function submit(fields: Record<string, string>): Promise<string> {
  const body = upload({ paper: await pdf(), ...fields });
  const headers = { "x-api-key": ada.key };
  const response = await fetch(`${test.url}/api/repositories`, { method: "POST", headers, body });
  return ((await response.json()) as { repository: { id: string } }).repository.id;
}

beforeAll(async () => {
  test = await startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
  ada = await signUp(test.url, "ada");
  const own = { "x-api-key": ada.key };
  const strange = { "x-api-key": (await signUp(test.url, "eve")).key };
  for (const visibility of ["public", "private"]) {
    const githubUrl = mirrors.add(`ada/${visibility}`, smallPaper());
    ids[visibility] = await submit({ slug: visibility, visibility, githubUrl });
    await processed(test.url, ids[visibility], own);
  }
  const whole = (id: string) =>
    `/api/v1/repositories/${id}?include=readme,claims,experiments,runs,evidence,assessments`;
  const paths = [
    ...["/api/v1/repositories", "/api/v1/search?q=value", "/api/badge/ada/public", whole(ids.public!)],
    `/api/v1/claims?repository_id=${ids.public}&include=assessments`,
    `/api/v1/runs?repository_id=${ids.public}&include=logs,environment,evidence,attestation,assessments`,
  ];
  reads = paths.map((path) => ({ path, headers: strange }));
  reads.push({ path: whole(ids.private!), headers: own });
  opened = await openDatabaseOf(test.dataDir);
  db = opened.db as never;
});
afterAll(async () => {
  await opened.close();
  await test[Symbol.asyncDispose]();
  mirrors.remove();
});

interface Answer {
  tag: string | null;
  status: number;
  body: string;
}

async function ask({ path, headers }: (typeof reads)[number], tag?: string | null): Promise<Answer> {
  const conditional = tag ? [["if-none-match", tag]] : [];
  const sent = Object.fromEntries([...Object.entries(headers), ...conditional]) as Record<string, string>;
  const response = await fetch(`${test.url}${path}`, { headers: sent });
  return { tag: response.headers.get("etag"), status: response.status, body: await response.text() };
}

/**
 * The columns that identify a row while the service writes to it: uses of keys, windows of limits. PostgreSQL's ctid
 * does not, for it names a version of a row; only `dataRevision`, which has no primary key there, is found by it.
 */
async function keyOf(table: string): Promise<string[]> {
  if (!onPostgres) return ["rowid"];
  const { rows } = await sql<{ name: string }>`select attname as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and indrelid = to_regclass(${`"${table}"`})`.execute(db);
  return rows.length > 0 ? rows.map(({ name }) => name) : ["ctid"];
}

interface Value {
  table: string;
  column: string;
  /** Of the row, by column. */
  key: Record<string, unknown>;
  value: unknown;
}

/** The value of a column in the first row that has one. */
async function firstValue(table: string, column: string, key: string[]): Promise<Value | undefined> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const { rows } = await sql<Record<string, unknown>>`select ${columns}, ${sql.ref(column)} as "the value"
    from ${sql.table(table)} where ${sql.ref(column)} is not null order by ${columns} limit 1`.execute(db);
  if (!rows[0]) return undefined;
  const { "the value": value, ...identity } = rows[0];
  return { table, column, key: identity, value };
}

/** Writes another value of the same kind, unless a constraint refuses it; returns what undoes that. */
async function change({ table, column, key, value }: Value): Promise<Value | undefined> {
  const other =
    typeof value === "number" ? value + 1 : typeof value === "string" ? `${value.slice(0, -1)}7` : undefined;
  if (other === undefined || other === value) return undefined;
  const refused = Symbol();
  const changed = await put({ table, column, key, value: other }).catch(() => refused);
  if (changed === refused || changed === undefined) return undefined;
  return { table, column, key: changed as Value["key"], value };
}

/** Writes a value; returns the row's key after that, undefined where there is no such row. */
async function put({ table, column, key, value }: Value): Promise<Value["key"] | undefined> {
  const row = sql.join(
    Object.entries(key).map(([name, own]) => sql`${sql.ref(name)} = ${own}`),
    sql` and `,
  );
  const { rows } = await sql<Value["key"]>`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
    where ${row} returning ${sql.join(Object.keys(key).map((name) => sql.ref(name)))}`.execute(db);
  return rows[0];
}

/** Changes a value of each column that has any; returns what undoes that, in order. */
async function changeColumns(table: string): Promise<Value[]> {
  const { columns } = (await db.introspection.getTables()).find(({ name }) => name === table)!;
  const key = await keyOf(table);
  const changes: Value[] = [];
  for (const { name } of columns) {
    const value = await firstValue(table, name, key);
    const undo = value && (await change(value));
    if (undo) changes.push(undo);
  }
  return changes;
}

/** Tables whose rows the service removes by itself: windows that are over, counts that are added up. */
const swept = ["limits", "dataRevision"];

/** Lets the test write what the service itself never changes. */
async function allowChanges(table: string): Promise<void> {
  const trigger = `${table}_refuse_change`;
  if (!onPostgres) {
    for (const action of ["update", "delete"])
      await sql`drop trigger if exists ${sql.id(`${table}_refuse_${action}`)}`.execute(db);
  } else if ((await sql`select from pg_trigger where tgname = ${trigger}`.execute(db)).rows.length > 0)
    await sql`alter table ${sql.table(table)} disable trigger ${sql.id(trigger)}`.execute(db);
}

const logOf = (runId: string) => ({
  ...{ runId, sequence: 100, stream: "stdout", text: "x", recordedAt: new Date().toISOString() },
});

/** Tables that no answer of the Agent API shows, and those that are written with one that is counted. */
const uncounted = [
  ...[
    "user",
    "session",
    "account",
    "verification",
    "organization",
    "member",
    "invitation",
    "apikey",
    "limits",
  ],
  ...[
    "mailTokens",
    "namespaces",
    "avatars",
    "jobs",
    "jobEvents",
    "quotas",
    "idempotencyKeys",
    "signingKeys",
    "reactions",
    "reactionCounts",
    "dataRevision",
    "repositoryRevisions",
    "claimVersions",
    "experimentVersions",
  ],
];
const writtenWith = ["runClaims", "supersessions"];

describe("the data revision", () => {
  const revisions = async () => {
    const { dataRevision } = createStore(opened.db);
    const sum = async (namespaces: string[]) =>
      (await dataRevision.get(namespaces)).reduce((total, { changes }) => total + changes, 0);
    return { everybody: await sum([]), ada: await sum(["ada"]) };
  };

  const repositoryChanges = async () => {
    const rows = await opened.db
      .selectFrom("repositoryRevisions")
      .select(["repositoryId", (eb) => eb.fn.sum<number>("changes").as("changes")])
      .groupBy("repositoryId")
      .execute();
    return new Map(rows.map(({ repositoryId, changes }) => [repositoryId, Number(changes)]));
  };

  it("counts every table but those that are known to be shown nowhere", async () => {
    const found = (await db.introspection.getTables()).map(({ name }) => name);
    const others = found.filter((name) => !/^(sqlite|kysely)_|Words|Texts/.test(name));
    expect(others.sort()).toEqual([...Object.keys(countedTables), ...uncounted, ...writtenWith].sort());
  });

  it.each(Object.entries(countedTables))("moves with %s for whoever may read it", async (table, link) => {
    await allowChanges(table);
    for (const [visibility, repositoryId] of Object.entries(ids)) {
      const runs = db.selectFrom("runs").select("id").where("repositoryId", "=", repositoryId);
      const run = (await runs.executeTakeFirstOrThrow()).id as string;
      if (table === "runLogs") await db.insertInto(table).values(logOf(run)).execute();
      const [before, reference] = [await revisions(), link === "runId" ? run : repositoryId];
      const update = db.updateTable(table).set({ [link]: reference });
      await update.where(link, "=", reference).execute();
      const after = await revisions();
      expect(after.ada).toBeGreaterThan(before.ada);
      expect(after.everybody > before.everybody, visibility).toBe(visibility === "public");
    }
  });

  it.each(Object.entries(countedTables))(
    "is counted of the one repository too that %s changes",
    async (table, link) => {
      await allowChanges(table);
      const { repositoryRevisions } = createStore(opened.db);
      for (const [visibility, repositoryId] of Object.entries(ids)) {
        const runs = db.selectFrom("runs").select("id").where("repositoryId", "=", repositoryId);
        const reference =
          link === "runId" ? ((await runs.executeTakeFirstOrThrow()).id as string) : repositoryId;
        const before = await repositoryChanges();
        const update = db.updateTable(table).set({ [link]: reference });
        await update.where(link, "=", reference).execute();
        const after = await repositoryChanges();
        for (const [name, id] of Object.entries(ids)) {
          const moved = (after.get(id) ?? 0) > (before.get(id) ?? 0);
          expect(moved, name).toBe(name === visibility);
        }
        await repositoryRevisions.sumRows();
        expect(await repositoryChanges()).toEqual(after);
      }
    },
  );

  it("moves for everybody when something becomes public, or is no longer", async () => {
    for (const visibility of ["public", "private"]) {
      const before = await revisions();
      const update = db.updateTable("repositories").set({ visibility });
      await update.where("id", "=", ids.private!).execute();
      expect((await revisions()).everybody).toBeGreaterThan(before.everybody);
    }
  });

  it("moves when a row is removed, and when it comes", async () => {
    const logs = db.selectFrom("runLogs").selectAll();
    const rows = await logs.execute();
    const found = [await revisions()];
    await db.deleteFrom("runLogs").execute();
    found.push(await revisions());
    await db.insertInto("runLogs").values(rows).execute();
    found.push(await revisions());
    expect(new Set(found.map(({ everybody }) => everybody)).size).toBe(3);
  });

  it("needs not move when anything else does: no answer is taken for one that changed", async () => {
    // Who may read what, a group of its own: where it is another, most answers are refusals.
    const identity = ["user", "apikey"];
    for (const tables of [uncounted.filter((table) => !identity.includes(table)), ["user"], ["apikey"]]) {
      const before = await Promise.all(reads.map((read) => ask(read)));
      const changes: Value[] = [];
      for (const table of tables) {
        await allowChanges(table);
        changes.push(...(await changeColumns(table)));
      }
      expect(changes.length).toBeGreaterThan(0);
      for (const [index, read] of reads.entries()) {
        const { tag, body } = before[index]!;
        const { status } = await ask(read, tag);
        if (status === 304) expect((await ask(read)).body, `${read.path} after ${tables}`).toBe(body);
      }
      for (const undo of changes.reverse()) {
        const restored = await put(undo);
        if (!swept.includes(undo.table)) expect(restored, `${undo.table}.${undo.column}`).toBeDefined();
      }
    }
  });

  it("never lets a stale answer pass for a fresh one while a paper is at work", async () => {
    let busy = true;
    const working = (async () => {
      const githubUrl = mirrors.add("ada/third", smallPaper());
      await processed(test.url, await submit({ slug: "third", githubUrl }));
      busy = false;
    })();
    const answers = { fresh: 0, kept: 0 };
    const follow = async (read: (typeof reads)[number]) => {
      let mine = await ask(read);
      while (busy) {
        const [before, conditional, after] = [await ask(read), await ask(read, mine.tag), await ask(read)];
        const still = before.body === after.body;
        // What stood still around the question was the answer to it.
        if (still && conditional.status === 304) expect(mine.body, read.path).toBe(before.body);
        if (conditional.status === 304) answers.kept++;
        else {
          answers.fresh++;
          mine = conditional;
        }
      }
    };
    await Promise.all([working, ...reads.slice(0, 2).map(follow)]);
    expect(answers.fresh).toBeGreaterThan(4);
    expect(answers.kept).toBeGreaterThan(4);
    for (const read of reads) expect((await ask(read, (await ask(read)).tag)).status).toBe(304);
  });
});
