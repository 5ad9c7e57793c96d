import type { ServerName } from "../bench.ts";
import { writeMeanwhile } from "../measure/write-meanwhile.ts";
import { comparePath } from "./compare-path.ts";
import { cpuGoal, type Row } from "./row.ts";

const page = "/api/v1/claims?limit=20";
const all: ServerName[] = ["ceiling", "fastify", "express", "openapi-backend", "prism"];

const repeated: Row = {
  name: "list",
  title: "a page of 20 Claims, again and again",
  async measure(bench) {
    const comparison = await comparePath(bench, page, "service", all);
    return {
      comparison,
      goals: [...cpuGoal(comparison, "ceiling", 0.65), ...cpuGoal(comparison, "fastify", 9)],
    };
  },
};

const notModified: Row = {
  name: "list-304",
  title: "the same with the entity tag that was answered: 304",
  async measure(bench) {
    const servers = await bench.servers(["service", "ceiling", "fastify", "express"]);
    await bench.record([page]);
    const tags: Record<string, string> = {};
    for (const [name, { url }] of Object.entries(servers))
      tags[name] = (await fetch(url + page, { headers: { "accept-encoding": "identity" } })).headers.get(
        "etag",
      )!;
    const requests = (name: string) => [{ path: page, headers: { "if-none-match": tags[name]! } }];
    const comparison = await bench.compare({ servers, requests, expected: 304 });
    return {
      comparison,
      goals: [...cpuGoal(comparison, "ceiling", 0.65), ...cpuGoal(comparison, "fastify", 10)],
    };
  },
};

const uncached: Row = {
  name: "list-uncached",
  title: "a page of 20 Claims, where the service keeps no answers",
  async measure(bench) {
    const comparison = await comparePath(bench, page, "uncached", all);
    return { comparison, goals: [...cpuGoal(comparison, "ceiling"), ...cpuGoal(comparison, "fastify", 2.3)] };
  },
};

const whileWriting: Row = {
  name: "list-writes",
  title: "up to 1000 pages by their cursors, while 100 commits a second change Claims",
  async measure(bench) {
    const servers = await bench.servers(["service", "ceiling", "fastify"]);
    const paths = await walk((await bench.server("service")).url, 1000);
    await bench.record(paths);
    await bench.requireSame(["fastify"], paths[Math.min(5, paths.length - 1)]!);
    const comparison = await bench.compare({
      servers,
      requests: paths.map((path) => ({ path })),
      meanwhile: async () => writeMeanwhile(bench.database, 100),
    });
    return { comparison, goals: [...cpuGoal(comparison, "ceiling"), ...cpuGoal(comparison, "fastify", 4)] };
  },
};

/** The paths of the first pages. */
async function walk(url: string, pages: number): Promise<string[]> {
  const paths = [page];
  while (paths.length < pages) {
    const { links } = (await (await fetch(url + paths.at(-1))).json()) as { links: { next: string | null } };
    if (links.next === null) break;
    paths.push(links.next.slice(url.length));
  }
  return paths;
}

export const listRows: Row[] = [repeated, notModified, uncached, whileWriting];
