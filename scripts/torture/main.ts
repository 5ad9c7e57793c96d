// npm run torture -- [--kills N] [--requests N] [--only NAME,…] [--seed N] [--short]: what no test suite has time for.
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { formatReports } from "./format-reports.ts";
import type { ScenarioReport, TortureOptions } from "./scenario.ts";
import { scenarios } from "./scenarios.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string" },
    requests: { type: "string" },
    only: { type: "string" },
    seed: { type: "string" },
    short: { type: "boolean", default: false },
  },
});

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    if (!stopping.signal.aborted) console.error(`\n${signal}: stopping and removing what was made`);
    stopping.abort();
  });

const seed = numberOf("seed", randomInt(2 ** 31));
const options: TortureOptions = {
  seed,
  kills: numberOf("kills", values.short ? 10 : 1_000),
  requests: numberOf("requests", values.short ? 1_000 : 100_000),
  short: values.short,
  signal: stopping.signal,
  say: (text) => console.error(`  ${text}`),
};
const names = scenarios.map(({ name }) => name);
const wanted = values.only?.split(",") ?? names;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) fail(`--only: ${unknown.join(", ")} is not one of ${names.join(", ")}`);

console.log(`seed ${seed}; again with --seed ${seed}`);
const reports: ScenarioReport[] = [];
for (const { name, run } of scenarios.filter((scenario) => wanted.includes(scenario.name))) {
  if (stopping.signal.aborted) break;
  const started = Date.now();
  console.error(`${name} …`);
  const report = await run(options).catch(
    (error: unknown): ScenarioReport => ({
      name,
      figures: {},
      problems: [`the scenario ended: ${String(error)}`],
    }),
  );
  report.figures.seconds = Math.round((Date.now() - started) / 1000);
  reports.push(report);
}
console.log(formatReports(reports));
process.exitCode = stopping.signal.aborted || reports.some(({ problems }) => problems.length > 0) ? 1 : 0;

function numberOf(name: "kills" | "requests" | "seed", fallback: number): number {
  const text = values[name];
  if (text === undefined) return fallback;
  if (!/^\d{1,10}$/.test(text)) fail(`--${name}: "${text}" is not a whole number`);
  return Number(text);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
