import { html } from "hono/html";
import type { Run } from "../../__generated__/types.ts";
import type { Html } from "../layout.ts";
import { shownSize } from "../shown-quantity.ts";
import type { LogExcerpt } from "./log-excerpt.ts";

/** Renders the log, its middle left out where it is long, with what is kept of it to download. */
export function logSection(
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
… the middle is left out here …
</em>${pieces(tail)}`
    : pieces(head);
  const isEmpty = head.length + tail.length === 0;
  return html`<h2>Log</h2>
    ${isOpen ? html`<p class="muted" role="status">The Run is not over: what it prints appears here.</p>` : ""}
    ${isEmpty && !isOpen ? html`<p class="muted">It printed nothing.</p>` : html`<pre class="log" id="log" tabindex="0"${follow}>${text}</pre>`}
    ${files.length > 0 ? html`<p>Whole: ${files.map(({ sourcePath, downloadUrl, byteSize }, index) => html`${index > 0 ? ", " : ""}<a href="${new URL(downloadUrl).pathname}">${sourcePath}</a> (${shownSize(byteSize ?? 0)})`)}</p>` : ""}`;
}

const pieces = (items: LogExcerpt["head"]) =>
  items.map(({ stream, text }) => html`<span class="${stream}">${text}</span>`);
