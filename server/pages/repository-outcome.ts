import { html } from "hono/html";
import { evidenceStates } from "../__generated__/enumerations.ts";
import type { ProcessingJob, RepositorySummary } from "../__generated__/types.ts";
import { claimWords } from "../domain/views/words.ts";
import type { Html } from "./layout.ts";

type Judged = Pick<RepositorySummary, "evidence" | "withdrawal" | "assessments">;

/**
 * Says what came of a repository: how its Claims stand, or in a few words why nothing can be said of them. What became of
 * a job that is not over, or that failed, is said by its progress.
 */
export function repositoryOutcome(
  repository: Judged,
  job: Pick<ProcessingJob, "state"> | null,
  hasCode: boolean,
): Html | "" {
  const { claimCount, assessedClaimCount, stateCounts } = repository.evidence;
  const word = wordOf(repository, job, hasCode);
  const latest = (repository.assessments ?? [])
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1);
  const when = latest ? html`, last on <time datetime="${latest}">${latest.slice(0, 10)}</time>` : "";
  const counts = evidenceStates
    .filter((state) => stateCounts[state] > 0)
    .map((state) => html`<span class="state ${state}">${stateCounts[state]} ${claimWords[state]}</span> `);
  const of = claimCount === 1 ? "one Claim" : `${claimCount} Claims`;
  const judged = assessedClaimCount > 0 ? html`${counts}<span class="muted">of ${of}${when}</span>` : "";
  if (!word && !judged) return "";
  return html`<p class="outcome">${word ? html`<span class="state">${word}</span> ` : ""}${judged}</p>`;
}

function wordOf(
  { withdrawal, evidence }: Judged,
  job: Pick<ProcessingJob, "state"> | null,
  hasCode: boolean,
): string | null {
  if (withdrawal) return "withdrawn";
  if ((job !== null && job.state !== "completed") || evidence.assessedClaimCount > 0) return null;
  if (!hasCode) return "no code found";
  return evidence.claimCount === 0 ? "no Claims found" : "nothing judged yet";
}
