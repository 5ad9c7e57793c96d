import { html } from "hono/html";
import type { RepositorySummary } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { homeTexts } from "../texts/home-texts.ts";
import { searchTexts } from "../texts/search-texts.ts";
import { type SearchAddress, searchAddress } from "./search-address.ts";

/** Subjects that are offered: those of what was found. */
const mostSubjects = 8;

/** Renders links that narrow a search to one list or to one subject, and back. */
export function searchFilters(
  t: Translator,
  { cursor: _, ...asked }: SearchAddress,
  repositories: Pick<RepositorySummary, "subjects">[],
): Html {
  const kinds = [undefined, "repositories", "claims"] as const;
  const names = [...new Set(repositories.flatMap(({ subjects }) => subjects))].slice(0, mostSubjects);
  const subjects = [...(asked.subject && !names.includes(asked.subject) ? [asked.subject] : []), ...names];
  const of = (text: string, to: SearchAddress, isPresent: boolean) =>
    html`<a href="${searchAddress(to)}"${isPresent ? html` aria-current="true"` : ""}>${text}</a> `;
  return html`<nav class="filters" aria-label="${t(searchTexts.filters)}">
    <p>${kinds.map((kind) => of(kind ? t(homeTexts[kind]) : t(searchTexts.both), { ...asked, kind }, kind === asked.kind))}</p>
    ${subjects.length > 0 ? html`<p>${t(searchTexts.subject)} ${of(t(searchTexts.anySubject), { ...asked, subject: undefined }, !asked.subject)}${subjects.map((subject) => of(subject, { ...asked, subject }, subject === asked.subject))}</p>` : ""}</nav>`;
}
