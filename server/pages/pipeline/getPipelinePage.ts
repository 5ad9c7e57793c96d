import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { jobView } from "../../domain/views/processing.ts";
import { jobOutlook } from "../../operations/processing/job-outlook.ts";
import { requireAddressed } from "../actions/on-repository.ts";
import { repositoryActions } from "../actions/repository-actions.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { livePolicyHeader } from "../live/live-policy.ts";
import { pageAnswer } from "../page-answer.ts";
import { isUnderWay } from "./is-under-way.ts";
import { pipelinePage } from "./pipeline-page.ts";

/** A job has some twenty events, and a few more for each attempt. */
const mostEvents = 500;

export const getPipelinePage: Handler<"getPipelinePage", Deps, Context> = async (
  deps,
  { path, query },
  context,
) => {
  const { jobs, runs } = deps.store;
  const repository = await requireAddressed(deps, context, path);
  const record = await jobs.findLatestIngestion(repository.id);
  if (!record) throw new DomainError("not_found", "processing.not_found");
  const job = jobView(record, await jobOutlook(deps, record));
  const viewer = viewerOf(context.principal);
  const { owner, withdrawnAt, withdrawalReason: reason } = repository;
  const withdrawal = withdrawnAt === null ? {} : { withdrawal: { withdrawnAt, reason: reason ?? "" } };
  const t = translatorOf(context.headers);
  const page = pipelinePage(t, repository, {
    ...{ viewer, done: query.done, now: deps.now(), job },
    actions: repositoryActions(viewer, { owner, ...withdrawal }, job),
    events: await jobs.listEvents(job.id, mostEvents),
    runs: await runs.listByJob(job.id),
  });
  return pageAnswer(t, page, isUnderWay(job) ? livePolicyHeader : {});
};
