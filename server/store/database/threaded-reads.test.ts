import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../migrations/migrate.ts";
import type { OpenDatabase } from "./open-database.ts";
import { openSqlite } from "./sqlite.ts";

let folder: string;
let opened: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "reads-"));
  opened = openSqlite(join(folder, "service.sqlite"));
  await migrate(opened.db);
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const slugs = async () =>
  (await opened.reads.selectFrom("namespaces").select("slug").execute()).map(({ slug }) => slug);

it("sees committed data immediately", async () => {
  expect(await slugs()).toEqual([]);
  const row = { slug: "ada", kind: "user", createdAt: "2026" } as const;
  await opened.db.insertInto("namespaces").values(row).execute();
  expect(await slugs()).toEqual(["ada"]);
});

it("matches concurrent reads with their answers", async () => {
  const numbers = Array.from({ length: 50 }, (_, number) =>
    sql<{ number: number }>`select ${number} as number`.execute(opened.reads),
  );
  const answers = (await Promise.all(numbers)).map(({ rows }) => rows[0]!.number);
  expect(answers).toEqual(numbers.map((_, number) => number));
});

it("does not block the event loop, and continues after an error", async () => {
  const endless = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 800000)
    select max(i) as most from n`.execute(opened.reads);
  let turns = 0;
  let done = false;
  void endless.then(() => {
    done = true;
  });
  while (!done) {
    turns++;
    await new Promise(setImmediate);
  }
  expect((await endless).rows).toEqual([{ most: 800_000 }]);
  expect(turns).toBeGreaterThan(10);
  await expect(sql`select nonsense`.execute(opened.reads)).rejects.toThrow(/nonsense/);
  expect(await slugs()).toEqual(["ada"]);
});

it("answers each of those that came while it was busy", async () => {
  const busy = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 200000)
    select max(i) as most from n`.execute(opened.reads);
  await new Promise(setImmediate);
  const meanwhile = await Promise.allSettled(
    ["select 1 as one", "select nonsense", "select 3 as three"].map((text) =>
      sql.raw(text).execute(opened.reads),
    ),
  );
  expect((await busy).rows).toEqual([{ most: 200_000 }]);
  expect(meanwhile).toMatchObject([
    { value: { rows: [{ one: 1 }] } },
    { reason: { message: expect.stringContaining("nonsense") } },
    { value: { rows: [{ three: 3 }] } },
  ]);
});

it("refuses to write", async () => {
  await expect(opened.reads.deleteFrom("namespaces").returning("slug").execute()).rejects.toThrow(/readonly/);
});
