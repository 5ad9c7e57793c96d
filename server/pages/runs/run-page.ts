import { html } from "hono/html";
import type { PageNotice } from "../../__generated__/enumerations.ts";
import type { ProcessingJob, Run } from "../../__generated__/types.ts";
import type { ClaimRecord, ExperimentDefinition } from "../../domain/records.ts";
import type { RunArtifact } from "../../domain/verdict/run-artifact.ts";
import { executionWords } from "../../domain/views/words.ts";
import { button } from "../actions/action-buttons.ts";
import { notice } from "../actions/notices.ts";
import { environmentList } from "../environment-list.ts";
import { jobProgress } from "../job-progress.ts";
import { type Html, layout, type Viewer } from "../layout.ts";
import { measurementTable } from "../measurement-table.ts";
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
export function runPage(run: Run, data: RunPageData): Html {
  const { viewer, job, claims, artifact, log, isOpen, isWithdrawn } = data;
  const { id, repository, execution, replacedBy } = {
    ...run,
    replacedBy: run.links.replacedBy?.split("/").at(-1),
  };
  const base = `/r/${repository.owner}/${repository.slug}`;
  const path = `${base}/runs/${id}`;
  const { evidence = [], environment, measurements } = run;
  const main = html`${viewer ? notice(data.done) : ""}
    <p class="muted"><a href="${base}">${repository.owner}/${repository.slug}</a></p>
    <h1>Run of ${repository.title}</h1>
    <p><span class="state">${executionWords[execution.state]}</span> <code id="${id}">${id}</code></p>
    ${replacedBy ? html`<p role="status">Another Run took its place: <a href="${base}/runs/${replacedBy}"><code>${replacedBy}</code></a>.</p>` : ""}
    ${job && execution.state === "queued" ? jobProgress(job, data.now) : ""}
    ${data.mayCancel ? html`<div class="actions">${button(`${path}/cancel`, "Cancel")}</div>` : ""}
    ${execution.failure ? failureSection(execution.failure, log) : ""}
    ${runFacts(run, data.experiment, artifact)}
    ${runClaims(run, claims, { ...data, base, mayRun: viewer !== null && !isWithdrawn && !isOpen })}
    ${measurements.length > 0 ? html`<h2>Measurements</h2>${measurementTable(measurements)}` : ""}
    ${artifact ? repetitionTable(artifact) : ""}
    ${log ? logSection(run, log, { isOpen, page: path }) : html`<h2>Log</h2><p class="muted">The log of a withdrawn repository is not given out.</p>`}
    ${fileTable(evidence, isWithdrawn)}
    ${environment ? environmentList([environment]) : ""}
    <h2>For machines</h2>
    <p><a href="/api/v1/runs/${id}?include=environment,attestation,evidence,assessments">Record of this Run</a>
      ${log ? html` · <a href="/api/v1/runs/${id}/logs">Log</a>` : ""}</p>`;
  return layout(`Run of ${repository.title}`, main, {
    ...{ viewer, path },
    ...(isOpen ? { refreshSeconds: 10, script: "/assets/run-log.js" } : {}),
  });
}
