import type { FindingCode } from "../../__generated__/enumerations.ts";
import { canonicalJson } from "../digest.ts";
import type { RunFinding } from "./run-finding.ts";

const maxFindings = 50;

/** The gravest first: what is cut off weighs least. */
const ranks: Record<FindingCode, number> = {
  no_computation: 0,
  copied_value: 1,
  committed_output: 2,
  literal_value: 3,
  seed_ignored: 4,
  no_input: 5,
};

/** Orders findings by code, measurement and place, the same each time, and keeps the first fifty different ones. */
export function orderFindings(findings: readonly RunFinding[]): RunFinding[] {
  const ordered = findings
    .map((finding) => ({
      finding,
      key: canonicalJson([finding.claimId, finding.measurementId, finding.path, finding.line]),
    }))
    .toSorted((a, b) => ranks[a.finding.code] - ranks[b.finding.code] || compare(a.key, b.key));
  const different = ordered.filter(
    ({ finding, key }, index) =>
      ordered.findIndex((other) => other.finding.code === finding.code && other.key === key) === index,
  );
  return different.slice(0, maxFindings).map(({ finding }) => finding);
}

/** By code units: the order of a locale differs between machines. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
