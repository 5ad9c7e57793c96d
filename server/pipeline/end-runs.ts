import type { RunRecord } from "../domain/records.ts";
import { queuedRun } from "../domain/runs/queued-run.ts";
import { legacyRunState } from "../domain/verdict/derived-states.ts";
import type { StageContext } from "./stage.ts";

type Queries = Parameters<Parameters<StageContext["save"]>[0]>[0];

/** A job that failed executes nothing any more: what it had queued or begun ends with it. */
export async function failOpenRuns(store: Queries, jobId: string, at: string, error: string): Promise<void> {
  for (const run of await store.runs.listByJob(jobId)) {
    if (run.state !== "queued" && run.state !== "running") continue;
    await store.runs.update(run.id, {
      state: "failed",
      verification: "failed",
      finishedAt: at,
      updatedAt: at,
      failure: {
        code: "job_failed",
        category: "environment",
        retryable: true,
        summary: `The Run did not come to an end: ${error}`,
        recoveryAction: "Ask for a new Run of the Claim; tell the operator if it ends like this again.",
      },
    });
  }
}

/** How a Run was cut short: with its worker, by a service that was stopped in order, or by the server's own failure. */
export type Interruption = "unknown" | "cancelled" | "failed";

/** Ends a Run that was cut short and queues the one that takes its place: a retry is a new Run. */
export async function replaceRun(
  { deps, job, save }: StageContext,
  cut: RunRecord,
  how: Interruption,
): Promise<void> {
  const { store, newId, now } = deps;
  const experiment = (await store.experiments.get(cut.experimentId))!;
  const ofRepository = await store.claims.listByRepository(cut.repositoryId);
  const claims = ofRepository.filter(({ id }) => cut.claimIds.includes(id));
  const at = now().toISOString();
  const id = newId("run");
  const next = queuedRun({ id, experiment, claims, jobId: job.id, attempt: cut.attempt + 1, at });
  await save(async (queries) => {
    await queries.runs.update(cut.id, {
      state: how,
      verification: legacyRunState(how, null),
      finishedAt: at,
      updatedAt: at,
      failure: { ...failures[how], recoveryAction: `Nothing: the Run ${id} takes its place.` },
    });
    await queries.runs.create(next);
  });
}

const failures = {
  unknown: {
    code: "lease_lost",
    category: "environment",
    retryable: true,
    summary: "The worker that executed this Run stopped before the Run ended.",
  },
  cancelled: {
    code: "service_stopped",
    category: "environment",
    retryable: true,
    summary: "The service was stopped while it executed this Run.",
  },
  failed: {
    code: "not_executed",
    category: "environment",
    retryable: true,
    summary: "The server could not execute this Run, for a reason outside the experiment.",
  },
} as const;
