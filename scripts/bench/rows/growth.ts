import type { Bench } from "../bench.ts";
import { ensureDataSet, sizes } from "../data/data-set.ts";
import type { LoadRequest } from "../measure/loader.ts";
import { cpuSecondsOf } from "../measure/process-tree.ts";
import { spreadOf } from "../measure/statistics.ts";
import { startService } from "../servers/service.ts";
import type { Started } from "../servers/start-process.ts";
import { type Goal, NotMeasurable, type Row } from "./row.ts";

const lists = {
  repositories: "/api/v1/repositories?limit=20",
  claims: "/api/v1/claims?limit=20",
  runs: "/api/v1/runs?limit=20",
};

/** Of a deep page: so many pages precede it in both data sets. */
const deep = 40;

const growth: Row = {
  name: "growth",
  title: "first and deep pages of every list, with a hundred times the data; the service keeps no answers",
  async measure(bench) {
    if (bench.repositories !== sizes.full) throw new NotMeasurable("it needs the full data set: --size full");
    const dataFolder = await ensureDataSet("small", () => undefined, bench.cache);
    const settings = { SERVICE_ANSWER_CACHE_MIB: "0" };
    const logFile = `${bench.logFolder}/small.log`;
    const small = await startService({ dataFolder, settings, logFile });
    try {
      const goals: Goal[] = [];
      for (const [name, path] of Object.entries(lists)) {
        const pages = { first: [path, path], deep: await deepPages(bench, small.url, path) };
        for (const [place, [ofFull, ofSmall]] of Object.entries(pages))
          goals.push(...(await compareTimes(bench, small, `${name}, ${place} page`, ofFull!, ofSmall!)));
      }
      return { goals };
    } finally {
      await small.stop();
    }
  },
};

async function deepPages(bench: Bench, smallUrl: string, path: string): Promise<[string, string]> {
  return [await deepPage((await bench.server("uncached")).url, path), await deepPage(smallUrl, path)];
}

async function deepPage(url: string, path: string): Promise<string> {
  let at = path;
  for (let page = 0; page < deep; page++) {
    const { links } = (await (await fetch(url + at)).json()) as { links: { next: string | null } };
    if (links.next === null) break;
    at = links.next.slice(url.length);
  }
  return at;
}

/** Four connections: what is compared is the time of an answer, not of waiting in a queue. */
async function compareTimes(bench: Bench, small: Started, what: string, ofFull: string, ofSmall: string) {
  const full = await bench.server("uncached");
  const { rounds, seconds } = bench.effort;
  const load = (url: string, path: string, duration: number) => {
    const requests: LoadRequest[] = [{ path }];
    return bench.loader().load({ url, requests, expected: 200, connections: 4, seconds: duration });
  };
  const short = Math.min(1, seconds);
  const measured = async ({ pid, url }: Started, path: string) => {
    const began = cpuSecondsOf(pid);
    const seen = await load(url, path, short);
    return { ...seen, cpu: (cpuSecondsOf(pid) - began) / seen.requests };
  };
  await load(small.url, ofSmall, short);
  await load(full.url, ofFull, short);
  const ratios: Record<"p50" | "p99" | "cpu", number[]> = { p50: [], p99: [], cpu: [] };
  for (let round = 0; round < rounds; round++) {
    const before = await measured(small, ofSmall);
    const after = await measured(full, ofFull);
    for (const name of ["p50", "p99", "cpu"] as const) ratios[name].push(after[name] / before[name]);
  }
  return [
    { figure: `${what}: p50 at full size / at 1 %`, value: spreadOf(ratios.p50), atMost: 1.25 },
    { figure: `${what}: p99 at full size / at 1 %`, value: spreadOf(ratios.p99), atMost: 2.5 },
    { figure: `${what}: processor time at full size / at 1 %`, value: spreadOf(ratios.cpu) },
  ];
}

export const growthRows: Row[] = [growth];
