import { html } from "hono/html";
import type { Evidence } from "../../__generated__/types.ts";
import { figures } from "../claims/figures.ts";
import type { Html } from "../html.ts";
import { recorded } from "../language/recorded.ts";
import type { Translator } from "../language/translator.ts";
import { scrolled } from "../layout.ts";
import { shownSize } from "../shown-quantity.ts";
import { runFactsTexts } from "../texts/run-facts-texts.ts";
import { evidenceTexts } from "../texts/run-texts.ts";

/** Renders the files that a Run left; of a withdrawn repository they are not given out. */
export function fileTable(t: Translator, evidence: Evidence[], isWithdrawn: boolean): Html | "" {
  const files = evidence.filter(({ kind }) => kind !== "log");
  if (files.length === 0) return "";
  const table = html`<table class="files">
    <thead><tr><th scope="col">${t(runFactsTexts.file)}</th><th scope="col">${t(runFactsTexts.kind)}</th><th scope="col" class="number">${t(runFactsTexts.size)}</th></tr></thead>
    <tbody>${files.map((file) => row(t, file, isWithdrawn))}</tbody></table>`;
  return html`<h2>${t(runFactsTexts.whatItLeft)}</h2>${isWithdrawn ? "" : figures(t, files, mostFigures)}${scrolled(t(runFactsTexts.files), table)}`;
}

/** Pictures that are shown in place; the table has all. */
const mostFigures = 12;

function row(
  t: Translator,
  { sourcePath, summary, kind, byteSize, digest, downloadUrl }: Evidence,
  isWithdrawn: boolean,
): Html {
  const name = html`<code>${sourcePath ?? summary}</code>`;
  const size = byteSize === null ? t(runFactsTexts.unknown) : shownSize(t.language, byteSize);
  return html`<tr><td>${isWithdrawn ? name : html`<a href="${new URL(downloadUrl).pathname}" title="${digest}">${name}</a>`}
    <br><span class="muted">${recorded(t, summary)}</span></td>
    <td>${t(evidenceTexts[kind])}</td><td class="number">${size}</td></tr>`;
}
