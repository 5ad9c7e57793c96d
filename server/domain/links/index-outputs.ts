import type { CommittedFile, CommittedNumber } from "./committed-number.ts";
import { indexJson } from "./index-json.ts";
import { indexTable } from "./index-table.ts";
import { indexText } from "./index-text.ts";
import { nameTokens } from "./name-tokens.ts";

/** The numbers of all files, and how often each word is in their names: a word that is in all tells nothing. */
export interface OutputIndex {
  numbers: CommittedNumber[];
  byLeaf: ReadonlyMap<string, readonly CommittedNumber[]>;
  weightOf(token: string): number;
  textOf(path: string): string;
}

const maxNumbers = 60_000;

/** Indexes the numbers in files that the authors committed, by the words of their names. */
export function indexOutputs(files: readonly CommittedFile[]): OutputIndex {
  const numbers: CommittedNumber[] = [];
  for (const file of files) {
    for (const number of indexFile(file)) {
      if (numbers.length >= maxNumbers) break;
      numbers.push(number);
    }
  }
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const frequency = new Map<string, number>();
  const byLeaf = new Map<string, CommittedNumber[]>();
  for (const number of numbers) {
    for (const token of new Set([...number.leaf, ...number.context]))
      frequency.set(token, (frequency.get(token) ?? 0) + 1);
    for (const token of number.leaf) {
      const list = byLeaf.get(token);
      if (list) list.push(number);
      else byLeaf.set(token, [number]);
    }
  }
  return {
    numbers,
    byLeaf,
    weightOf: (token) => Math.min(3, Math.log((numbers.length + 2) / (frequency.get(token) ?? 1)) + 0.1),
    textOf: (path) => texts.get(path) ?? "",
  };
}

function indexFile(file: CommittedFile): CommittedNumber[] {
  const stem = file.path.replace(/\.[^./]*$/, "");
  const fileTokens = nameTokens(stem.split("/").slice(-2).join(" "));
  if (/\.json$/i.test(file.path)) return indexJson(file, fileTokens);
  if (/\.(?:csv|tsv)$/i.test(file.path)) {
    const ofTable = indexTable(file, fileTokens);
    return ofTable.length > 0 ? ofTable : indexText(file, fileTokens);
  }
  return indexText(file, fileTokens);
}
