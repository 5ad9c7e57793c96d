import { parseDecimal } from "../measurement/observed-text.ts";
import { parseJson } from "../measurement/output-readers.ts";
import { type CommittedFile, type CommittedNumber, maxItems, maxNumbersOfFile } from "./committed-number.ts";
import { isGeneric, nameTokens } from "./name-tokens.ts";

const maxDepth = 12;

/** Lists the numbers of a JSON file with their pointers. Long lists are data and left out. */
export function indexJson({ path, text }: CommittedFile, fileTokens: string[]): CommittedNumber[] {
  const parsed = parseJson(path, text);
  if ("reason" in parsed) return [];
  const numbers: CommittedNumber[] = [];
  visit(parsed.value, "", [], []);
  return numbers;

  function visit(value: unknown, pointer: string, keys: string[], labels: string[]): void {
    if (numbers.length >= maxNumbersOfFile || keys.length > maxDepth) return;
    if (typeof value === "number" || typeof value === "string") {
      const number = typeof value === "number" ? value : parseDecimal(value);
      if (number === null || !Number.isFinite(number)) return;
      numbers.push({ from: { file: path, pointer }, value: number, ...namesOf(keys, labels, fileTokens) });
    } else if (Array.isArray(value)) {
      if (value.length > maxItems) return;
      for (const [index, item] of value.entries()) visit(item, `${pointer}/${index}`, keys, labels);
    } else if (typeof value === "object" && value !== null) {
      const own = Object.entries(value);
      if (own.length > maxNumbersOfFile) return;
      const named = own.flatMap(([, item]) =>
        typeof item === "string" && parseDecimal(item) === null ? nameTokens(item.slice(0, 60)) : [],
      );
      for (const [key, item] of own) {
        const escaped = key.replaceAll("~", "~0").replaceAll("/", "~1");
        visit(
          item,
          `${pointer}/${escaped}`,
          [...keys, key.slice(0, 100)],
          [...labels, ...named].slice(0, 40),
        );
      }
    }
  }
}

/** A last key that tells nothing, such as `value`, is named by those above it. */
function namesOf(
  keys: readonly string[],
  labels: string[],
  fileTokens: string[],
): Pick<CommittedNumber, "leaf" | "context"> {
  let from = keys.length - 1;
  while (from > 0 && nameTokens(keys[from]!).every(isGeneric)) from -= 1;
  const own = keys.slice(Math.max(0, from)).flatMap(nameTokens);
  const leaf = own.every(isGeneric) ? [...own, ...labels] : own;
  return {
    leaf: [...new Set(leaf)],
    context: [
      ...new Set([...keys.slice(0, Math.max(0, from)).flatMap(nameTokens), ...labels, ...fileTokens]),
    ],
  };
}
