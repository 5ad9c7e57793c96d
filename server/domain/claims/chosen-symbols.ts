import type { Passage } from "./passages.ts";

const symbol = String.raw`[\p{L}χρσ][\p{L}\d_]{0,3}`;
const set = new RegExp(
  String.raw`\b(?:for|at|when|if|where|given|assuming|consider(?:ing)?|using|set(?:ting)?|fix(?:ed|ing)?|around|near|below|above)\s(?:\p{L}{1,20}\s){0,3}?(${symbol})\s?=\s?[-−]?\.?\d`,
  "gu",
);
const lists = /\(([^()]{3,80})\)/g;
const item = new RegExp(String.raw`^\s?(${symbol})\s?=\s?[-−]?[\d.]+\s?$`, "u");

/** Of these a test or a fit gives the value, also where "at" or "for" stands before. */
const found = /^(?:[pFtzM]|SD|SE|R2|r2|χ2)$/u;

/**
 * The symbols to which the authors give values: with a number behind "for", "when" or "at" twice at least, or beside such
 * a one in brackets, as "(τ = 0.2, R = 0.9)". Elsewhere in the paper they are conditions too. In time linear in the text.
 */
export function chosenSymbols(passages: readonly Passage[]): ReadonlySet<string> {
  const texts = passages.flatMap((passage) =>
    passage.kind === "prose" && passage.section.kind !== "apart" ? [passage.text.replace(/\s+/g, " ")] : [],
  );
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [, name = ""] of text.matchAll(set)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const chosen = new Set(
    [...counts].flatMap(([name, count]) => (count > 1 && !found.test(name) ? [name] : [])),
  );
  for (const [, list = ""] of texts.flatMap((text) => [...text.matchAll(lists)])) {
    const names = list.split(/[,;]/).map((one) => item.exec(one)?.[1]);
    if (names.some((name) => name !== undefined && chosen.has(name)) && !names.includes(undefined))
      for (const name of names) if (name !== undefined && !found.test(name)) chosen.add(name);
  }
  return chosen;
}
