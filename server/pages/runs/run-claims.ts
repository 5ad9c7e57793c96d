import { html } from "hono/html";
import type { Run } from "../../__generated__/types.ts";
import type { ClaimRecord } from "../../domain/records.ts";
import { assessmentItem } from "../claims/assessment-item.ts";
import type { Html } from "../html.ts";
import { inOrder } from "../in-order.ts";
import type { Translator } from "../language/translator.ts";
import { runTexts } from "../texts/run-texts.ts";

interface RunClaimsData {
  base: string;
  mayRun: boolean;
  attestations: ReadonlyMap<string, string>;
}

/** Renders the Claims that a Run tests, what was judged of each, and a button to run it again. */
export function runClaims(
  t: Translator,
  run: Run,
  claims: ClaimRecord[],
  { base, mayRun, attestations }: RunClaimsData,
): Html | "" {
  const { assessments = [] } = run;
  if (claims.length === 0) return "";
  return html`<h2>${t(runTexts.claims)}</h2><ul class="claims">${claims.map((claim) => {
    const own = assessments.filter(({ scope }) => scope.claimId === claim.id);
    return html`<li><a href="${base}?claim=${claim.id}#${claim.id}" dir="auto">${inOrder(claim.statement)}</a>
      ${own.length > 0 ? html`<ul class="assessments">${own.map((each) => assessmentItem(t, each, attestations.get(each.id), { claim: { claimVersionId: claim.versionId }, isOfRun: true }))}</ul>` : html`<p class="muted">${t(runTexts.notAssessed)}</p>`}
      ${mayRun && claim.experimentId && !claim.retiredAt ? runAgain(t, base, claim) : ""}</li>`;
  })}</ul>`;
}

function runAgain(t: Translator, base: string, { id, statement }: ClaimRecord): Html {
  return html`<form method="post" action="${base}/runs"><input type="hidden" name="claimId" value="${id}">
    <button aria-label="${t(runTexts.runAgainNamed, { statement })}">${t(runTexts.runAgain)}</button></form>`;
}
