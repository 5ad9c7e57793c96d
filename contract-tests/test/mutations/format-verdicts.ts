import type { Verdict } from "./judge.ts";

/** The table of a judgement, in Markdown: caught of each group, and what was missed. */
export function formatVerdicts(verdicts: readonly Verdict[]): string {
  const groups = [...Map.groupBy(verdicts, ({ group }) => group)];
  const missed = verdicts.filter(({ caught }) => !caught);
  return [
    "| group | caught | kinds |",
    "|---|---|---|",
    ...groups.map(([group, ofGroup]) => `| ${group} | ${countCaught(ofGroup)} | ${ofGroup.length} |`),
    `| all | ${countCaught(verdicts)} (${percent(verdicts)} %) | ${verdicts.length} |`,
    ...(missed.length > 0 ? ["", "Missed:", "", ...missed.map(formatMissed)] : []),
  ].join("\n");
}

export const percent = (verdicts: readonly Verdict[]): string =>
  ((100 * countCaught(verdicts)) / Math.max(1, verdicts.length)).toFixed(1);

const countCaught = (verdicts: readonly Verdict[]): number => verdicts.filter(({ caught }) => caught).length;

function formatMissed({ group, name, violates, shown }: Verdict): string {
  const met = shown === 0 ? "never met" : `in ${shown} answers`;
  return `- ${group}: ${name} (${met}); ${violates}`;
}
