import type { RepositorySummary } from "@research-verification/sdk";
import { claimWords } from "@research-verification/server/words";

/** How the Claims of a paper stand, as its page and its badge say it: `4 supported (1 near), 2 contradicted`. */
export function describeEvidence(evidence: RepositorySummary["evidence"]): string {
  const { stateCounts, claimCount, nearClaimCount: near } = evidence;
  const states = Object.keys(claimWords) as (keyof typeof claimWords)[];
  const present = states.filter((state) => stateCounts[state] > 0);
  const total = present.length === 1 ? ` of ${claimCount}` : "";
  const counts = present.map((state) => {
    const isNear = state === "supported" && near > 0;
    return `${stateCounts[state]}${total} ${claimWords[state]}${isNear ? ` (${near} near)` : ""}`;
  });
  return counts.join(", ") || "no Claims";
}
