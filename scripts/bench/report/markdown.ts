import { type Goal, isMet } from "../rows/row.ts";
import { type RowReport, shown, shownSpread } from "./format.ts";

/** What of a result is shown in docs/performance.md. */
export interface ShownResult {
  began: string;
  machine: {
    processor: string;
    processors: number;
    memoryGiB: number;
    kernel: string;
    node: string;
    sqlite: string;
    commit: string;
    loadAverageBefore: number;
    loadAverageAfter: number;
    versions: Record<string, string>;
  };
  effort: { rounds: number; seconds: number; connections: number };
  dataSet: { repositories: number; claims: number };
  rows: RowReport[];
  notMeasured: Record<string, string>;
}

/** The part of docs/performance.md that a result is shown in: the document says what this says, by a test. */
export function formatMarkdown(result: ShownResult): string {
  const { began, machine, effort, dataSet, rows, notMeasured } = result;
  const missing = Object.entries(notMeasured).map(([name, why]) => `- \`${name}\` was not measured: ${why}`);
  return [
    `Measured on ${began.slice(0, 10)} at commit ${machine.commit}: ${machine.processors} × ${machine.processor}, ${machine.memoryGiB} GiB,`,
    `Linux ${machine.kernel}, Node.js ${machine.node}, SQLite ${machine.sqlite}; ${number(dataSet.repositories)} repositories with ${number(dataSet.claims)} Claims;`,
    `${effort.connections} connections, ${effort.rounds} rounds of ${effort.seconds} s. Load average before ${shown(machine.loadAverageBefore)}, after ${shown(machine.loadAverageAfter)}:`,
    "other work had a share of the machine where that is above 2.",
    "",
    `Versions: ${Object.entries(machine.versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(", ")}.`,
    "",
    "| row | server | requests/s | p50 ms | p99 ms | CPU µs a request | peak MiB |",
    "|---|---|---:|---:|---:|---:|---:|",
    ...rows.flatMap(({ name, comparison }) =>
      Object.entries(comparison?.servers ?? {}).map(
        ([server, each]) =>
          `| \`${name}\` | ${server} | ${each.requestsPerSecond.median.toFixed(0)} | ${shown(each.p50Milliseconds.median)} | ${shown(each.p99Milliseconds.median)} | ${shownSpread(each.cpuMicrosecondsPerRequest)} | ${each.peakMemoryMiB.toFixed(0)} |`,
      ),
    ),
    "",
    "| row | figure | median (least to most) | goal | met |",
    "|---|---|---|---|---|",
    ...rows.flatMap(({ name, goals }) =>
      goals.map(
        (goal) =>
          `| \`${name}\` | ${goal.figure} | ${shownSpread(goal.value)} | ${wanted(goal)} | ${wanted(goal) && (isMet(goal) ? "yes" : "**no**")} |`,
      ),
    ),
    ...(missing.length > 0 ? ["", ...missing] : []),
  ].join("\n");
}

const number = (value: number) => value.toLocaleString("en-US");

function wanted({ atLeast, atMost }: Goal): string {
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  return atMost === undefined ? "" : `≤ ${atMost}`;
}
