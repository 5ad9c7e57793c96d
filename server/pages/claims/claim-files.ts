import { html } from "hono/html";
import type { Evidence } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import { joined } from "../language/joined.ts";
import type { Translator } from "../language/translator.ts";
import { shownSize } from "../shown-quantity.ts";
import { claimListTexts } from "../texts/claim-list-texts.ts";
import { figures } from "./figures.ts";

/** Renders the files that a Claim's numbers were read from, and the figures that its Run left. */
export function claimFiles(t: Translator, files: readonly Evidence[], readIds: ReadonlySet<string>): Html {
  const read = files.filter(({ id }) => readIds.has(id)).map((file) => linkOf(t, file));
  return html`${read.length > 0 ? html`<p>${t.html(claimListTexts.readFrom, { files: joined(t, read) })}</p>` : ""}${figures(t, files, mostFigures)}`;
}

/** Of one Run; the page of the Run has all. */
const mostFigures = 3;

function linkOf({ language }: Translator, { sourcePath, summary, downloadUrl, byteSize }: Evidence): Html {
  const size = byteSize === null ? "" : ` (${shownSize(language, byteSize)})`;
  return html`<a href="${new URL(downloadUrl).pathname}"><code>${sourcePath ?? summary}</code></a>${size}`;
}
