import { type Recorded, record } from "../domain/messages/recorded.ts";
import type { RunRecord } from "../domain/records.ts";
import type { Diagnosis } from "../domain/runs/diagnosis.ts";
import { failureTexts } from "../domain/runs/failure-texts.ts";
import { queuedRun } from "../domain/runs/queued-run.ts";
import { legacyRunState } from "../domain/verdict/derived-states.ts";
import type { StageContext } from "./stage.ts";

type Queries = Parameters<Parameters<StageContext["save"]>[0]>[0];

/** Marks every queued or running Run of a failed job as failed: nothing will execute them any more. */
export async function failOpenRuns(
  store: Queries,
  jobId: string,
  at: string,
  reason: Recorded,
): Promise<void> {
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
        summary: record(failureTexts.notEnded, { reason }),
        recoveryAction: record(failureTexts.reportIt),
      } satisfies Diagnosis,
    });
  }
}

/** The state of an interrupted Run: its worker was lost, the service was shut down, or the server failed. */
export type Interruption = "unknown" | "cancelled" | "failed";

/** Ends an interrupted Run and queues its replacement, which it links to: a retry is a new Run. */
export async function replaceRun(
  { deps, job, save }: StageContext,
  interrupted: RunRecord,
  state: Interruption,
): Promise<void> {
  const { store, newId, now } = deps;
  const experiment = (await store.experiments.getVersion(
    interrupted.experimentId,
    interrupted.experimentVersionId,
  ))!;
  const claims = await store.claims.listByRun(interrupted);
  const at = now().toISOString();
  const id = newId("run");
  const replacement = queuedRun({
    id,
    experiment,
    claims,
    jobId: job.id,
    attempt: interrupted.attempt + 1,
    at,
  });
  await save(async (queries) => {
    // Somebody may have cancelled it since: then nothing takes its place.
    if ((await queries.runs.get(interrupted.id))?.state === "cancelled") return;
    await queries.runs.update(interrupted.id, {
      state,
      verification: legacyRunState(state, null),
      finishedAt: at,
      updatedAt: at,
      replacedBy: id,
      failure: {
        ...failures[state],
        recoveryAction: record(failureTexts.replaced, { run: id }),
      } satisfies Diagnosis,
    });
    await queries.runs.create(replacement);
  });
}

const failures = {
  unknown: {
    code: "lease_lost",
    category: "environment",
    retryable: true,
    summary: record(failureTexts.workerLost),
  },
  cancelled: {
    code: "service_stopped",
    category: "environment",
    retryable: true,
    summary: record(failureTexts.serviceStopped),
  },
  failed: {
    code: "not_executed",
    category: "environment",
    retryable: true,
    summary: record(failureTexts.notExecuted),
  },
} as const;
