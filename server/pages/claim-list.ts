import { html } from "hono/html";
import type { Assessment, Claim } from "../__generated__/types.ts";
import { claimWords } from "../domain/views/words.ts";
import { assessmentItem } from "./assessment-item.ts";
import type { Html } from "./layout.ts";
import { measurementTable } from "./measurement-table.ts";

/**
 * Renders Claims, each a line that opens; one alone is open. Assessments are signed where a digest is known. The address
 * of a Claim leads into its details, which browsers open for it.
 */
export function claimList(
  claims: Claim[],
  assessments: Assessment[],
  attestations: ReadonlyMap<string, string>,
): Html {
  const isOpen = claims.length === 1;
  return html`${claims.map((claim, index) => {
    const own = assessments.filter(({ scope }) => scope.claimId === claim.id);
    const { state } = claim.evidence;
    return html`<details class="claim"${isOpen ? " open" : ""}>
    <summary><span class="state ${state}">${claimWords[state]}</span><h3>${claims.length > 1 ? `${index + 1}. ` : ""}${claim.statement}</h3></summary>
    ${body(claim, own, attestations)}</details>`;
  })}`;
}

function body(claim: Claim, own: Assessment[], attestations: ReadonlyMap<string, string>): Html {
  return html`<section id="${claim.id}">
    <p><span class="muted">${claim.sourceLocator}</span> · <a href="${claim.links.self}">record</a></p>
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
