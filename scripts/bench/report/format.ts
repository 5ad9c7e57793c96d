import type { Comparison } from "../measure/compare.ts";
import type { Spread } from "../measure/statistics.ts";
import { type Goal, isMet, type RowFigures } from "../rows/row.ts";

export interface RowReport extends RowFigures {
  name: string;
  title: string;
}

/** A row of the table as text. */
export function formatRow({ name, title, comparison, goals, notes = [] }: RowReport): string {
  return [
    `${name}: ${title}`,
    ...(comparison ? formatComparison(comparison) : []),
    ...goals.map((goal) => `  ${formatGoal(goal)}`),
    ...notes.map((note) => `  (${note})`),
    "",
  ].join("\n");
}

function formatComparison({ servers }: Comparison): string[] {
  const columns = ["", "requests/s", "p50 ms", "p99 ms", "CPU us", "of rounds", "peak MiB"];
  const rows = Object.entries(servers).map(([name, figures]) => {
    const cpu = figures.cpuMicrosecondsPerRequest;
    return [
      name,
      figures.requestsPerSecond.median.toFixed(0),
      shown(figures.p50Milliseconds.median),
      shown(figures.p99Milliseconds.median),
      shown(cpu.median),
      `${shown(cpu.least)}-${shown(cpu.most)}`,
      figures.peakMemoryMiB.toFixed(0),
    ];
  });
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]!.length)),
  );
  return [columns, ...rows].map(
    (row) =>
      `  ${row.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!))).join("  ")}`,
  );
}

function formatGoal(goal: Goal): string {
  const { figure, value, atLeast, atMost } = goal;
  const wanted = [
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
  ].join(", ");
  const outcome = wanted === "" ? "" : `; to be ${wanted}: ${isMet(goal) ? "met" : "NOT MET"}`;
  return `${figure}: ${shownSpread(value)}${outcome}`;
}

export const shownSpread = ({ median, least, most }: Spread) =>
  `${shown(median)} (${shown(least)} to ${shown(most)})`;

export function shown(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
