// npm run eval: how many Claims of a paper's text are right, and how many links, by the code of the service.
import { parseArgs } from "node:util";
import type { FoundClaim } from "../../server/domain/claims/found.ts";
import { evaluateOwn, evaluatePerturbed, ownPapers } from "./evaluate.ts";
import type { PaperScore } from "./evaluate-paper.ts";
import { evaluatePublic } from "./evaluate-public.ts";
import { formatScores, share } from "./format-scores.ts";

const help = `npm run eval [-- --seeds N] [-- --own] [-- --details] [-- --help]

Reads papers that we wrote, and public ones where they can be fetched, and compares the Claims and links that are found
with what the papers report. Then prints every number that has a committed one off by 2 to 20 %: ends with status 1 if
the unchanged outputs would support any of them.

  --seeds N    how many times each paper is printed off (default 5)
  --own        the papers that we wrote alone
  --details    what is wrong or missed, one by one
  --help       this text
`;

const { values } = parseArgs({
  options: {
    ...{ seeds: { type: "string" }, own: { type: "boolean" } },
    ...{ details: { type: "boolean" }, help: { type: "boolean" } },
  },
});
const seeds = Number(values.seeds ?? 5);
if (values.help || !Number.isSafeInteger(seeds) || seeds < 0) {
  process.stdout.write(help);
  process.exit(values.help ? 0 : 2);
}

const names = await ownPapers();
const own: PaperScore[] = [];
for (const name of names) own.push(await evaluateOwn(name));
print(formatScores("Papers that we wrote", own, values.details ?? false));

let changed = 0;
const falseLinks: FoundClaim[] = [];
const supports: FoundClaim[] = [];
for (const name of names) {
  for (let seed = 1; seed <= seeds; seed++) {
    const perturbed = await evaluatePerturbed(name, seed);
    changed += perturbed.changed;
    falseLinks.push(...perturbed.falseLinks);
    supports.push(...perturbed.supports);
  }
}
print([
  "## Numbers printed 2 to 20 % off",
  `${changed} numbers in ${names.length} papers, ${seeds} times each: ${falseLinks.length} linked (${share(falseLinks.length, changed)}), ${supports.length} of them would be supported.`,
  ...supports.map(({ statement, link }) => `SUPPORTED: ${statement.text} by ${JSON.stringify(link?.from)}`),
]);

if (!values.own) {
  const { scores, skipped } = await evaluatePublic();
  if (scores.length > 0) print(formatScores("Public papers", scores, values.details ?? false));
  for (const reason of skipped) print([`SKIPPED, NOT MEASURED: ${reason}`]);
}
process.exitCode = supports.length > 0 ? 1 : 0;

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join("\n")}\n\n`);
}
