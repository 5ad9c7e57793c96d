import Database from "better-sqlite3";
import type { Bench, ServerName } from "../bench.ts";
import { commonWord, rareWord } from "../data/words.ts";
import { createLoader } from "../measure/loader.ts";
import { spreadOf } from "../measure/statistics.ts";
import { pathOfClaim } from "./claim.ts";
import { comparePath } from "./compare-path.ts";
import { cpuGoal, type Goal, type Row } from "./row.ts";

const others: ServerName[] = ["ceiling", "fastify", "express", "openapi-backend"];
const pathOf = (word: string) => `/api/v1/search?q=${word}`;

const repeated: Row = {
  name: "search",
  title: "a search for a rare word, again and again",
  async measure(bench) {
    const comparison = await comparePath(bench, pathOf(rareWord), "service", others);
    return { comparison, goals: [...cpuGoal(comparison, "ceiling", 0.6), ...cpuGoal(comparison, "fastify")] };
  },
};

const rare: Row = {
  name: "search-rare",
  title: "a search for a word in one Claim of ten thousand, where the service keeps no answers",
  async measure(bench) {
    const comparison = await comparePath(bench, pathOf(rareWord), "uncached", others);
    return {
      comparison,
      goals: [...cpuGoal(comparison, "fastify", 1.5), await comparedToCounting(bench, rareWord)],
    };
  },
};

const common: Row = {
  name: "search-common",
  title: "a search for a word in more than half of the Claims, where the service keeps no answers",
  async measure(bench) {
    const comparison = await comparePath(bench, pathOf(commonWord), "uncached", others);
    return {
      comparison,
      goals: [
        ...cpuGoal(comparison, "fastify", 1.5),
        { ...(await comparedToCounting(bench, commonWord)), atMost: 1.5 },
        ...(await othersMeanwhile(bench)),
      ],
    };
  },
};

/** How long one search takes that nobody disturbs, beside counting what matches: the least that finding all would cost. */
async function comparedToCounting(bench: Bench, word: string): Promise<Goal> {
  const { url } = await bench.server("uncached");
  const database = new Database(bench.database, { readonly: true });
  const count = database.prepare(`select count(*) from "claimWords" where "claimWords" match ?`);
  const ratios: number[] = [];
  for (let round = 0; round < bench.effort.rounds; round++) {
    const began = performance.now();
    count.get(`"${word}"`);
    const counted = performance.now() - began;
    const load = { url, requests: [{ path: pathOf(word) }], expected: 200, connections: 1 };
    const { p50 } = await bench.loader().load({ ...load, seconds: Math.min(1, bench.effort.seconds) });
    ratios.push(p50 / counted);
  }
  database.close();
  return { figure: "time of one search (p50) / count(*) of the matches in SQLite", value: spreadOf(ratios) };
}

/** What somebody else waits for a Claim while four search, and while nobody does. */
async function othersMeanwhile({ server, effort, loader }: Bench): Promise<Goal[]> {
  const { url } = await server("uncached");
  const claim = { url, requests: [{ path: pathOfClaim(42) }], expected: 200, connections: 1 };
  const search = { url, requests: [{ path: pathOf(commonWord) }], expected: 200, connections: 4 };
  const searching = createLoader();
  const [alone, meanwhile]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < effort.rounds; round++) {
      alone.push((await loader().load({ ...claim, seconds: effort.seconds })).p99);
      const load = searching.load({ ...search, seconds: effort.seconds });
      meanwhile.push((await loader().load({ ...claim, seconds: effort.seconds })).p99);
      await load;
    }
  } finally {
    searching.stop();
  }
  return [
    { figure: "p99 of a Claim while four search, in ms", value: spreadOf(meanwhile) },
    { figure: "p99 of a Claim while nobody searches, in ms", value: spreadOf(alone) },
  ];
}

export const searchRows: Row[] = [repeated, rare, common];
