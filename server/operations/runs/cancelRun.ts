import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayRead } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import { cancelledRun } from "../../domain/runs/cancelled.ts";
import { cancelJobIn } from "../processing/cancel-job.ts";
import { requireControl } from "../processing/require-job.ts";

/** A Run that was requested by itself takes its job with it; one of a paper's job leaves the others to go on. */
export const cancelRun: Handler<"cancelRun", Deps, Context> = async (
  { now },
  { path },
  { principal, commit },
) => {
  const requester = principal!;
  const at = now().toISOString();
  return commit(async ({ repositories, runs, jobs }) => {
    const repository = await repositories.findByRecord("runs", path.runId);
    const run = repository && mayRead(requester, repository) ? await runs.get(path.runId) : null;
    if (!repository || !run) throw new DomainError("not_found", "run.not_found");
    const job = await jobs.get(run.jobId);
    requireControl(requester, repository, job ?? { requestedById: repository.submittedBy });
    const changes = cancelledRun(run, at);
    if (job?.purpose === "run") {
      const { type, id } = requester;
      await cancelJobIn({ jobs, runs }, job, at, { cancelledBy: { type, id }, runId: run.id });
    } else await runs.update(run.id, changes);
    return { status: 200, body: { run: { id: run.id, state: changes.verification } } };
  });
};
