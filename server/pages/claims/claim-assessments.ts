import { html } from "hono/html";
import type { Assessment, Claim } from "../../__generated__/types.ts";
import { manifestPath } from "../../domain/manifest-path.ts";
import type { Html } from "../html.ts";
import { shownTime } from "../language/shown-time.ts";
import type { Translator } from "../language/translator.ts";
import { claimListTexts } from "../texts/claim-list-texts.ts";
import { judgementTexts } from "../texts/judgement-texts.ts";
import { assessmentItem } from "./assessment-item.ts";

/** Renders the Assessments that count, and behind them those that no longer do, each with what took its place. */
export function claimAssessments(
  t: Translator,
  claim: Pick<Claim, "claimVersionId" | "experimentIds" | "measurements">,
  own: readonly Assessment[],
  attestations: ReadonlyMap<string, string>,
): Html | "" {
  if (own.length === 0) return unassessed(t, claim);
  const item = (each: Assessment) => assessmentItem(t, each, attestations.get(each.id), { claim });
  const current = own.filter((each) => each.current);
  const past = own.filter((each) => !each.current);
  const history = past.map((each) => {
    const by = own.find(({ supersedesAssessmentDigests }) =>
      supersedesAssessmentDigests.includes(each.recordDigest),
    );
    return html`${item(each)}${by ? html`<li class="muted">${supersededBy(t, by)}</li>` : ""}`;
  });
  return html`${current.length > 0 ? html`<ul class="assessments">${current.map(item)}</ul>` : html`<p class="muted">${t(claimListTexts.noneCounts)}</p>`}
    ${history.length > 0 ? html`<details><summary>${t(claimListTexts.history, { count: past.length })}</summary><ul class="assessments">${history}</ul></details>` : ""}`;
}

/** A Claim without an experiment waits for nothing; that it has no number either, its table says. */
function unassessed(
  t: Translator,
  { experimentIds, measurements }: Pick<Claim, "experimentIds" | "measurements">,
): Html | "" {
  if (experimentIds.length > 0) return html`<p class="muted">${t(judgementTexts.notAssessed)}</p>`;
  if (measurements.length === 0) return "";
  return html`<p class="muted">${t.html(judgementTexts.noExperiment, { file: html`<code>${manifestPath}</code>` })}</p>`;
}

function supersededBy(t: Translator, { executionRunId, createdAt }: Assessment): Html {
  const run = html`<a href="#${executionRunId}">${executionRunId}</a>`;
  return t.html(claimListTexts.supersededBy, { run, time: shownTime(t.language, createdAt) });
}
