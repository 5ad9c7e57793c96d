import { html } from "hono/html";
import { type AssessmentConclusion, assessmentConclusions } from "../__generated__/enumerations.ts";
import type { Environment, Run } from "../__generated__/types.ts";
import { claimStates, claimWords, executionWords } from "../domain/views/words.ts";
import { button } from "./actions/action-buttons.ts";
import { environmentId } from "./environment-list.ts";
import { type Html, scrolled } from "./layout.ts";

interface RunTableOptions {
  /** The Runs that the viewer may cancel. */
  cancellable?: ReadonlySet<string>;
  /** The path of the repository's page. */
  base: string;
}

/** Renders Runs: how each ended, which is no verdict, and beside it what its Assessments say. */
export function runTable(
  runs: Run[],
  environments: ReadonlyMap<string, Environment>,
  { cancellable = new Set(), base }: RunTableOptions,
): Html {
  const table = html`<table class="stack">
    <thead><tr><th scope="col">Run</th><th scope="col">Execution</th><th scope="col">Claims</th>
      <th scope="col">Finished</th></tr></thead>
    <tbody>${runs.map((run) => row(run, environments.get(run.id), { base, mayCancel: cancellable.has(run.id) }))}</tbody>
  </table>`;
  return scrolled("Runs", table);
}

function row(
  { id, execution, assessment, finishedAt, links }: Run,
  environment: Environment | undefined,
  { base, mayCancel }: { base: string; mayCancel: boolean },
): Html {
  const { state, failure } = execution;
  const verdicts = assessmentConclusions.filter((conclusion) => assessment.conclusionCounts[conclusion] > 0);
  const replacement = links.replacedBy?.split("/").at(-1);
  return html`<tr id="${id}">
    <td data-label=""><a href="${base}/runs/${id}"><code>${id}</code></a>
      ${environment ? html`<br><a href="#${environmentId(environment)}">environment</a>` : ""}</td>
    <td data-label="Execution"><span class="state">${executionWords[state]}</span>
      ${failure ? html`<br><span class="muted">${failure.summary}</span>` : ""}
      ${replacement ? html`<br>replaced by <a href="#${replacement}"><code>${replacement}</code></a>` : ""}
      ${mayCancel ? button(`${base}/runs/${id}/cancel`, "Cancel", "", `Cancel ${id}`) : ""}</td>
    <td data-label="Claims">${verdicts.map((each) => verdictCount(each, assessment.conclusionCounts[each]))}
      ${verdicts.length > 0 ? "" : assessment.assessmentCount > 0 ? "all superseded" : "none assessed"}</td>
    <td data-label="Finished">${finishedAt ? html`<time datetime="${finishedAt}">${finishedAt.slice(0, 16).replace("T", " ")} UTC</time>` : "not yet"}</td>
  </tr>`;
}

function verdictCount(conclusion: AssessmentConclusion, count: number): Html {
  const state = claimStates[conclusion];
  return html`<span class="state ${state}">${count} ${claimWords[state]}</span> `;
}
