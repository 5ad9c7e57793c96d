import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { actOnRepository } from "./on-repository.ts";
import { requireJobOf } from "./require-part.ts";

export const submitRetryForm: Handler<"submitRetryForm", Deps, Context> = async (deps, { path }, context) => {
  await requireJobOf(deps, context, path);
  const { jobId, ...address } = path;
  const what = "Retrying the job";
  return actOnRepository(deps, context, {
    ...{ address, operation: "retryJob", path: { jobId }, what, done: "retried" },
  });
};
