import { html } from "hono/html";
import type { Assessment, Claim, Finding, SecondLook } from "../../__generated__/types.ts";
import { claimStates } from "../../domain/views/words.ts";
import type { Html } from "../html.ts";
import { joined } from "../language/joined.ts";
import { recorded } from "../language/recorded.ts";
import { shownDay } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { shownValue } from "../shown-value.ts";
import { judgementTexts } from "../texts/judgement-texts.ts";
import { claimTexts } from "../texts/word-texts.ts";

interface ItemOptions {
  claim?: Pick<Claim, "claimVersionId">;
  /** Whether the page is that of the Run, which need not be named. */
  isOfRun?: boolean;
}

/** Renders one Assessment: its verdict, how much it rests on, and all that a reader should keep in mind. */
export function assessmentItem(
  t: Translator,
  assessment: Assessment,
  attestation: string | undefined,
  { claim, isOfRun = false }: ItemOptions = {},
): Html {
  const { conclusion, confidence, createdAt, current, executionRunId, rulesVersion } = assessment;
  const state = claimStates[conclusion];
  const isEarlier = claim !== undefined && claim.claimVersionId !== assessment.claimVersionId;
  const run = html`<a href="#${executionRunId}">${executionRunId}</a>`;
  const facts = [
    ...(isEarlier ? [t(judgementTexts.earlierVersion)] : current ? [] : [t(judgementTexts.superseded)]),
    ...(confidence ? [t(judgementTexts[confidence])] : []),
    ...repetitionFacts(t, assessment),
    t(judgementTexts.rules, { version: rulesVersion ?? "1" }),
    shownDay(t.language, createdAt),
    ...(isOfRun ? [] : [t.html(judgementTexts.byRun, { run })]),
    ...(attestation
      ? [html`<a href="/api/attestations/${attestation}">${t(judgementTexts.signed)}</a>`]
      : []),
  ];
  const remarks = remarksOf(t, assessment);
  return html`<li><span class="state ${state}">${t(claimTexts[state].word)}</span>
    ${joined(t, facts)}
    ${remarks.length > 0 ? html`<ul class="muted">${remarks.map((remark) => html`<li>${remark}</li>`)}</ul>` : ""}</li>`;
}

function repetitionFacts(t: Translator, { scope }: Assessment): string[] {
  const { repetitions, independentRepetitions, deterministic } = scope;
  if (independentRepetitions === undefined) return [t(judgementTexts.repetitions, { count: repetitions })];
  return [
    t(judgementTexts.independentRepetitions, { count: independentRepetitions }),
    ...(deterministic ? [t(judgementTexts.deterministic)] : []),
  ];
}

/** The limitations, and what no limitation says yet: a sentence is not repeated. */
function remarksOf(
  t: Translator,
  { limitations, findings = [], secondLook, scope }: Assessment,
): (Html | string)[] {
  const isSaid = (...parts: string[]) =>
    limitations.some((said) => parts.every((part) => said.includes(part)));
  const located = new Set(findings.map(({ summary }) => summary));
  const unsaid = (scope.notCompared ?? []).filter(
    ({ measurementId, reason }) => !isSaid(measurementId, reason),
  );
  return [
    ...findings.map((finding) => findingRemark(t, finding)),
    ...(secondLook ? [secondLookRemark(t, secondLook)] : []),
    ...unsaid.map(({ measurementId: measurement, reason }) =>
      t.html(judgementTexts.notCompared, { measurement, reason: recorded(t, reason) }),
    ),
    ...limitations
      .filter(
        (limitation) => !located.has(limitation) && !(secondLook?.agrees && saysAgreement.test(limitation)),
      )
      .map((limitation) => recorded(t, limitation)),
  ];
}

/** What the second look says itself, with the conditions for who opens it: they fill a phone. */
const saysAgreement = /^The experiment was run again under other conditions \(.+\), with the same outcome\.$/;

function findingRemark(t: Translator, { summary, path, line }: Finding): Html {
  const place = path === null ? t(judgementTexts.theCommand) : line === null ? path : `${path}:${line}`;
  return html`${recorded(t, summary)} (<code>${place}</code>)`;
}

/** The result stands alone: the conditions are long names of variables, and the same for every Claim of the Run. */
function secondLookRemark(t: Translator, { conditions, agrees, observedValues }: SecondLook): Html {
  const result = agrees === null ? "lookLeftNothing" : agrees ? "lookAgrees" : "lookDisagrees";
  const settings = Object.entries(conditions).map(
    ([name, value]) => html`<li><code>${name}=${value}</code></li>`,
  );
  const values = Object.entries(observedValues).map(
    ([name, value]) => html`<li>${name}: ${shownValue(value, null)}</li>`,
  );
  return html`<details><summary>${t(judgementTexts[result])}</summary>
    ${settings.length > 0 ? html`${t(judgementTexts.conditions)} <ul>${settings}</ul>` : ""}
    ${values.length > 0 ? html`${t(judgementTexts.itObserved)} <ul>${values}</ul>` : ""}</details>`;
}
