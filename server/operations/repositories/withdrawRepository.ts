import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireAdministered } from "../../domain/account/access.ts";
import { requireMayWithdraw, requireNotWithdrawn } from "../../domain/repository/withdrawal.ts";
import { cancelJobIn } from "../processing/cancel-job.ts";
import { repositorySummaries } from "./repository-summaries.ts";

/** The preprint is free again: its corrected version may be submitted under another slug. */
export const withdrawRepository: Handler<"withdrawRepository", Deps, Context> = async (
  deps,
  { path, body },
  { principal, commit },
) => {
  const { now, baseUrl } = deps;
  const requester = principal!;
  const at = now().toISOString();
  return commit(async (transaction) => {
    const { repositories, members, jobs } = transaction;
    const repository = requireAdministered(requester, await repositories.get(path.repositoryId));
    const role = await members.findRoleIn(requester.id, repository.owner);
    requireMayWithdraw(requester, repository, role);
    requireNotWithdrawn(repository);
    for (const job of await jobs.listUnfinished(repository.id))
      await cancelJobIn(transaction, job, at, { reason: "the repository was withdrawn" });
    const changes = { withdrawnAt: at, withdrawalReason: body.reason, preprintId: null, updatedAt: at };
    await repositories.update(repository.id, changes);
    const store = transaction;
    const [withdrawn] = await repositorySummaries({ store, baseUrl }, [{ ...repository, ...changes }]);
    return { status: 200, body: { repository: withdrawn! } };
  });
};
