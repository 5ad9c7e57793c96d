import { html } from "hono/html";
import type { Assessment, Claim } from "../__generated__/types.ts";
import { claimStates } from "../domain/views/words.ts";
import { assessmentItem } from "./assessment-item.ts";
import type { Html } from "./html.ts";
import type { Translator } from "./language/translator.ts";
import { measurementTable } from "./measurement-table.ts";
import { measurementPlots } from "./plot/measurement-plots.ts";
import { judgementTexts } from "./texts/judgement-texts.ts";
import { claimTexts, type Word } from "./texts/word-texts.ts";
import { outcomesOf } from "./words/outcomes-of.ts";
import { wordsExplained } from "./words/words-explained.ts";

/**
 * Renders Claims, each a line that opens; one alone is open. Assessments are signed where a digest is known. The address
 * of a Claim leads into its details, which browsers open for it.
 */
export function claimList(
  t: Translator,
  claims: Claim[],
  assessments: Assessment[],
  attestations: ReadonlyMap<string, string>,
): Html {
  const isOpen = claims.length === 1;
  return html`${claims.map((claim, index) => {
    const own = assessments.filter(({ scope }) => scope.claimId === claim.id);
    const { state } = claim.evidence;
    return html`<details class="claim"${isOpen ? " open" : ""}>
    <summary><span class="state ${state}">${t(claimTexts[state].word)}</span><h3>${claims.length > 1 ? `${index + 1}. ` : ""}${claim.statement}</h3></summary>
    ${body(t, claim, own, attestations)}</details>`;
  })}${wordsExplained(t, wordsOf(claims, assessments))}`;
}

/** The words that stand on the lines of Claims, and within these. */
function wordsOf(claims: Claim[], assessments: Assessment[]): Word[] {
  return [
    ...claims.map(({ evidence }) => claimTexts[evidence.state]),
    ...assessments.map(({ conclusion }) => claimTexts[claimStates[conclusion]]),
    ...claims.flatMap(({ measurements }) => outcomesOf(measurements)),
  ];
}

function body(
  t: Translator,
  claim: Claim,
  own: Assessment[],
  attestations: ReadonlyMap<string, string>,
): Html {
  return html`<section id="${claim.id}">
    <p><span class="muted">${claim.sourceLocator}</span> · <a href="${claim.links.self}">${t(judgementTexts.record)}</a></p>
    ${claim.origin ? proposedBy(t, claim.origin) : ""}
    ${measurementPlots(t, claim.measurements)}
    ${measurementTable(t, claim.measurements)}
    ${own.length > 0 ? html`<ul>${own.map((each) => assessmentItem(t, each, attestations.get(each.id), claim))}</ul>` : html`<p class="muted">${t(judgementTexts.notAssessed)}</p>`}
  </section>`;
}

/** What a language model had to do with a Claim. */
function proposedBy(t: Translator, { kind, assessor }: NonNullable<Claim["origin"]>): Html | string {
  if (!assessor) return "";
  const text = kind === "model" ? judgementTexts.proposedByModel : judgementTexts.pointedAtByModel;
  return html`<p class="muted">${t(text, { name: assessor.name })}</p>`;
}
