import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayRead } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import { jobView, processingEventView } from "../../domain/views/processing.ts";
import { jobOutlook } from "./job-outlook.ts";

/** The most recent events, listed oldest first. */
const maxEvents = 30;

export const getProcessing: Handler<"getProcessing", Deps, Context> = async (
  deps,
  { query },
  { principal },
) => {
  const { store } = deps;
  const repository = await store.repositories.get(query.repositoryId);
  const job =
    repository && mayRead(principal, repository) ? await store.jobs.findLatestIngestion(repository.id) : null;
  if (!repository || !job) throw new DomainError("not_found", "processing.not_found");
  const events = await store.jobs.listEvents(job.id, maxEvents);
  const outlook = await jobOutlook(deps, job);
  const headers = { "Cache-Control": "private, no-store" };
  return {
    status: 200,
    headers,
    body: { job: jobView(job, outlook), events: events.map(processingEventView) },
  };
};
