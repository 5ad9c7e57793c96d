import type { FoundLink, Statement } from "../claims/found.ts";
import { parsePrintedNumber } from "../measurement/printed-number.ts";
import type { CommittedNumber } from "./committed-number.ts";
import type { OutputIndex } from "./index-outputs.ts";
import { findsItsNumber } from "./index-text.ts";
import { isRoundedStatement, margin, maxChance, rankByName, rounds } from "./link-statement.ts";
import { isGeneric, nameTokens } from "./name-tokens.ts";

/**
 * Checks the link that a language model points at, having seen the names of the committed numbers and no value: so that
 * it cannot choose by the value, which confirms the choice here (docs/rules/claims-from-text.md#links). Null where it
 * does not.
 */
export function linkPointed(
  statement: Statement,
  number: CommittedNumber,
  index: OutputIndex,
): FoundLink | null {
  const printed = parsePrintedNumber(statement.printed);
  if (!printed || printed.value === 0 || !rounds(number.value, printed)) return null;
  if (!["~=", "="].includes(statement.comparator) || isRoundedStatement(statement)) return null;
  if (!findsItsNumber(index.textOf(number.from.file), number)) return null;
  const named = rankByName(statement, index);
  const own = named.find((one) => one.number === number)?.score ?? 0;
  const rivals = named.filter(
    ({ number: { value }, score }) => value !== number.value && score > own - margin,
  );
  if (rivals.some((one) => rounds(one.number.value, printed) || one.score > own + margin)) return null;
  const shared = sharedWords(statement, number);
  // Without a word in common the model is alone with its choice: as if one more number were named so.
  const others = rivals.length + (shared.length === 0 ? 1 : 0);
  if (others * ((4 * printed.halfUnit) / Math.abs(printed.value)) > maxChance) return null;
  const reasons = [
    `${number.value} rounds to the printed digits.`,
    "A language model, which was shown its name and no value, points at it.",
    `The names share: ${shared.slice(0, 8).join(", ") || "nothing"}.`,
  ];
  return {
    from: number.from,
    value: number.value,
    confidence: "low",
    reasons,
    experiment: null,
    isPointed: true,
  };
}

function sharedWords({ names, metric }: Statement, { leaf, context }: CommittedNumber): string[] {
  const words = new Set(nameTokens(`${names.near} ${names.around} ${metric}`));
  return [...new Set([...leaf, ...context])].filter((word) => words.has(word) && !isGeneric(word));
}
