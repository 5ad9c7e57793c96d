import { loadavg } from "node:os";
import { join } from "node:path";
import { createBench, type Effort } from "./bench.ts";
import { ensureDataSet, type Size, sizes } from "./data/data-set.ts";
import { claimsOfRepository } from "./data/make-records.ts";
import { formatRow, type RowReport } from "./report/format.ts";
import { describeMachine } from "./report/machine.ts";
import { isMet, NotMeasurable, type Row } from "./rows/row.ts";
import { ensurePeers } from "./servers/peers.ts";

interface Measured {
  size: Size;
  effort: Effort;
  rows: Row[];
  /** Where data sets and logs are kept. */
  cache: string;
  /** What starts the service, where it is not its source. */
  script?: string | undefined;
}

/** Measures these rows one after the other. What fails is named in the result, and the other rows are measured. */
export async function runBench({ size, effort, rows, cache, script }: Measured, say: (line: string) => void) {
  if (effort.peers !== "none") ensurePeers();
  const dataFolder = await ensureDataSet(size, say, cache);
  const machine = describeMachine();
  const began = new Date().toISOString();
  const claims = sizes[size] * claimsOfRepository;
  const bench = createBench({ dataFolder, claims, effort, logFolder: join(cache, "logs"), cache, script });
  const reports: RowReport[] = [];
  let failed = false;
  const notMeasured: Record<string, string> = {};
  try {
    for (const { name, title, measure } of rows) {
      try {
        const report = { name, title, ...(await measure(bench)) };
        reports.push(report);
        say(formatRow(report));
      } catch (error) {
        failed ||= !(error instanceof NotMeasurable);
        notMeasured[name] = error instanceof Error ? error.message : String(error);
        say(`${name}: NOT MEASURED: ${notMeasured[name]}\n`);
      }
    }
  } finally {
    await bench.stop();
  }
  const goals = reports.flatMap((each) => each.goals).filter(({ atLeast, atMost }) => atLeast ?? atMost);
  say(`${goals.filter(isMet).length} of ${goals.length} goals are met.`);
  const result = {
    began,
    ended: new Date().toISOString(),
    machine: { ...machine, loadAverageAfter: loadavg()[0]! },
    effort,
    dataSet: { size, repositories: sizes[size], claims },
    rows: reports,
    notMeasured,
  };
  return { result, failed };
}
