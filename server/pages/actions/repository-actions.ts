import type { ProcessingJob, RepositorySummary } from "../../__generated__/types.ts";
import { mayAdminister } from "../../domain/account/access.ts";
import { isOpenRun } from "../../domain/runs/cancelled.ts";
import { isRetryable } from "../../domain/runs/retried.ts";
import type { Viewer } from "../layout.ts";

/** What a viewer may do with a repository now: what is not here has no button. */
export interface RepositoryActions {
  settings: boolean;
  look: boolean;
  retry: boolean;
  cancel: boolean;
  /** The Runs that can be cancelled. */
  runs: ReadonlySet<string>;
}

/**
 * Offers what the operations would not refuse (docs/rules/access.md#repositories): they decide again when they are asked.
 * `requested` are Runs of jobs that the viewer requested.
 */
export function repositoryActions(
  viewer: Viewer | null,
  { owner, withdrawal, runs = [] }: Pick<RepositorySummary, "owner" | "withdrawal" | "runs">,
  job: Pick<ProcessingJob, "state" | "requestedBy" | "finishedAt"> | null,
  requested: ReadonlySet<string> = new Set(),
): RepositoryActions {
  const none = { settings: false, look: false, retry: false, cancel: false, runs: new Set<string>() };
  if (!viewer || withdrawal) return none;
  const administers = mayAdminister(viewer, { owner });
  const controls = administers || job?.requestedBy.id === viewer.id;
  const hasEnded = job?.finishedAt !== undefined;
  const open = runs.filter(({ execution }) => isOpenRun(execution)).map(({ id }) => id);
  return {
    settings: administers,
    look: administers && (job === null || hasEnded),
    retry: controls && job !== null && isRetryable(job),
    cancel: controls && job !== null && !hasEnded,
    runs: new Set(administers ? open : open.filter((id) => requested.has(id))),
  };
}
