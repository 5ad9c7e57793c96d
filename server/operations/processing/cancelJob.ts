import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { jobView } from "../../domain/views/processing.ts";
import { cancelJobIn } from "./cancel-job.ts";
import { requireJob } from "./require-job.ts";

export const cancelJob: Handler<"cancelJob", Deps, Context> = ({ now }, { path }, { principal, commit }) => {
  const requester = principal!;
  return commit(async (transaction) => {
    const { job } = await requireJob(transaction, requester, path.jobId);
    const { type, id } = requester;
    const cancelled = await cancelJobIn(transaction, job, now().toISOString(), { cancelledBy: { type, id } });
    return { status: 200, body: { job: jobView(cancelled) } };
  });
};
