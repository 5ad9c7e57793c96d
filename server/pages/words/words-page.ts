import { html } from "hono/html";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { termTexts, wordsPageTexts } from "../texts/term-texts.ts";
import { claimTexts, executionTexts, outcomeTexts, type Word } from "../texts/word-texts.ts";

/** Renders every word for a state, from a measurement to a Run, with what it means. */
export function wordsPage(t: Translator, viewer: Viewer | null): Html {
  const main = html`<h1>${t(wordsPageTexts.title)}</h1>
    <p>${t(wordsPageTexts.introduction)}</p>
    <h2>${t(wordsPageTexts.chain)}</h2>
    <dl class="words">${termTexts.map((term) => html`<dt><strong>${t(term.word)}</strong></dt><dd>${t(term.meaning)}</dd>`)}</dl>
    <h2 id="measurements">${t(wordsPageTexts.measurements)}</h2>
    ${wordList(t, outcomeTexts)}
    <h2 id="claims">${t(wordsPageTexts.claims)}</h2>
    ${wordList(t, claimTexts)}
    <p>${t(wordsPageTexts.badge)}</p>
    <h2 id="runs">${t(wordsPageTexts.runs)}</h2>
    ${wordList(t, executionTexts)}`;
  return layout(t, t(wordsPageTexts.title), main, { viewer, path: "/words" });
}

/** The words of one kind, each with all of its meanings; a class gives a verdict its colour. */
function wordList(t: Translator, words: Readonly<Record<string, Word>>): Html {
  const byWord = Map.groupBy(Object.entries(words), ([, { word }]) => t(word));
  return html`<dl class="words">${[...byWord].map(
    ([word, same]) =>
      html`<dt><span class="state ${isVerdict(words) ? same[0]![0] : ""}">${word}</span></dt>${same.map(([, { meaning }]) => html`<dd>${t(meaning)}</dd>`)}`,
  )}</dl>`;
}

const isVerdict = (words: object) => words !== executionTexts;
