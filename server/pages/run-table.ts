import { html } from "hono/html";
import { type AssessmentConclusion, assessmentConclusions } from "../__generated__/enumerations.ts";
import type { Environment, Run } from "../__generated__/types.ts";
import { claimStates, claimWords, executionWords } from "../domain/views/words.ts";
import { button } from "./actions/action-buttons.ts";
import { environmentId } from "./environment-list.ts";
import { type Html, scrolled } from "./layout.ts";

interface RunTableOptions {
  isWithdrawn: boolean;
  /** The Runs that the viewer may cancel. */
  cancellable?: ReadonlySet<string>;
  /** The path of the repository's page. */
  base: string;
}

/**
 * Renders Runs: how each ended, which is no verdict, and beside it what its Assessments say. Of a withdrawn repository
 * nobody but its owner reads the logs.
 */
export function runTable(
  runs: Run[],
  environments: ReadonlyMap<string, Environment>,
  { isWithdrawn, cancellable = new Set(), base }: RunTableOptions,
): Html {
  const table = html`<table>
    <thead><tr><th scope="col">Run</th><th scope="col">Execution</th><th scope="col">Claims</th>
      <th scope="col">Finished</th></tr></thead>
    <tbody>${runs.map((run) => row(run, environments.get(run.id), isWithdrawn, cancellable.has(run.id) ? base : null))}</tbody>
  </table>`;
  return scrolled("Runs", table);
}

function row(
  { id, execution, assessment, finishedAt, links }: Run,
  environment: Environment | undefined,
  isWithdrawn: boolean,
  /** The path of the repository's page, where the viewer may cancel the Run. */
  base: string | null,
): Html {
  const { state, failure } = execution;
  const verdicts = assessmentConclusions.filter((conclusion) => assessment.conclusionCounts[conclusion] > 0);
  const replacement = links.replacedBy?.split("/").at(-1);
  return html`<tr id="${id}">
    <td><a href="${links.self}?include=environment,attestation,logs,evidence,assessments"><code>${id}</code></a>
      <br>${isWithdrawn ? "" : html`<a href="${links.self}/logs" aria-label="log of ${id}">log</a>`}
      ${environment ? html` · <a href="#${environmentId(environment)}">environment</a>` : ""}</td>
    <td><span class="state">${executionWords[state]}</span>
      ${failure ? html`<br><span class="muted">${failure.summary}</span>` : ""}
      ${replacement ? html`<br>replaced by <a href="#${replacement}"><code>${replacement}</code></a>` : ""}
      ${base === null ? "" : button(`${base}/runs/${id}/cancel`, "Cancel", "", `Cancel ${id}`)}</td>
    <td>${verdicts.map((each) => verdictCount(each, assessment.conclusionCounts[each]))}
      ${verdicts.length > 0 ? "" : assessment.assessmentCount > 0 ? "all superseded" : "none assessed"}</td>
    <td>${finishedAt ? html`<time datetime="${finishedAt}">${finishedAt}</time>` : "not yet"}</td>
  </tr>`;
}

function verdictCount(conclusion: AssessmentConclusion, count: number): Html {
  const state = claimStates[conclusion];
  return html`<span class="state ${state}">${count} ${claimWords[state]}</span> `;
}
