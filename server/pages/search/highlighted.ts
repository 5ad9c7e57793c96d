import { html } from "hono/html";
import { indexTokens, type QueryToken, unspacedScripts } from "../../domain/search-tokens.ts";
import type { Html } from "../html.ts";

/** Renders a text with those of its words marked that a query finds, by the rules of the index. */
export function highlighted(text: string, tokens: readonly QueryToken[]): Html {
  const parts: (Html | string)[] = [];
  let end = 0;
  for (const [start, length] of foundIn(text, tokens)) {
    parts.push(text.slice(end, start), html`<mark>${text.slice(start, start + length)}</mark>`);
    end = start + length;
  }
  return html`${parts}${text.slice(end)}`;
}

/** A word with the symbols of `C++`, or a run of letters of a script without spaces. */
const words = new RegExp(
  `(?<run>[${unspacedScripts}]+)|(?:(?![${unspacedScripts}])[\\p{L}\\p{M}\\p{N}])+(?:(?<=\\p{N})[.,]\\p{N}+)*[+#]*`,
  "gu",
);

/** Where it is found, and how many units of text long. */
function* foundIn(text: string, tokens: readonly QueryToken[]): Generator<[start: number, length: number]> {
  for (const { 0: word, index, groups } of text.matchAll(words)) {
    if (groups?.run) for (const [start, length] of foundInRun(word, tokens)) yield [index + start, length];
    else if (isFound(word, tokens)) yield [index, word.length];
  }
}

function isFound(word: string, tokens: readonly QueryToken[]): boolean {
  return indexTokens(word).some((found) =>
    tokens.some(({ text, prefix }) => (prefix ? found.startsWith(text) : found === text)),
  );
}

/** The index has single characters and pairs of such a run. */
function* foundInRun(run: string, tokens: readonly QueryToken[]): Generator<[start: number, length: number]> {
  const wanted = new Set(tokens.map(({ text }) => text));
  const characters = [...run];
  const isWanted = (at: number, length: number) =>
    wanted.has(indexTokens(characters.slice(at, at + length).join("")).at(-1) ?? "");
  let start = 0;
  for (const [at, character] of characters.entries()) {
    if (isWanted(at, 1) || isWanted(at, 2) || (at > 0 && isWanted(at - 1, 2)))
      yield [start, character.length];
    start += character.length;
  }
}
