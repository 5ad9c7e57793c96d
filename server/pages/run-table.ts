import { html } from "hono/html";
import { type AssessmentConclusion, assessmentConclusions } from "../__generated__/enumerations.ts";
import type { Environment, Run } from "../__generated__/types.ts";
import { claimStates } from "../domain/views/words.ts";
import { button } from "./actions/action-buttons.ts";
import { environmentId } from "./environment-list.ts";
import type { Html } from "./html.ts";
import { recorded } from "./language/recorded.ts";
import { shownTime } from "./language/shown-time.ts";
import type { Translator } from "./language/translator.ts";
import { scrolled } from "./layout.ts";
import { homeTexts } from "./texts/home-texts.ts";
import { runTexts } from "./texts/run-texts.ts";
import { claimTexts, executionTexts } from "./texts/word-texts.ts";
import { wordsExplained } from "./words/words-explained.ts";

interface RunTableOptions {
  /** The Runs that the viewer may cancel. */
  cancellable?: ReadonlySet<string>;
  /** The path of the repository's page. */
  base: string;
}

/** Renders Runs: how each ended, which is no verdict, and beside it what its Assessments say. */
export function runTable(
  t: Translator,
  runs: Run[],
  environments: ReadonlyMap<string, Environment>,
  { cancellable = new Set(), base }: RunTableOptions,
): Html {
  const rows = runs.map((run) =>
    row(t, run, environments.get(run.id), { base, mayCancel: cancellable.has(run.id) }),
  );
  const table = html`<table class="stack runs">
    <thead><tr><th scope="col">${t(runTexts.run)}</th><th scope="col">${t(runTexts.execution)}</th><th scope="col">${t(runTexts.claims)}</th>
      <th scope="col">${t(runTexts.finished)}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
  const states = runs.map(({ execution }) => executionTexts[execution.state]);
  return html`${scrolled(t(runTexts.runs), table)}${wordsExplained(t, states)}`;
}

function row(
  t: Translator,
  { id, execution, assessment, finishedAt, links }: Run,
  environment: Environment | undefined,
  { base, mayCancel }: { base: string; mayCancel: boolean },
): Html {
  const { state, failure } = execution;
  const verdicts = assessmentConclusions.filter((conclusion) => assessment.conclusionCounts[conclusion] > 0);
  const none = t(assessment.latestAssessmentAt !== null ? runTexts.allSuperseded : runTexts.noneAssessed);
  const replacement = links.replacedBy?.split("/").at(-1);
  const replacedBy = html`<a href="#${replacement}"><code>${replacement}</code></a>`;
  return html`<tr id="${id}">
    <td data-label=""><a href="${base}/runs/${id}"><code>${id}</code></a>
      ${environment ? html`<br><a href="#${environmentId(environment)}">${t(runTexts.environment)}</a>` : ""}</td>
    <td data-label="${t(runTexts.execution)}"><span class="state">${t(executionTexts[state].word)}</span>
      ${failure ? html`<br><span class="muted">${recorded(t, failure.summary)}</span>` : ""}
      ${replacement ? html`<br>${t.html(runTexts.replacedBy, { run: replacedBy })}` : ""}
      ${mayCancel ? button(`${base}/runs/${id}/cancel`, t(runTexts.cancel), "", t(runTexts.cancelNamed, { run: id })) : ""}</td>
    <td data-label="${t(runTexts.claims)}">${verdicts.map((each) => verdictCount(t, each, assessment.conclusionCounts[each]))}
      ${verdicts.length > 0 ? "" : none}</td>
    <td data-label="${t(runTexts.finished)}">${finishedAt ? shownTime(t.language, finishedAt) : t(runTexts.notYet)}</td>
  </tr>`;
}

function verdictCount(t: Translator, conclusion: AssessmentConclusion, count: number): Html {
  const state = claimStates[conclusion];
  const text = t(homeTexts.stateCount, { count, state: t(claimTexts[state].word) });
  return html`<span class="state ${state}">${text}</span> `;
}
