import type { Context, Deps } from "../../deps.ts";
import type { Principal } from "../../domain/records.ts";
import { type NewRepository, newRepository } from "../../domain/repository/new-repository.ts";
import { monthlyQuota, quotaExceededError, repositoryPath } from "../../domain/repository/submission.ts";
import { newJob } from "../../domain/runs/new-job.ts";
import { quotaHeaders } from "../../headers/limits.ts";
import { queueJob } from "../queue-job.ts";

export type Submission = Omit<NewRepository, "id" | "slug" | "submittedBy" | "at">;

/** Returns a slug that is free, or throws; called in the transaction, since the paper took time to read. */
export type ChooseSlug = (repositories: Deps["store"]["repositories"]) => Promise<string>;

/** Creates the repository with its first version and job, consumes the quota, and responds. */
export async function storeSubmission(
  deps: Deps,
  submission: Submission,
  { requester, commit }: Pick<Context, "commit"> & { requester: Principal },
  chooseSlug: ChooseSlug,
) {
  const { now, newId, wakeWorker } = deps;
  const moment = now();
  const at = moment.toISOString();
  const { owner, title } = submission;
  const id = newId("repo");
  const job = newJob({ id: newId("job"), repositoryId: id, purpose: "ingestion", requester, at });
  const quota = monthlyQuota(deps.submissionQuota, moment);
  const answer = await commit(async (transaction) => {
    const slug = await chooseSlug(transaction.repositories);
    const used = await transaction.quotas.consume(requester.id, quota.month, quota.limit);
    if (used === null) throw quotaExceededError(quota, moment);
    const { repository, version } = newRepository({ ...submission, id, slug, submittedBy: requester.id, at });
    await transaction.repositories.create(repository);
    await transaction.repositories.appendVersion(version);
    await queueJob(deps, transaction, job);
    const url = repositoryPath(owner, slug);
    const headers = { Location: url, ...quotaHeaders({ ...quota, used }) };
    return { status: 201 as const, headers, body: { repository: { id, owner, slug, title }, url } };
  });
  wakeWorker();
  return answer;
}
