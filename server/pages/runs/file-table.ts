import { html } from "hono/html";
import type { Evidence } from "../../__generated__/types.ts";
import { type Html, scrolled } from "../layout.ts";
import { shownSize } from "../shown-quantity.ts";

/** Renders the files that a Run left; of a withdrawn repository they are not given out. */
export function fileTable(evidence: Evidence[], isWithdrawn: boolean): Html | "" {
  const files = evidence.filter(({ kind }) => kind !== "log");
  if (files.length === 0) return "";
  const table = html`<table>
    <thead><tr><th scope="col">File</th><th scope="col">Kind</th><th scope="col" class="number">Size</th></tr></thead>
    <tbody>${files.map((file) => row(file, isWithdrawn))}</tbody></table>`;
  return html`<h2>What it left</h2>${scrolled("Files", table)}`;
}

function row(
  { sourcePath, summary, kind, byteSize, digest, downloadUrl }: Evidence,
  isWithdrawn: boolean,
): Html {
  const name = html`<code>${sourcePath ?? summary}</code>`;
  return html`<tr><td>${isWithdrawn ? name : html`<a href="${new URL(downloadUrl).pathname}" title="${digest}">${name}</a>`}
    <br><span class="muted">${summary}</span></td>
    <td>${kind}</td><td class="number">${byteSize === null ? "unknown" : shownSize(byteSize)}</td></tr>`;
}
