import { html } from "hono/html";
import { type EvidenceState, evidenceStates } from "../../__generated__/enumerations.ts";
import type { RepositorySummary } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { claimListTexts } from "../texts/claim-list-texts.ts";
import { homeTexts } from "../texts/home-texts.ts";
import { claimTexts } from "../texts/word-texts.ts";
import type { ClaimSelection } from "./claim-selection.ts";
import { claimsAddress } from "./claims-address.ts";

type Counts = RepositorySummary["evidence"]["stateCounts"];

/** Renders links to the Claims of each state, where there is more than one. */
export function claimFilters(
  t: Translator,
  base: string,
  counts: Counts,
  { state: present }: Pick<ClaimSelection, "state">,
): Html | "" {
  const states = evidenceStates.filter((state) => counts[state] > 0);
  if (states.length < 2) return "";
  const link = (state: EvidenceState | undefined, text: string) =>
    html`<a href="${claimsAddress(base, { state })}#claims"${state === present ? html` aria-current="true"` : ""}>${text}</a> `;
  const chosen = states.map((state) =>
    link(state, t(homeTexts.stateCount, { count: counts[state], state: t(claimTexts[state].word) })),
  );
  return html`<nav class="filters" aria-label="${t(claimListTexts.filters)}"><p>${link(undefined, t(claimListTexts.all))}${chosen}</p></nav>`;
}

/** Renders the pages of a list of Claims, where there is more than one. */
export function claimPages(t: Translator, base: string, { state, page, pages }: ClaimSelection): Html | "" {
  if (pages < 2) return "";
  const link = (to: number, text: string) =>
    to < 1 || to > pages
      ? ""
      : html`<a href="${claimsAddress(base, { state, page: to })}#claims">${text}</a>`;
  return html`<nav class="actions" aria-label="${t(claimListTexts.pages)}">${link(page - 1, t(claimListTexts.before))}
    <span>${t(claimListTexts.page, { page, pages })}</span> ${link(page + 1, t(claimListTexts.next))}</nav>`;
}
