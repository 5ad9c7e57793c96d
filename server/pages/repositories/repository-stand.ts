import { html } from "hono/html";
import type { ProcessingJob, RepositorySummary } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { outcomeWord } from "../repository-outcome.ts";
import { jobStateTexts, stageTexts } from "../texts/job-texts.ts";

/** What is known of a repository besides its record. */
export interface RepositoryStand {
  job: Pick<ProcessingJob, "state" | "stage"> | null;
  /** Null where that is not known. */
  hasCode: boolean | null;
}

/** By repository id. */
export type RepositoryStands = ReadonlyMap<string, RepositoryStand>;

/** What a record itself tells, for lists that were read from an API: Runs that wait or run, and nothing of code. */
export function standOfRecord({ execution }: Pick<RepositorySummary, "execution">): RepositoryStand {
  const state = (["running", "queued"] as const).find((name) => execution.stateCounts[name] > 0);
  return { job: state ? { state, stage: "reproduction" } : null, hasCode: null };
}

/** Says in a few words why nothing was judged of a repository of a list: failed, under way, without code; else nothing. */
export function repositoryStand(
  t: Translator,
  repository: Pick<RepositorySummary, "evidence" | "withdrawal">,
  { job, hasCode }: RepositoryStand,
): Html | "" {
  const word = outcomeWord(repository, job, hasCode);
  if (word) return html`<span class="state">${t(word)}</span> `;
  if (job === null || job.state === "completed" || repository.evidence.assessedClaimCount > 0) return "";
  const stage =
    job.state === "cancelled" ? "" : html`<span class="muted">${t(stageTexts[job.stage])} · </span>`;
  return html`<span class="state ${job.state}">${t(jobStateTexts[job.state])}</span> ${stage}`;
}
