import type { Started } from "../servers/start-process.ts";
import type { Loader, LoadRequest } from "./loader.ts";
import { cpuSecondsOf, forgetPeaks, peakMemoryOf } from "./process-tree.ts";
import { type Spread, spreadOf } from "./statistics.ts";

/** What one server did in all rounds. */
interface ServerFigures {
  requestsPerSecond: Spread;
  p50Milliseconds: Spread;
  p99Milliseconds: Spread;
  cpuMicrosecondsPerRequest: Spread;
  peakMemoryMiB: number;
}

export interface Comparison {
  servers: Record<string, ServerFigures>;
  /** Processor time of a request of each other server, divided by that of the first; of the same round. */
  cpuRatios: Record<string, Spread>;
  /** Requests per second of each other server, divided by those of the first; of the same round. */
  rateRatios: Record<string, Spread>;
}

export interface ComparedLoad {
  servers: Record<string, Pick<Started, "pid" | "url">>;
  requests: LoadRequest[] | ((server: string) => LoadRequest[]);
  expected?: number;
  connections: number;
  rounds: number;
  seconds: number;
  /** Runs while load is on. */
  meanwhile?: (server: string) => Promise<() => Promise<void>>;
}

/** Puts the same load on one server after the other, in every round anew: all meet the same moods of the machine. */
export async function compare(
  { load }: Pick<Loader, "load">,
  { servers, requests, expected = 200, connections, rounds, seconds, meanwhile }: ComparedLoad,
): Promise<Comparison> {
  const names = Object.keys(servers);
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]]));
  const loadOf = (name: string) => ({
    url: servers[name]!.url,
    requests: typeof requests === "function" ? requests(name) : requests,
    expected,
    connections,
  });
  for (const name of names) {
    // Until V8 has compiled what is hot.
    await load({ ...loadOf(name), seconds: Math.min(2, seconds) });
    forgetPeaks(servers[name]!.pid);
  }
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      const end = await meanwhile?.(name);
      const { pid } = servers[name]!;
      const before = cpuSecondsOf(pid);
      const seen = await load({ ...loadOf(name), seconds });
      const cpu = cpuSecondsOf(pid) - before;
      await end?.();
      samples[name]!.push({
        ...seen,
        cpu: (cpu / seen.requests) * 1e6,
        perSecond: seen.requests / seen.seconds,
      });
    }
  const figures = (name: string): ServerFigures => ({
    requestsPerSecond: spreadOf(samples[name]!.map(({ perSecond }) => perSecond)),
    p50Milliseconds: spreadOf(samples[name]!.map(({ p50 }) => p50)),
    p99Milliseconds: spreadOf(samples[name]!.map(({ p99 }) => p99)),
    cpuMicrosecondsPerRequest: spreadOf(samples[name]!.map(({ cpu }) => cpu)),
    peakMemoryMiB: peakMemoryOf(servers[name]!.pid),
  });
  const [first, ...others] = names;
  const ratios = (name: string, figure: "cpu" | "perSecond") =>
    samples[name]!.map((sample, round) => sample[figure] / samples[first!]![round]![figure]);
  return {
    servers: Object.fromEntries(names.map((name) => [name, figures(name)])),
    cpuRatios: Object.fromEntries(others.map((name) => [name, spreadOf(ratios(name, "cpu"))])),
    rateRatios: Object.fromEntries(others.map((name) => [name, spreadOf(ratios(name, "perSecond"))])),
  };
}

interface Sample {
  p50: number;
  p99: number;
  cpu: number;
  perSecond: number;
}
