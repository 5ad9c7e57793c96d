import { html } from "hono/html";
import type { Assessment, Claim } from "../__generated__/types.ts";
import { claimWords } from "../domain/views/words.ts";
import { assessmentItem } from "./assessment-item.ts";
import type { Html } from "./layout.ts";
import { measurementTable } from "./measurement-table.ts";

/** Renders a Claim with its measurements and its Assessments, signed where a digest is known. */
export function claimSection(
  claim: Claim,
  assessments: Assessment[],
  attestations: ReadonlyMap<string, string>,
): Html {
  const own = assessments.filter(({ scope }) => scope.claimId === claim.id);
  return html`<section id="${claim.id}">
    <h3>${claim.statement}</h3>
    <p><span class="state ${claim.evidence.state}">${claimWords[claim.evidence.state]}</span>
      <span class="muted">${claim.sourceLocator}</span> · <a href="${claim.links.self}">record</a></p>
    ${claim.origin ? proposedBy(claim.origin) : ""}
    ${measurementTable(claim.measurements)}
    ${own.length > 0 ? html`<ul>${own.map((each) => assessmentItem(each, attestations.get(each.id), claim))}</ul>` : html`<p class="muted">Not assessed yet.</p>`}
  </section>`;
}

/** What a language model had to do with a Claim. */
function proposedBy({ kind, assessor }: NonNullable<Claim["origin"]>): Html | string {
  if (!assessor) return "";
  return kind === "model"
    ? html`<p class="muted">Proposed by a language model (${assessor.name}); number and quotation were found in the text.</p>`
    : html`<p class="muted">A language model (${assessor.name}) pointed at the committed number; its value agrees.</p>`;
}
