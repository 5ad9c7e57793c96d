import type { RunRequest } from "../../__generated__/types.ts";
import type { Answer, Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Principal, RepositoryRecord, RunRecord } from "../../domain/records.ts";
import { newJob } from "../../domain/runs/new-job.ts";
import { queuedRun } from "../../domain/runs/queued-run.ts";
import { createLinks } from "../../domain/views/links.ts";
import { queueJob } from "../queue-job.ts";

/** The recommended polling interval. */
const retryAfterSeconds = 10;

export interface RequestedRun {
  run: RunRecord;
  repository: RepositoryRecord;
  headers: { Location: string; "Retry-After": number };
}

interface RunRequester extends Pick<Context, "commit"> {
  request: RunRequest;
  requester: Principal;
}

/**
 * Queues a Run of a Claim with its own job, for both API versions, which answer it in their own way. Throws where the
 * Claim or experiment is unsuitable.
 */
export async function requestRun<A extends Answer>(
  deps: Deps,
  { request, requester, commit }: RunRequester,
  answer: (requested: RequestedRun) => A,
): Promise<A> {
  const { store, baseUrl, now, newId, wakeWorker } = deps;
  const repository = requireReadable(requester, await store.repositories.get(request.repositoryId));
  if (repository.withdrawnAt !== null) throw new DomainError("unprocessable", "repository.withdrawn");
  const claim = await store.claims.get(repository.id, request.claimId);
  if (!claim) throw new DomainError("not_found", "claim.not_found");
  if (claim.retiredAt) throw new DomainError("unprocessable", "claim.retired");
  const experiment = claim.experimentId && (await store.experiments.get(claim.experimentId));
  if (!experiment) throw new DomainError("unprocessable", "claim.no_plan");
  const { experimentVersionId = experiment.versionId } = request;
  if (experimentVersionId !== experiment.versionId) {
    if (await store.experiments.getVersion(experiment.id, experimentVersionId))
      throw new DomainError("unprocessable", "experiment.earlier", {
        parameters: { present: experiment.versionId },
      });
    const own = await store.experiments.listByRepository(repository.id);
    throw own.some(({ versionId }) => versionId === experimentVersionId)
      ? new DomainError("unprocessable", "experiment.other_claim")
      : new DomainError("not_found", "experiment.not_found");
  }

  const at = now().toISOString();
  const job = newJob({ id: newId("job"), repositoryId: repository.id, purpose: "run", requester, at });
  const run = queuedRun({ id: newId("run"), experiment, claims: [claim], jobId: job.id, attempt: 1, at });
  const headers = { Location: createLinks(baseUrl).run(run.id), "Retry-After": retryAfterSeconds };
  const queued = await commit(async (transaction) => {
    await queueJob(deps, transaction, job);
    await transaction.runs.create(run);
    return answer({ run, repository, headers });
  });
  wakeWorker();
  return queued;
}
