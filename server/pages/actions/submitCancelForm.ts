import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { actOnRepository } from "./on-repository.ts";
import { requireJobOf } from "./require-part.ts";

export const submitCancelForm: Handler<"submitCancelForm", Deps, Context> = async (
  deps,
  { path },
  context,
) => {
  await requireJobOf(deps, context, path);
  const { jobId, ...address } = path;
  const what = "Cancelling the job";
  return actOnRepository(deps, context, {
    ...{ address, operation: "cancelJob", path: { jobId }, what, done: "job-cancelled" },
  });
};
