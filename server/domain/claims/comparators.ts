import type { Comparator } from "../../__generated__/enumerations.ts";

interface Hedge {
  comparator: Comparator;
  /** Whether the number is a bound, or rounded more than its digits say: many numbers agree with it. */
  isLoose: boolean;
}

/** What stands directly before the number; the first that matches counts. */
const before: readonly [RegExp, Hedge][] = [
  [
    /(?:\bat least|\bno (?:less|fewer) than|\bnot less than|\ba minimum of|≥|>=)\s*$/i,
    { comparator: ">=", isLoose: true },
  ],
  [
    /(?:\bat most|\bup to|\bno more than|\bnot more than|\ba maximum of|≤|<=)\s*$/i,
    { comparator: "<=", isLoose: true },
  ],
  [
    /(?:\b(?:below|under|less than|fewer than|lower than|smaller than|within|shorter than)|<)\s*$/i,
    { comparator: "<=", isLoose: true },
  ],
  [
    /(?:\b(?:above|over|more than|greater than|higher than|larger than|exceed(?:s|ed|ing)?|longer than|beyond)|>)\s*$/i,
    { comparator: ">=", isLoose: true },
  ],
  [
    /(?:\b(?:about|around|approximately|approx\.|roughly|nearly|almost|some|circa|ca\.|close to|on the order of|near)|[~≈∼≃≲≳])\s*$/i,
    { comparator: "~=", isLoose: true },
  ],
];
const exactly = /\b(?:exactly|precisely)\s*$/i;
const plain: Hedge = { comparator: "~=", isLoose: false };

/** How a number is compared, from the words before it (docs/rules/claims-from-text.md#comparator). */
export function comparatorBefore(text: string, start: number, printed: string): Hedge {
  const words = text.slice(Math.max(0, start - 30), start).replace(/[-−+]\s*$/, "");
  // A whole number alone can be exact: printed decimals are rounded.
  if (exactly.test(words) && /^-?\d+$/.test(printed)) return { comparator: "=", isLoose: false };
  return before.find(([pattern]) => pattern.test(words))?.[1] ?? plain;
}
