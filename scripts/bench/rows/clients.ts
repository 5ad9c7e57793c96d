import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { spreadOf } from "../measure/statistics.ts";
import type { Row } from "./row.ts";

const run = promisify(execFile);
const script = join(import.meta.dirname, "../measure/client-cost.ts");

const sdk: Row = {
  name: "sdk",
  title: "a page of 20 Claims by the SDK, beside fetch and JSON.parse",
  async measure(bench) {
    const { url } = await bench.server("service");
    const [sdk, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < bench.effort.rounds; round++) {
      sdk.push(await costOf("sdk", url));
      bare.push(await costOf("fetch", url));
    }
    const ratios = sdk.map((microseconds, round) => microseconds / bare[round]!);
    return {
      goals: [
        { figure: "processor time of the client: SDK / fetch", value: spreadOf(ratios), atMost: 1.08 },
        { figure: "SDK, in us of CPU", value: spreadOf(sdk) },
        { figure: "fetch, in us of CPU", value: spreadOf(bare) },
      ],
    };
  },
};

async function costOf(kind: string, url: string): Promise<number> {
  const flags = ["--conditions=research-verification-source", "--disable-warning=ExperimentalWarning"];
  const { stdout } = await run(process.execPath, [...flags, script, kind, url, "2000"]);
  return Number(stdout);
}

export const clientRows: Row[] = [sdk];
