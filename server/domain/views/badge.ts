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

/**
 * Returns the badge for a repository's Claims (docs/rules/verdict.md#badge). It shows the worst state only, and is bright
 * green only where every Claim is supported with more than low confidence.
 */
export function badgeFor({ claims, lowConfidence }: BadgeCounts): Badge {
  const count = (state: EvidenceState) => claims[state] ?? 0;
  const total = Object.values(claims).reduce((sum, count) => sum + count, 0);
  const describe = (state: EvidenceState) => `${count(state)} of ${total} ${claimWords[state]}`;
  if (count("contradicted") > 0) return { message: describe("contradicted"), color: "red" };
  if (count("challenged") > 0) return { message: describe("challenged"), color: "orange" };
  if (count("mixed") > 0) return { message: describe("mixed"), color: "yellow" };
  const supported = count("supported");
  if (supported > 0) {
    const message = `${describe("supported")}${describeConfidence(supported, lowConfidence)}`;
    return { message, color: supported === total && lowConfidence === 0 ? "brightgreen" : "yellow" };
  }
  if (count("inconclusive") > 0) return { message: claimWords.inconclusive, color: "lightgrey" };
  return { message: claimWords.notAssessed, color: "lightgrey" };
}

export const withdrawnBadge: Badge = { message: "withdrawn", color: "lightgrey" };

function describeConfidence(supported: number, lowConfidence: number): string {
  if (lowConfidence === 0) return "";
  return lowConfidence === supported ? ", low confidence" : `, ${lowConfidence} with low confidence`;
}
