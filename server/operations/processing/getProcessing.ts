import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayRead } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import type { JobRecord } from "../../domain/records.ts";
import { queuePosition } from "../../domain/runs/queue-position.ts";
import { stagesBeside } from "../../domain/runs/slot-stages.ts";
import { jobView, processingEventView } from "../../domain/views/processing.ts";

/** The most recent events, listed oldest first. */
const maxEvents = 30;

export const getProcessing: Handler<"getProcessing", Deps, Context> = async (
  { store, now },
  { query },
  { principal },
) => {
  const repository = await store.repositories.get(query.repositoryId);
  const job =
    repository && mayRead(principal, repository) ? await store.jobs.findLatestIngestion(repository.id) : null;
  if (!repository || !job) throw new DomainError("not_found", "processing.not_found");
  const events = await store.jobs.listEvents(job.id, maxEvents);
  const position = job.finishedAt ? null : await place(store, job, now().toISOString());
  const headers = { "Cache-Control": "private, no-store" };
  return {
    status: 200,
    headers,
    body: { job: jobView(job, position), events: events.map(processingEventView) },
  };
};

async function place({ jobs }: Deps["store"], { id, stage }: JobRecord, at: string): Promise<number | null> {
  const { waiting, leased } = await jobs.listWaiting(at, stagesBeside(stage));
  return queuePosition(id, waiting, leased);
}
