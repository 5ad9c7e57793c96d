import type { Verdict } from "./judge.ts";

/** The table of a judgement, in Markdown: caught of each group, and what was missed. */
export function formatVerdicts(verdicts: readonly Verdict[]): string {
  const groups = [...Map.groupBy(verdicts, ({ group }) => group)];
  const missed = verdicts.filter(({ caught }) => !caught);
  const hasPrism = verdicts.some(({ caughtByPrism }) => caughtByPrism !== undefined);
  const row = (...cells: (string | number)[]) => `| ${(hasPrism ? cells : cells.slice(0, -1)).join(" | ")} |`;
  return [
    row("group", "kinds", "caught", "by Prism"),
    row("---", "---", "---", "---"),
    ...groups.map(([group, own]) => row(group, own.length, count(own), countByPrism(own))),
    row("all", verdicts.length, share(count(verdicts), verdicts), share(countByPrism(verdicts), verdicts)),
    ...(missed.length > 0 ? ["", "Missed:", "", ...missed.map(formatMissed)] : []),
  ].join("\n");
}

const count = (verdicts: readonly Verdict[]): number => verdicts.filter(({ caught }) => caught).length;

const countByPrism = (verdicts: readonly Verdict[]): number =>
  verdicts.filter(({ caughtByPrism }) => caughtByPrism).length;

const share = (part: number, { length }: readonly Verdict[]): string =>
  `${part} (${((100 * part) / Math.max(1, length)).toFixed(1)} %)`;

function formatMissed({ group, name, violates, shown }: Verdict): string {
  const met = shown === 0 ? "never met" : `in ${shown} answers`;
  return `- ${group}: ${name} (${met}); ${violates}`;
}
