import { html } from "hono/html";
import type { RepositorySummary } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { certificateTexts } from "../texts/certificate-texts.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { badgeSnippets } from "./badge-snippets.ts";

/** Renders what leaves the page of a repository for other documents: its badge, and citations. */
export function sharingSection(t: Translator, repository: RepositorySummary): Html {
  const { owner, slug, visibility } = repository;
  const { markdown, markup } = badgeSnippets(repository);
  const name = `${owner}/${slug}`;
  return html`<h2 id="share">${t(sharingTexts.heading)}</h2>
    <p><img src="/api/badge/${name}" alt="${t(sharingTexts.badge, { name })}"></p>
    ${visibility === "private" ? html`<p class="muted">${t(sharingTexts.privateBadge)}</p>` : ""}
    <details><summary>${t.html(sharingTexts.badgeIn, { format: html`<span lang="en">Markdown</span>` })}</summary><pre class="copy" tabindex="0">${markdown}</pre></details>
    <details><summary>${t.html(sharingTexts.badgeIn, { format: html`<span lang="en">HTML</span>` })}</summary><pre class="copy" tabindex="0">${markup}</pre></details>
    <p>${t(sharingTexts.cite)} <a href="/api/citations/${name}/bibtex" lang="en">BibTeX</a> · <a href="/api/citations/${name}/csl-json" lang="en">CSL-JSON</a></p>
    <p><a href="/r/${name}/certificate">${t(certificateTexts.link)}</a> · <a href="/api/crates/${name}" lang="en">RO-Crate</a> · <a href="/api/feeds/${name}">${t(sharingTexts.feed)}</a></p>`;
}
