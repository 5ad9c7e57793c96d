import { html } from "hono/html";
import type { Assessment, Claim, Finding, SecondLook } from "../__generated__/types.ts";
import { claimStates, claimWords } from "../domain/views/words.ts";
import type { Html } from "./layout.ts";
import { shownValue } from "./shown-value.ts";

/** Renders one Assessment: its verdict, how much it rests on, and all that a reader should keep in mind. */
export function assessmentItem(
  assessment: Assessment,
  attestation: string | undefined,
  claim?: Pick<Claim, "claimVersionId">,
): Html {
  const { conclusion, confidence, createdAt, current, executionRunId, rulesVersion } = assessment;
  const state = claimStates[conclusion];
  const facts = [
    confidence && `${confidence} confidence`,
    ...repetitionFacts(assessment),
    `rules version ${rulesVersion ?? "1"}`,
  ].filter(Boolean);
  const remarks = remarksOf(assessment);
  const isEarlier = claim !== undefined && claim.claimVersionId !== assessment.claimVersionId;
  const standing = isEarlier ? "of an earlier version of the Claim, " : current ? "" : "superseded, ";
  return html`<li><span class="state ${state}">${claimWords[state]}</span>
    ${standing}${facts.join(", ")},
    <time datetime="${createdAt}">${createdAt.slice(0, 10)}</time>, by <a href="#${executionRunId}">${executionRunId}</a>${attestation ? html`, <a href="/api/attestations/${attestation}">signed</a>` : ""}
    ${remarks.length > 0 ? html`<ul class="muted">${remarks.map((remark) => html`<li>${remark}</li>`)}</ul>` : ""}</li>`;
}

function repetitionFacts({ scope }: Assessment): string[] {
  const { repetitions, independentRepetitions, deterministic } = scope;
  if (independentRepetitions === undefined) return [countOf(repetitions, "repetition")];
  return [
    countOf(independentRepetitions, "independent repetition"),
    ...(deterministic ? ["deterministic"] : []),
  ];
}

const countOf = (count: number, name: string) => `${count} ${name}${count === 1 ? "" : "s"}`;

/** The limitations, and what no limitation says yet: a sentence is not repeated. */
function remarksOf({ limitations, findings = [], secondLook, scope }: Assessment): (Html | string)[] {
  const isSaid = (...parts: string[]) =>
    limitations.some((said) => parts.every((part) => said.includes(part)));
  const located = new Set(findings.map(({ summary }) => summary));
  const unsaid = (scope.notCompared ?? []).filter(
    ({ measurementId, reason }) => !isSaid(measurementId, reason),
  );
  return [
    ...findings.map(findingRemark),
    ...(secondLook ? [secondLookRemark(secondLook)] : []),
    ...unsaid.map(({ measurementId, reason }) => `${measurementId} was not compared. ${reason}`),
    ...limitations.filter((limitation) => !located.has(limitation)),
  ];
}

function findingRemark({ summary, path, line }: Finding): Html {
  const place = path === null ? "the command" : line === null ? path : `${path}:${line}`;
  return html`${summary} (<code>${place}</code>)`;
}

/** The result stands alone: the conditions are long names of variables, and the same for every Claim of the Run. */
function secondLookRemark({ conditions, agrees, observedValues }: SecondLook): Html {
  const result = agrees === null ? "left nothing to compare" : agrees ? "agrees" : "does not agree";
  const settings = Object.entries(conditions).map(
    ([name, value]) => html`<li><code>${name}=${value}</code></li>`,
  );
  const values = Object.entries(observedValues).map(
    ([name, value]) => html`<li>${name}: ${shownValue(value, null)}</li>`,
  );
  return html`<details><summary>The second look under other conditions ${result}.</summary>
    ${settings.length > 0 ? html`Conditions: <ul>${settings}</ul>` : ""}
    ${values.length > 0 ? html`It observed: <ul>${values}</ul>` : ""}</details>`;
}
