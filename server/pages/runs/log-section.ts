import { html } from "hono/html";
import type { Evidence, Run } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import { joined } from "../language/joined.ts";
import type { Translator } from "../language/translator.ts";
import { shownSize } from "../shown-quantity.ts";
import { runTexts } from "../texts/run-texts.ts";
import type { LogExcerpt } from "./log-excerpt.ts";

/** Renders the log, its middle left out where it is long, with what is kept of it to download. */
export function logSection(
  t: Translator,
  { id, execution, evidence = [] }: Run,
  { head, tail, isCut }: LogExcerpt,
  { isOpen, page }: { isOpen: boolean; page: string },
): Html {
  const files = evidence.filter(({ kind, byteSize }) => kind === "log" && byteSize !== 0);
  const follow = isOpen
    ? html` data-stream="/api/runs/${id}/log-stream" data-state="${execution.state}" data-page="${page}"`
    : "";
  const text = isCut
    ? html`${pieces(head)}<em>
${t(runTexts.middleLeftOut)}
</em>${pieces(tail)}`
    : pieces(head);
  const isEmpty = head.length + tail.length === 0;
  const links = files.map((file) => linkOf(t, file));
  return html`<h2>${t(runTexts.log)}</h2>
    ${isOpen ? html`<p class="muted" role="status">${t(runTexts.notOver)}</p>` : ""}
    ${isEmpty && !isOpen ? html`<p class="muted">${t(runTexts.printedNothing)}</p>` : html`<pre class="log" id="log" tabindex="0"${follow}>${text}</pre>`}
    ${links.length > 0 ? html`<p>${t.html(runTexts.wholeLog, { files: joined(t, links) })}</p>` : ""}`;
}

function linkOf({ language }: Translator, { sourcePath, downloadUrl, byteSize }: Evidence): Html {
  return html`<a href="${new URL(downloadUrl).pathname}">${sourcePath}</a> (${shownSize(language, byteSize ?? 0)})`;
}

const pieces = (items: LogExcerpt["head"]) =>
  items.map(({ stream, text }) => html`<span class="${stream}">${text}</span>`);
