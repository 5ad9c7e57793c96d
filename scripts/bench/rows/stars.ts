import Database from "better-sqlite3";
import { post, signUp } from "../../../test/support/accounts.ts";
import type { Bench } from "../bench.ts";
import { idOf } from "../data/ids.ts";
import { cpuGoal, type Row } from "./row.ts";

const stars: Row = {
  name: "stars",
  title: "POST of stars with a key, each on the disk before its answer",
  async measure(bench) {
    const { url } = await bench.server("service");
    const name = `bench-${Date.now()}`;
    const { key } = await signUp(url, name, ["read", "write"]);
    try {
      const servers = await bench.servers(["service", "fastify"]);
      await requireStars(Object.values(servers), key);
      const headers = { "content-type": "application/json", "x-api-key": key };
      const requests = repositoryIds(bench).flatMap((repositoryId) =>
        ["star", "unstar"].map((action) => {
          const body = JSON.stringify({ repositoryId, action });
          return { method: "POST", path: "/api/stars", headers, body };
        }),
      );
      const comparison = await bench.compare({ servers, requests });
      return { comparison, goals: cpuGoal(comparison, "fastify", 3), notes: [note] };
    } finally {
      forget(bench.database, name);
    }
  },
};

const note = "commits are synced to the disk: times depend on it, and several share one sync";

/** Public ones. */
const repositoryIds = ({ claims }: Bench) =>
  Array.from({ length: Math.min(500, claims / 10) }, (_, index) => index)
    .filter((number) => number % 100 !== 50)
    .map((number) => idOf("repo", number));

/** Throws where a star is not counted: then the servers do not do the same. */
async function requireStars(servers: { url: string }[], key: string): Promise<void> {
  for (const { url } of servers) {
    const counts: number[] = [];
    for (const action of ["star", "star", "unstar"]) {
      const body = { repositoryId: idOf("repo", 0), action };
      const response = await post(`${url}/api/stars`, body, { "x-api-key": key });
      counts.push(((await response.json()) as { starCount: number }).starCount);
    }
    const [first, second, third] = counts;
    if (first === undefined || second !== first || third !== first - 1)
      throw new Error(`Stars are counted as ${counts} at ${url}.`);
  }
}

/** Removes the account and what it starred: the data set is used again. */
function forget(path: string, name: string): void {
  const database = new Database(path, { timeout: 10_000 });
  database.pragma("foreign_keys = ON");
  const { id } = database.prepare(`select id from "user" where username = ?`).get(name) as { id: string };
  const statements = [
    `update "reactionCounts" set count = count - 1 where kind = 'star'
      and "targetId" in (select "targetId" from reactions where kind = 'star' and "accountId" = @id)`,
    `delete from reactions where "accountId" = @id`,
    `delete from "user" where id = @id`,
  ];
  database.transaction(() => {
    for (const statement of statements) database.prepare(statement).run({ id });
    database.prepare(`delete from namespaces where slug = ?`).run(name);
  })();
  database.close();
}

export const starRows: Row[] = [stars];
