import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireAdministered } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireNotWithdrawn } from "../../domain/repository/withdrawal.ts";
import { newJob } from "../../domain/runs/new-job.ts";
import { queueJob } from "../queue-job.ts";
import { acceptedJob } from "./accepted-job.ts";

/** Looks at a repository's code again. Two looks at the same time would race for the repository's head. */
export const createIngestion: Handler<"createIngestion", Deps, Context> = async (
  deps,
  { body: { repositoryId, githubUrl } },
  { principal, commit },
) => {
  const { sources, now, newId, wakeWorker } = deps;
  const requester = principal!;
  const look = { githubUrl: githubUrl === undefined ? null : sources.check(githubUrl) };
  const at = now().toISOString();
  const answer = await commit(async (transaction) => {
    requireNotWithdrawn(requireAdministered(requester, await transaction.repositories.get(repositoryId)));
    const latest = await transaction.jobs.findLatestIngestion(repositoryId);
    if (latest && latest.finishedAt === null) {
      const { id, state } = latest;
      throw new DomainError("conflict", "job.under_way", { parameters: { id, state } });
    }
    const job = newJob({ id: newId("job"), repositoryId, purpose: "ingestion", requester, at, look });
    await queueJob(deps, transaction, job);
    return acceptedJob(job);
  });
  wakeWorker();
  return answer;
};
