import { html } from "hono/html";
import type { ProcessingJob, RepositorySummary } from "../__generated__/types.ts";
import type { Html } from "./html.ts";
import { joined } from "./language/joined.ts";
import type { Message } from "./language/message-values.ts";
import { shownDay } from "./language/shown-time.ts";
import type { Translator } from "./language/translator.ts";
import { stateCountMarks } from "./repositories/state-counts.ts";
import { repositoryTexts } from "./texts/repository-texts.ts";

type Judged = Pick<RepositorySummary, "evidence" | "withdrawal" | "assessments">;

/**
 * Says what came of a repository: how its Claims stand, or in a few words why nothing can be said of them. What became of
 * a job that is not over, or that failed, is said by its progress.
 */
export function repositoryOutcome(
  t: Translator,
  repository: Judged,
  job: Pick<ProcessingJob, "state"> | null,
  hasCode: boolean,
): Html | "" {
  const { claimCount, assessedClaimCount } = repository.evidence;
  const word = outcomeWord(repository, job, hasCode);
  const latest = (repository.assessments ?? [])
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1);
  const rest = [
    t(repositoryTexts.ofClaims, { count: claimCount }),
    ...(latest ? [t.html(repositoryTexts.lastOn, { day: shownDay(t.language, latest) })] : []),
  ];
  const judged =
    assessedClaimCount > 0
      ? html`${stateCountMarks(t, repository.evidence)}<span class="muted">${joined(t, rest)}</span>`
      : "";
  if (!word && !judged) return "";
  return html`<p class="outcome">${word ? html`<span class="state">${t(word)}</span> ` : ""}${judged}</p>`;
}

/** A few words where nothing was judged; null where something was, or where the job says why. */
export function outcomeWord(
  { withdrawal, evidence }: Pick<Judged, "withdrawal" | "evidence">,
  job: Pick<ProcessingJob, "state"> | null,
  hasCode: boolean | null,
): Message | null {
  if (withdrawal) return repositoryTexts.withdrawn;
  if ((job !== null && job.state !== "completed") || evidence.assessedClaimCount > 0) return null;
  if (hasCode === null) return repositoryTexts.nothingJudged;
  if (!hasCode) return repositoryTexts.noCodeFound;
  return evidence.claimCount === 0 ? repositoryTexts.noClaimsFound : repositoryTexts.nothingJudged;
}
