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
  /** Supported Claims of which a number only comes near (`isNearlySupported`). */
  near: number;
  /** Supported Claims that no Assessment supports by the latest code. */
  earlierCode: number;
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
 * is bright green only where every Claim is supported, by the latest code, by numbers that were met and with more than low
 * confidence.
 */
export function badgeFor({ claims, ...weak }: BadgeCounts): Badge {
  const count = (state: EvidenceState) => claims[state] ?? 0;
  const [only, ...others] = shownOrder.filter((state) => count(state) > 0);
  const color = colorOf(count, weak);
  if (only === undefined) return { message: claimWords.notAssessed, color };
  const isUnjudged = only === "inconclusive" || only === "notAssessed";
  if (others.length === 0 && isUnjudged) return { message: claimWords[only], color };
  if (others.length === 0) {
    const notes = only === "supported" ? notesOn(count(only), weak) : [];
    return { message: [`${count(only)} of ${count(only)} ${claimWords[only]}`, ...notes].join(", "), color };
  }
  const parts = [only, ...others].map((state) => {
    const notes = state === "supported" ? notesOn(count(state), weak).join(", ") : "";
    return `${count(state)} ${claimWords[state]}${notes && ` (${notes})`}`;
  });
  return { message: parts.join(", "), color };
}

export const withdrawnBadge: Badge = { message: "withdrawn", color: "lightgrey" };

type Weak = Omit<BadgeCounts, "claims">;

function colorOf(
  count: (state: EvidenceState) => number,
  { lowConfidence, near, earlierCode }: Weak,
): Badge["color"] {
  if (count("contradicted") > 0) return "red";
  if (count("challenged") > 0) return "orange";
  if (count("mixed") > 0) return "yellow";
  if (count("supported") === 0) return "lightgrey";
  const isWhole = count("inconclusive") + count("notAssessed") + lowConfidence + near + earlierCode === 0;
  return isWhole ? "brightgreen" : "yellow";
}

/** What keeps supported Claims from being all that the word may be taken for. */
function notesOn(supported: number, { lowConfidence, near, earlierCode }: Weak): string[] {
  const low = lowConfidence === supported ? "low confidence" : `${lowConfidence} with low confidence`;
  const earlier = earlierCode === supported ? "by earlier code" : `${earlierCode} by earlier code`;
  return [
    ...(near > 0 ? [`${near} near`] : []),
    ...(lowConfidence > 0 ? [low] : []),
    ...(earlierCode > 0 ? [earlier] : []),
  ];
}
