import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { readable } from "../../domain/access.ts";
import { DomainError } from "../../domain/errors.ts";
import { newJob, queuedEvent } from "../../domain/jobs.ts";
import { queuedRun } from "../../domain/runs.ts";
import { createLinks } from "../../domain/views/links.ts";
import { runView } from "../../domain/views/run.ts";

/** How long a caller had best wait before it asks again, in seconds. */
const pollingAdvice = 10;

export const createRun: Handler<"createRun", Deps, Context> = async (deps, { body }, { principal }) => {
  const { store, baseUrl, now, newId, wakeWorker } = deps;
  const repository = readable(principal, await store.repositories.get(body.repositoryId));
  const claim = await store.claims.get(repository.id, body.claimId);
  if (!claim) throw new DomainError("not_found", "claim.not_found");
  const experiment = claim.experimentId && (await store.experiments.get(claim.experimentId));
  if (!experiment) throw new DomainError("unprocessable", "claim.no_plan");
  if (body.experimentVersionId !== undefined && body.experimentVersionId !== experiment.versionId) {
    throw new DomainError("unprocessable", "experiment.other_claim");
  }

  const at = now().toISOString();
  const requester = { type: principal!.type, id: principal!.id };
  const job = newJob({ id: newId("job"), repositoryId: repository.id, purpose: "run", requester, at });
  const run = queuedRun({ id: newId("run"), experiment, claims: [claim], jobId: job.id, attempt: 1, at });
  await store.transaction(async (transaction) => {
    await transaction.jobs.create(job);
    await transaction.jobs.appendEvent(job.id, queuedEvent(job));
    await transaction.runs.create(run);
  });
  wakeWorker();
  const links = createLinks(baseUrl);
  const headers = { Location: links.run(run.id), "Retry-After": pollingAdvice };
  return { status: 202, headers, body: runView(run, repository, [], links) };
};
