import { html } from "hono/html";
import type { PageNotice } from "../../__generated__/enumerations.ts";
import type { ProcessingJob, Run } from "../../__generated__/types.ts";
import type { ClaimRecord, ExperimentDefinition } from "../../domain/records.ts";
import type { RunArtifact } from "../../domain/verdict/run-artifact.ts";
import { claimStates } from "../../domain/views/words.ts";
import { button } from "../actions/action-buttons.ts";
import { notice } from "../actions/notices.ts";
import { environmentList } from "../environment-list.ts";
import type { Html } from "../html.ts";
import { jobProgress } from "../job-progress.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import { measurementTable } from "../measurement-table.ts";
import { measurementPlots } from "../plot/measurement-plots.ts";
import { measurementTexts } from "../texts/measurement-texts.ts";
import { repositoryTexts } from "../texts/repository-texts.ts";
import { runTexts } from "../texts/run-texts.ts";
import { claimTexts, executionTexts, type Word } from "../texts/word-texts.ts";
import { outcomesOf } from "../words/outcomes-of.ts";
import { wordsExplained } from "../words/words-explained.ts";
import { failureSection } from "./failure-section.ts";
import { fileTable } from "./file-table.ts";
import type { LogExcerpt } from "./log-excerpt.ts";
import { logSection } from "./log-section.ts";
import { repetitionTable } from "./repetition-table.ts";
import { runClaims } from "./run-claims.ts";
import { runFacts } from "./run-facts.ts";

/** The data of a page besides the Run's record. */
interface RunPageData {
  viewer: Viewer | null;
  done: PageNotice | undefined;
  now: Date;
  isOpen: boolean;
  isWithdrawn: boolean;
  mayCancel: boolean;
  /** Of a Run that is not over. */
  job: ProcessingJob | null;
  experiment: ExperimentDefinition | null;
  /** In the versions that the Run is judged against. */
  claims: ClaimRecord[];
  /** Null before the Run is over. */
  artifact: RunArtifact | null;
  /** Digests of the signed statements, by Assessment id. */
  attestations: ReadonlyMap<string, string>;
  /** Null where the viewer may not read it. */
  log: LogExcerpt | null;
}

/** Renders a Run: what became of it and why, what it used, what it printed and left, and what was judged of it. */
export function runPage(t: Translator, run: Run, data: RunPageData): Html {
  const { viewer, job, claims, artifact, log, isOpen, isWithdrawn } = data;
  const { id, repository, execution, replacedBy } = {
    ...run,
    replacedBy: run.links.replacedBy?.split("/").at(-1),
  };
  const base = `/r/${repository.owner}/${repository.slug}`;
  const path = `${base}/runs/${id}`;
  const { evidence = [], environment, measurements } = run;
  const title = t(runTexts.title, { title: repository.title });
  const other = html`<a href="${base}/runs/${replacedBy}"><code>${replacedBy}</code></a>`;
  const main = html`${viewer ? notice(t, data.done) : ""}
    <p class="muted"><a href="${base}">${repository.owner}/${repository.slug}</a></p>
    <h1>${t.html(runTexts.title, { title: html`<bdi>${repository.title}</bdi>` })}</h1>
    <p><span class="state">${t(executionTexts[execution.state].word)}</span> <code id="${id}">${id}</code></p>
    ${replacedBy ? html`<p role="status">${t.html(runTexts.tookItsPlace, { run: other })}</p>` : ""}
    ${job && execution.state === "queued" ? jobProgress(t, job, data.now) : ""}
    ${data.mayCancel ? html`<div class="actions">${button(`${path}/cancel`, t(runTexts.cancel))}</div>` : ""}
    ${execution.failure ? failureSection(t, execution.failure, log) : ""}
    ${runFacts(t, run, data.experiment, artifact)}
    ${runClaims(t, run, claims, { ...data, base, mayRun: viewer !== null && !isWithdrawn && !isOpen })}
    ${measurements.length > 0 ? html`<h2>${t(measurementTexts.measurements)}</h2>${measurementPlots(t, measurements)}${measurementTable(t, measurements)}` : ""}
    ${wordsExplained(t, wordsOf(run))}
    ${artifact ? repetitionTable(t, artifact) : ""}
    ${log ? logSection(t, run, log, { isOpen, page: path }) : html`<h2>${t(runTexts.log)}</h2><p class="muted">${t(runTexts.noLog)}</p>`}
    ${fileTable(t, evidence, isWithdrawn)}
    ${environment ? environmentList(t, [environment]) : ""}
    <h2>${t(repositoryTexts.forMachines)}</h2>
    <p><a href="/api/v1/runs/${id}?include=environment,attestation,evidence,assessments">${t(runTexts.record)}</a>
      ${log ? html` · <a href="/api/v1/runs/${id}/logs">${t(runTexts.log)}</a>` : ""}</p>`;
  return layout(t, title, main, {
    ...{ viewer, path },
    ...(isOpen ? { script: "/assets/run-log.js" } : {}),
  });
}

function wordsOf({ execution, assessments = [], measurements }: Run): Word[] {
  return [
    executionTexts[execution.state],
    ...assessments.map(({ conclusion }) => claimTexts[claimStates[conclusion]]),
    ...outcomesOf(measurements),
  ];
}
