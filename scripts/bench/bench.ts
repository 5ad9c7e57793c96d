import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { claimsOfRepository } from "./data/make-records.ts";
import { type ComparedLoad, type Comparison, compare } from "./measure/compare.ts";
import { fetchLoader } from "./measure/fetch-loader.ts";
import { createLoader, type Loader } from "./measure/loader.ts";
import { type PeerName, startPeer } from "./servers/peers.ts";
import { startPrism } from "./servers/prism.ts";
import { startService } from "./servers/service.ts";
import type { Started } from "./servers/start-process.ts";

const root = join(import.meta.dirname, "../..");

/** How thoroughly it is measured. */
export interface Effort {
  rounds: number;
  /** Of one load. */
  seconds: number;
  connections: number;
  /** `few` are the ceiling and Fastify. With `none` nothing has to be installed, and Node.js itself makes the load. */
  peers: "all" | "few" | "none";
  /** How many papers go through the pipeline. */
  papers: number;
}

/** Variants of the service by their settings; `service` is the one that users run. */
const variants = {
  service: {},
  uncached: { SERVICE_ANSWER_CACHE_MIB: "0" },
  "two-processes": { SERVICE_ANSWER_CACHE_MIB: "0", SERVICE_PROCESSES: "2" },
} satisfies Record<string, Record<string, string>>;

export type ServerName = keyof typeof variants | PeerName | "prism";

/** Everything that rows measure with. Servers are started when they are first asked for, and run until the end. */
export type Bench = ReturnType<typeof createBench>;

export interface BenchOptions {
  dataFolder: string;
  /** How many Claims are in it. */
  claims: number;
  effort: Effort;
  logFolder: string;
  /** Where data sets are kept. */
  cache: string;
  /** What starts the service. */
  script?: string | undefined;
}

export function createBench({ dataFolder, claims, effort, logFolder, cache, script }: BenchOptions) {
  mkdirSync(logFolder, { recursive: true });
  const started = new Map<string, Promise<Started>>();
  let loader: Loader | undefined;

  const start = async (name: ServerName): Promise<Started> => {
    if (name in variants) {
      const settings = variants[name as keyof typeof variants];
      return startService({ dataFolder, settings, script, logFile: join(logFolder, `${name}.log`) });
    }
    const { url: baseUrl } = await server("service");
    if (name !== "prism") return startPeer(name as PeerName, { dataFolder, baseUrl, logFolder });
    const contract = JSON.parse(await readFile(join(root, "openapi.json"), "utf8"));
    return startPrism(contract, await getJson(`${baseUrl}/api/v1/claims?limit=20`), logFolder);
  };
  const server = (name: ServerName): Promise<Started> => {
    const running = started.get(name) ?? start(name);
    started.set(name, running);
    return running;
  };

  const isMeasured = (name: ServerName) =>
    name in variants ||
    effort.peers === "all" ||
    (effort.peers === "few" && ["ceiling", "fastify"].includes(name));

  return {
    ...{ dataFolder, claims, logFolder, cache, effort, server },
    repositories: claims / claimsOfRepository,
    database: join(dataFolder, "service.sqlite"),

    /** Those of the names that this effort measures, started. */
    async servers(names: ServerName[]): Promise<Record<string, Started>> {
      const wanted = names.filter(isMeasured);
      const running: [string, Started][] = [];
      for (const name of wanted) running.push([name, await server(name)]);
      return Object.fromEntries(running);
    },

    /** Gives the ceiling what the service answers at these paths. */
    async record(paths: string[]): Promise<void> {
      if (!isMeasured("ceiling")) return;
      const [service, ceiling] = [await server("service"), await server("ceiling")];
      for (let from = 0; from < paths.length; from += 50) {
        const answers = paths
          .slice(from, from + 50)
          .map(async (path) => [path, await answerOf(service.url, path)]);
        const body = JSON.stringify(await Promise.all(answers));
        await fetch(`${ceiling.url}/record`, { method: "POST", body });
      }
    },

    /** Throws where a server answers otherwise than the service, in JSON: then their figures are not comparable. */
    async requireSame(names: ServerName[], path: string): Promise<void> {
      const expected = await getJson((await server("service")).url + path);
      for (const name of names.filter(isMeasured)) {
        const answered = await getJson((await server(name)).url + path);
        if (!isDeepStrictEqual(answered, expected))
          throw new Error(`${name} answers ${path} otherwise than the service.`);
      }
    },

    compare(load: Omit<ComparedLoad, "connections" | "rounds" | "seconds">): Promise<Comparison> {
      return compare(this.loader(), { ...effort, ...load });
    },

    loader(): Loader {
      loader ??= effort.peers === "none" ? fetchLoader : createLoader();
      return loader;
    },

    async stop(): Promise<void> {
      loader?.stop();
      const running = await Promise.allSettled(started.values());
      await Promise.all(running.map((each) => each.status === "fulfilled" && each.value.stop()));
    },
  };
}

async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} was answered ${response.status}.`);
  return response.json();
}

/** Without the headers that belong to one connection. */
async function answerOf(url: string, path: string) {
  const response = await fetch(url + path, { headers: { "accept-encoding": "identity" } });
  const { connection: _c, "keep-alive": _k, date: _d, ...headers } = Object.fromEntries(response.headers);
  const body = Buffer.from(await response.arrayBuffer()).toString("base64");
  return { status: response.status, headers, body };
}
