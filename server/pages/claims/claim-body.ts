import { html } from "hono/html";
import type { Assessment, Claim } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import { joined } from "../language/joined.ts";
import type { Translator } from "../language/translator.ts";
import { measurementTable } from "../measurement-table.ts";
import { measurementPlots } from "../plot/measurement-plots.ts";
import { judgementTexts } from "../texts/judgement-texts.ts";
import { measurementTexts } from "../texts/measurement-texts.ts";
import { claimAssessments } from "./claim-assessments.ts";
import { claimExperiment } from "./claim-experiment.ts";
import type { ClaimGrounds } from "./claim-grounds.ts";
import { claimPicture } from "./claim-picture.ts";

/** Renders all that is known of one Claim: its place, its numbers, its verdicts, and the experiment that they rest on. */
export function claimBody(t: Translator, claim: Claim, own: Assessment[], grounds: ClaimGrounds): Html {
  return html`<section id="${claim.id}">
    ${placeOf(t, claim, grounds.paperUrl)}
    ${claim.origin ? proposedBy(t, claim.origin) : ""}
    ${measurementPlots(t, claim.measurements)}
    ${measurementTable(t, claim.measurements, claim.experimentIds.length > 0)}
    ${claimAssessments(t, claim, own, grounds.attestations)}
    ${claimExperiment(t, claim, grounds)}
    <p class="muted"><a href="${claim.links.self}">${t(judgementTexts.record)}</a></p>
  </section>`;
}

function placeOf(t: Translator, claim: Claim, paperUrl: string | null): Html {
  const { sourceLocator, origin } = claim;
  const page = origin?.page ?? null;
  const places = [
    ...(sourceLocator ? [html`<span class="muted">${sourceLocator}</span>`] : []),
    ...(page === null ? [] : [pageOf(t, page, paperUrl)]),
  ];
  const quotation = origin?.quotation ? html`<blockquote dir="auto">“${origin.quotation}”</blockquote>` : "";
  const picture = claimPicture(t, claim);
  return html`${places.length > 0 ? html`<p>${joined(t, places)}</p>` : ""}${quotation}${picture}`;
}

/** Viewers of PDFs open the page that the address names. */
function pageOf(t: Translator, page: number, paperUrl: string | null): Html {
  const text = t(measurementTexts.page, { page });
  if (paperUrl === null) return html`<span class="muted">${text}</span>`;
  return html`<a href="${new URL(paperUrl).pathname}#page=${page}">${text}</a>`;
}

/** What a language model had to do with a Claim. */
function proposedBy(t: Translator, { kind, assessor }: NonNullable<Claim["origin"]>): Html | string {
  if (!assessor) return "";
  const text = kind === "model" ? judgementTexts.proposedByModel : judgementTexts.pointedAtByModel;
  return html`<p class="muted">${t(text, { name: assessor.name })}</p>`;
}
