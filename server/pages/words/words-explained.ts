import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { wordsPageTexts } from "../texts/term-texts.ts";
import type { Word } from "../texts/word-texts.ts";

/** Renders what the words that stand above mean, each once, for who opens it. */
export function wordsExplained(t: Translator, words: Iterable<Word>): Html | "" {
  const distinct = [...new Set(words)];
  if (distinct.length === 0) return "";
  const meanings = distinct.map(
    ({ word, meaning }) => html`<dt><strong>${t(word)}</strong></dt><dd>${t(meaning)}</dd>`,
  );
  return html`<details class="muted"><summary>${t(wordsPageTexts.explained)}</summary><dl class="words">${meanings}</dl>
    <p><a href="/words">${t(wordsPageTexts.all)}</a></p></details>`;
}
