import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { spreadOf } from "../measure/statistics.ts";
import type { Row } from "./row.ts";

const run = promisify(execFile);
const script = join(import.meta.dirname, "../measure/client-cost.ts");
const blocksOfRound = 20;

const sdk: Row = {
  name: "sdk",
  title: "a page of 20 Claims by the SDK, beside fetch and JSON.parse",
  async measure(bench) {
    const { url } = await bench.server("service");
    const { sdk, fetch } = await costs(url, bench.effort.rounds * blocksOfRound);
    const ratios = sdk.map((microseconds, block) => microseconds / fetch[block]!);
    return {
      goals: [
        { figure: "processor time of the client: SDK / fetch", value: spreadOf(ratios), atMost: 1.08 },
        { figure: "SDK, in us of CPU", value: spreadOf(sdk) },
        { figure: "fetch, in us of CPU", value: spreadOf(fetch) },
      ],
    };
  },
};

/** In microseconds of a page, by block. */
async function costs(url: string, blocks: number): Promise<{ sdk: number[]; fetch: number[] }> {
  const flags = ["--conditions=research-verification-source", "--disable-warning=ExperimentalWarning"];
  const { stdout } = await run(process.execPath, [...flags, script, url, String(blocks)]);
  return JSON.parse(stdout);
}

export const clientRows: Row[] = [sdk];
