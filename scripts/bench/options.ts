import { parseArgs } from "node:util";
import type { Effort } from "./bench.ts";
import type { Size } from "./data/data-set.ts";
import { allRows } from "./rows/all.ts";
import type { Row } from "./rows/row.ts";

export interface Options {
  size: Size;
  effort: Effort;
  rows: Row[];
  /** Where the result is written. */
  output: string | null;
  /** Whether routes are profiled instead. */
  profile: boolean;
  /** The result that is to be shown instead. */
  show: string | null;
}

export const help = `npm run bench [-- --quick] [-- --alone] [-- --only ROW] [-- --size SIZE] [-- --rounds N] [-- --output FILE]

Measures the service beside a bare server and other frameworks that do the same work.

  --quick      the small data set, few rounds, few peers: under two minutes
  --alone      the service alone, with a load made by Node.js: nothing is installed
  --only ROW   this row alone; may be repeated: ${allRows.map(({ name }) => name).join(", ")}
  --size SIZE  tiny, small or full: 20, 1,000 or 100,000 repositories with ten Claims each
  --few-peers  beside the ceiling and Fastify alone
  --rounds N   how often each load is put on each server (5; quick: 2)
  --papers N   how many papers go through the pipeline (1000; quick: 20)
  --profile    measures nothing: prints which functions take the time of three routes
  --show FILE  measures nothing: prints a result as the part of docs/performance.md
  --seconds N  how long one load lasts (3; quick: 1)
  --output F   where the result is written as JSON (.cache/bench/result.json)
`;

const thorough: Effort = { rounds: 5, seconds: 3, connections: 16, peers: "all", papers: 1000 };
const quick: Effort = { rounds: 2, seconds: 1, connections: 16, peers: "few", papers: 20 };

/** Returns null where help was asked for. Throws what is wrong, with the remedy. */
export function readOptions(given: string[]): Options | null {
  const { values } = parseArgs({
    args: given,
    options: {
      quick: { type: "boolean" },
      alone: { type: "boolean" },
      "few-peers": { type: "boolean" },
      seconds: { type: "string" },
      only: { type: "string", multiple: true },
      size: { type: "string" },
      papers: { type: "string" },
      rounds: { type: "string" },
      output: { type: "string" },
      profile: { type: "boolean" },
      show: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return null;
  const names = allRows.map(({ name }) => name);
  const unknown = values.only?.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`--only: there is no row ${unknown}; the rows are ${names.join(", ")}`);
  const size = values.size ?? (values.quick ? "small" : "full");
  if (!isSize(size)) throw new Error(`--size: "${size}" is not tiny, small or full`);
  const effort = values.quick ? quick : thorough;
  const rounds = toCount("--rounds", values.rounds, effort.rounds);
  const seconds = toCount("--seconds", values.seconds, effort.seconds);
  const papers = toCount("--papers", values.papers, effort.papers, 10_000);
  const peers = {
    ...(values["few-peers"] && { peers: "few" as const }),
    ...(values.alone && { peers: "none" as const }),
  };
  return {
    size,
    effort: { ...effort, rounds, seconds, papers, ...peers },
    rows: allRows.filter(({ name }) => !values.only || values.only.includes(name)),
    output: values.output ?? null,
    profile: values.profile ?? false,
    show: values.show ?? null,
  };
}

const isSize = (text: string): text is Size => ["tiny", "small", "full"].includes(text);

function toCount(option: string, text: string | undefined, otherwise: number, most = 100): number {
  const count = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Error(`${option}: "${text}" is not a whole number from 1 to ${most}`);
  return count;
}
