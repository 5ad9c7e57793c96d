import { join } from "node:path";
import { ownerOf } from "../data/make-records.ts";
import { compare } from "../measure/compare.ts";
import { spreadOf } from "../measure/statistics.ts";
import { wrk } from "../measure/wrk.ts";
import { startPeer } from "../servers/peers.ts";
import { startService } from "../servers/service.ts";
import type { Started } from "../servers/start-process.ts";
import { requireProgram } from "./require-program.ts";
import { cpuGoal, type Row } from "./row.ts";

const page: Row = {
  name: "page",
  title: "the page of a repository with 50 Claims, again and again",
  async measure(bench) {
    const number = bench.repositories;
    const path = `/r/${ownerOf(number)}/paper-${number}`;
    const servers = await bench.servers(["service", "ceiling"]);
    await bench.record([path]);
    const comparison = await bench.compare({ servers, requests: [{ path }] });
    return { comparison, goals: cpuGoal(comparison, "ceiling", 0.5) };
  },
};

const pageJson: Row = {
  name: "page-json",
  title:
    "the page of a repository with 50 Claims, beside the JSON of the repository with what the page shows of it",
  async measure(bench) {
    const [owner, slug] = [ownerOf(bench.repositories), `paper-${bench.repositories}`];
    // The page's own address has a JSON too, but that has no Claim in it.
    const paths: Record<string, string> = {
      json: `/api/v1/repositories/resolve?owner=${owner}&slug=${slug}&include=claims,runs,assessments`,
      page: `/r/${owner}/${slug}`,
    };
    const compareKinds = async (name: "service" | "uncached") => {
      const server = await bench.server(name);
      return bench.compare({
        servers: { json: server, page: server },
        requests: (kind) => [{ path: paths[kind]! }],
      });
    };
    const comparison = await compareKinds("service");
    const made = await compareKinds("uncached");
    const what = "processor time: page / JSON";
    return {
      comparison,
      goals: [
        { figure: `${what}, again and again`, value: comparison.cpuRatios.page!, atMost: 2 },
        { figure: `${what}, each made anew`, value: made.cpuRatios.page!, atMost: 2 },
      ],
    };
  },
};

const checked: Row = {
  name: "checked",
  title: "a page of 20 Claims, with every answer held against the contract; no answers are kept",
  async measure(bench) {
    const { uncached } = await bench.servers(["uncached"]);
    const checking = await startService({
      dataFolder: bench.dataFolder,
      settings: { SERVICE_ANSWER_CACHE_MIB: "0" },
      script: join(import.meta.dirname, "../servers/checked-service.ts"),
      logFile: join(bench.logFolder, "checked.log"),
    });
    try {
      const servers = { service: uncached!, checked: checking };
      const comparison = await bench.compare({ servers, requests: [{ path: "/api/v1/claims?limit=20" }] });
      const value = comparison.cpuRatios.checked!;
      return { comparison, goals: [{ figure: "processor time: checked / service", value, atMost: 1.1 }] };
    } finally {
      await checking.stop();
    }
  },
};

const start: Row = {
  name: "start",
  title: "from the start of the process to its first answer of 200",
  async measure({ dataFolder, logFolder, effort }) {
    const service: number[] = [];
    const bare: number[] = [];
    // Not counted: Node.js keeps what it compiled for the next start.
    await timeOf(startService({ dataFolder, logFile: join(logFolder, "start.log") }));
    for (let round = 0; round < effort.rounds; round++) {
      service.push(await timeOf(startService({ dataFolder, logFile: join(logFolder, "start.log") })));
      bare.push(await timeOf(startPeer("ceiling", { dataFolder, baseUrl: "", logFolder })));
    }
    const ratios = service.map((milliseconds, round) => milliseconds / bare[round]!);
    return {
      goals: [
        { figure: "time: service / bare node:http", value: spreadOf(ratios), atMost: 4 },
        { figure: "service, in ms", value: spreadOf(service) },
        { figure: "bare node:http, in ms", value: spreadOf(bare) },
      ],
    };
  },
};

const processes: Row = {
  name: "processes",
  title: "a page of 20 Claims by two processes behind one port, beside one; no answers are kept",
  async measure(bench) {
    await requireProgram("wrk");
    const servers = await bench.servers(["uncached", "two-processes"]);
    const requests = [{ path: "/api/v1/claims?limit=20" }];
    const comparison = await compare(wrk, { ...bench.effort, servers, requests });
    const value = comparison.rateRatios["two-processes"]!;
    return { comparison, goals: [{ figure: "requests per second: two / one", value, atLeast: 1.6 }] };
  },
};

async function timeOf(starting: Promise<Started>): Promise<number> {
  const { startMilliseconds, stop } = await starting;
  await stop();
  return startMilliseconds;
}

export const serviceRows: Row[] = [page, pageJson, checked, start, processes];
