import type { EvidenceState } from "../../__generated__/enumerations.ts";
import { claimWords } from "./words.ts";

export interface Badge {
  message: string;
  color: "brightgreen" | "yellow" | "red" | "orange" | "lightgrey";
}

interface BadgeCounts {
  /** Claims by evidence state. */
  claims: Partial<Record<EvidenceState, number>>;
  /** Supported Claims that no Assessment supports with more than low confidence. */
  lowConfidence: number;
}

/** The order in which a badge names states; its colour is that of the worst. */
const shownOrder = [
  "supported",
  "contradicted",
  "challenged",
  "mixed",
  "inconclusive",
  "notAssessed",
] as const;

/**
 * Returns the badge for a repository's Claims (docs/rules/verdict.md#badge). It leaves out no state that any Claim has, and
 * is bright green only where every Claim is supported with more than low confidence.
 */
export function badgeFor({ claims, lowConfidence }: BadgeCounts): Badge {
  const count = (state: EvidenceState) => claims[state] ?? 0;
  const [only, ...others] = shownOrder.filter((state) => count(state) > 0);
  const color = colorOf(count, lowConfidence);
  if (only === undefined) return { message: claimWords.notAssessed, color };
  const isUnjudged = only === "inconclusive" || only === "notAssessed";
  if (others.length === 0 && isUnjudged) return { message: claimWords[only], color };
  if (others.length === 0) {
    const supported = count("supported");
    const low = supported > 0 ? confidenceOf(supported, lowConfidence) : "";
    return { message: `${count(only)} of ${count(only)} ${claimWords[only]}${low && `, ${low}`}`, color };
  }
  const parts = [only, ...others].map((state) => {
    const low = state === "supported" ? confidenceOf(count(state), lowConfidence) : "";
    return `${count(state)} ${claimWords[state]}${low && ` (${low})`}`;
  });
  return { message: parts.join(", "), color };
}

export const withdrawnBadge: Badge = { message: "withdrawn", color: "lightgrey" };

function colorOf(count: (state: EvidenceState) => number, lowConfidence: number): Badge["color"] {
  if (count("contradicted") > 0) return "red";
  if (count("challenged") > 0) return "orange";
  if (count("mixed") > 0) return "yellow";
  if (count("supported") === 0) return "lightgrey";
  const isWhole = count("inconclusive") + count("notAssessed") + lowConfidence === 0;
  return isWhole ? "brightgreen" : "yellow";
}

function confidenceOf(supported: number, lowConfidence: number): string {
  if (lowConfidence === 0) return "";
  return lowConfidence === supported ? "low confidence" : `${lowConfidence} with low confidence`;
}
