import type { FoundClaim } from "../../server/domain/claims/found.ts";
import type { PaperScore } from "./evaluate-paper.ts";

/** Formats what was found as a table in Markdown, with the sums. */
export function formatScores(title: string, scores: readonly PaperScore[], hasDetails: boolean): string[] {
  const sum = (select: (score: PaperScore) => number) =>
    scores.reduce((total, score) => total + select(score), 0);
  const claims = sum(claimsOf);
  const right = sum((score) => score.right.length);
  const repeated = sum((score) => score.repeated.length);
  const results = right + sum((score) => score.missed.length);
  const links = sum((score) => score.rightLinks);
  const wrongLinks = sum((score) => score.wrongLinks.length);
  return [
    `## ${title}`,
    "",
    "| paper | Claims | right | stated again | wrong | missed | right links | of | wrong links |",
    "|---|---|---|---|---|---|---|---|---|",
    ...scores.map(
      (score) =>
        `| ${score.name} | ${claimsOf(score)} | ${score.right.length} | ${score.repeated.length} | ${score.wrong.length} | ${score.missed.length} | ${score.rightLinks} | ${score.linkable} | ${score.wrongLinks.length} |`,
    ),
    "",
    `Precision ${share(right, claims)} (${right} of ${claims}; ${share(right + repeated, claims)} with what is stated again), recall ${share(right, results)} (${right} of ${results}).`,
    `Links: ${links} right of ${sum((score) => score.linkable)} that could be, ${wrongLinks} wrong.`,
    ...(hasDetails ? scores.flatMap(detailsOf) : []),
  ];
}

const claimsOf = ({ right, repeated, wrong }: PaperScore) => right.length + repeated.length + wrong.length;

export function share(part: number, whole: number): string {
  return whole === 0 ? "of none" : `${Number(((100 * part) / whole).toFixed(1))} %`;
}

function detailsOf({ name, wrong, repeated, missed, wrongLinks }: PaperScore): string[] {
  const described = (what: string, { statement, link }: FoundClaim) =>
    `${name}: ${what}: ${statement.metric} ${statement.comparator} ${statement.printed} ${statement.unit}, ${statement.locator}${link ? `, ${JSON.stringify(link.from)}` : ""}: ${statement.text}`;
  return [
    ...wrong.map((claim) => described("wrong", claim)),
    ...repeated.map((claim) => described("stated again", claim)),
    ...wrongLinks.map((claim) => described("wrong link", claim)),
    ...missed.map(({ printed, metric, unit }) => `${name}: missed: ${metric} ${printed} ${unit}`),
  ];
}
