// npm run eval:verdicts: how often each conclusion is reached, by simulation with the code that signs Assessments.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { rulesVersion } from "../../server/domain/verdict/rules-version.ts";
import { normalNumbers, type Shares, type Situation, simulate } from "./simulate.ts";

const help = `npm run eval:verdicts [-- --trials N] [-- --write] [-- --help]

Simulates experiments with normally distributed results and judges them by the rules of this version.

  --trials N   trials of each situation (default 2000)
  --write      write the tables to docs/verdict-rates.md
  --help       this text
`;

const { values } = parseArgs({
  options: { trials: { type: "string" }, write: { type: "boolean" }, help: { type: "boolean" } },
});
const trials = Number(values.trials ?? 2000);
if (values.help || !Number.isSafeInteger(trials) || trials < 1) {
  process.stdout.write(help);
  process.exit(values.help ? 0 : 2);
}

const errors = [0, 0.005, 0.02, 0.05, 0.2, 1];
const scatters = [0, 0.001, 0.01, 0.1, 1];
const repetitionCounts = [1, 2, 3, 10];
const digitCounts = [2, 4];

const lines = [...header(), ...digitCounts.flatMap(table)];
const text = `${lines.join("\n")}\n`;
process.stdout.write(text);
if (values.write) await writeFile(join(import.meta.dirname, "../../docs/verdict-rates.md"), text);

function header(): string[] {
  return [
    "# How often each verdict is reached",
    "",
    `Made by \`npm run eval:verdicts -- --write\`: ${trials} simulated experiments a row, judged by version ${rulesVersion} of the`,
    "[rules](rules/verdict.md), the second look included. An experiment computes 7.3 on average, with normally distributed",
    "scatter (its standard deviation, in % of 7.3), and every repetition has another seed; the paper reports a number that is",
    "off by some % of it. A *false support* is a row with a number that is off by more than 1 % and its printed precision; a",
    "*false contradiction*, one that is not off at all.",
  ];
}

function table(digits: number): string[] {
  const rows = errors.flatMap((error) =>
    scatters.flatMap((scatter) =>
      repetitionCounts.map((repetitions) => ({
        error,
        scatter,
        repetitions,
        ...situationOf(error, scatter, repetitions, digits),
      })),
    ),
  );
  const results = rows.map((row, index) => ({
    ...row,
    shares: simulate(row.situation, trials, normalNumbers(index + 1)),
  }));
  const worst = (select: (result: (typeof results)[number]) => boolean, conclusion: keyof Shares) =>
    percent(Math.max(...results.filter(select).map(({ shares }) => shares[conclusion])));
  return [
    "",
    `## Reported with ${digits} digits`,
    "",
    `Worst false support, three repetitions or more: ${worst(({ isOff, repetitions }) => isOff && repetitions >= 3, "supports")}; with one or two, whose`,
    `scatter is not known: ${worst(({ isOff, repetitions }) => isOff && repetitions < 3, "supports")}. Worst false contradiction: ${worst(({ error }) => error === 0, "contradicts")}.`,
    "",
    "| off by | scatter | repetitions | supports | challenges | contradicts | inconclusive |",
    "|---|---|---|---|---|---|---|",
    ...results.map(
      ({ error, scatter, repetitions, shares }) =>
        `| ${percent(error)} | ${percent(scatter)} | ${repetitions} | ${(["supports", "challenges", "contradicts", "inconclusive"] as const).map((name) => percent(shares[name])).join(" | ")} |`,
    ),
  ];
}

function situationOf(error: number, scatter: number, repetitions: number, digits: number) {
  const trueValue = 7.3;
  const reported = (trueValue * (1 + error)).toPrecision(digits);
  const halfUnit = 0.5 * 10 ** (1 - digits + Math.floor(Math.log10(trueValue)));
  const situation: Situation = { trueValue, scatter: scatter * trueValue, repetitions, reported };
  // The printed number is off by less, or more, than was meant.
  const isOff =
    Math.abs(Number(reported) - trueValue) >
    Math.max(halfUnit * 10 ** (Number(reported) >= 10 ? 1 : 0), 0.01 * Number(reported));
  return { situation, isOff };
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))} %`;
}
