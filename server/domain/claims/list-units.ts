import { isListLink } from "./metric-name.ts";
import type { StatedNumber } from "./stated-numbers.ts";
import { countedBehind, currencyAt, unitBehind, unitBehindInterval } from "./units.ts";

export interface NumberUnit {
  /** One that is known; null without one. */
  unit: string | null;
  /** What the number counts, as printed, where no unit is known. */
  counted: string | null;
}

/** The units of the numbers of a sentence, in their order: its own, or else that of the list that a number stands in. */
export function unitsOf(text: string, numbers: readonly StatedNumber[]): NumberUnit[] {
  const behind = numbers.map(({ end }) => {
    const after = text.slice(end, end + 60);
    return unitBehind(after) ?? unitBehindInterval(after);
  });
  const units = numbers.map(({ start, end }, index) => behind[index] ?? currencyAt(text, start, end));
  const between = (index: number) => text.slice(numbers[index]!.end, numbers[index + 1]!.start);
  // "11.7 and 13.6 minutes", "2.1, 3.4 and 5.6 s": from the last on, since only it has the unit.
  const counted = numbers.map(({ end }, index) =>
    units[index] === null ? countedBehind(text.slice(end, end + 60)) : null,
  );
  let isInList = false;
  for (let index = numbers.length - 2; index >= 0; index--) {
    const link = directLink.exec(between(index));
    isInList =
      units[index] === null &&
      counted[index] === null &&
      (behind[index + 1] !== null || counted[index + 1] !== null) &&
      link !== null &&
      (link[1] !== undefined || isInList);
    if (!isInList) continue;
    units[index] = behind[index] = behind[index + 1]!;
    counted[index] = counted[index + 1]!;
  }
  // "12.8 percentage points in one group and 6.8 in the other".
  for (let index = 1; index < numbers.length; index++) {
    const [last, number] = [numbers[index - 1]!, numbers[index]!];
    if (units[index] !== null || counted[index] !== null || behind[index - 1] === null) continue;
    const isAlike = decimals(last) === decimals(number) && sizeBetween(last, number) < 30;
    const isListed = isListLink(between(index - 1).replace(/[-−+]$/, ""));
    if (isAlike && isListed && goesOn.test(text.slice(number.end, number.end + 20)))
      units[index] = behind[index] = behind[index - 1]!;
  }
  return units.map((unit, index) => ({ unit, counted: unit === null ? counted[index]! : null }));
}

const directLink = /^(?:,|,?\s(and|or|versus|vs\.?))\s[~≈]?\s?[-−+]?$/;
const goesOn =
  /^(?:[.,;:)]|$|\s(?:for|in|on|at|and|after|before|with|when|among|between|under|to|versus|of|respectively)\b)/;

const decimals = ({ printed }: StatedNumber) => /\.(\d+)/.exec(printed)?.[1]?.length ?? 0;

/** By what factor the larger of two numbers is larger. */
function sizeBetween(one: StatedNumber, other: StatedNumber): number {
  const [a, b] = [Math.abs(one.value), Math.abs(other.value)];
  return Math.max(a, b) / Math.min(a, b);
}
