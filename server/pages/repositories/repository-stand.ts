import { html } from "hono/html";
import type { ProcessingJob, RepositorySummary } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import type { Translator } from "../language/translator.ts";
import { outcomeWord } from "../repository-outcome.ts";
import { jobStateTexts, stageTexts } from "../texts/job-texts.ts";

/** What is known of a repository besides its record. */
export interface RepositoryStand {
  job: Pick<ProcessingJob, "state" | "stage"> | null;
  hasCode: boolean;
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
    job.state === "cancelled" ? "" : html`<span class="muted">${t(stageTexts[job.stage])}</span> `;
  return html`<span class="state ${job.state}">${t(jobStateTexts[job.state])}</span> ${stage}`;
}
