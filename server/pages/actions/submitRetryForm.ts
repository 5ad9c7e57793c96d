import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { errorTexts } from "../texts/error-texts.ts";
import { actOnRepository } from "./on-repository.ts";
import { requireJobOf } from "./require-part.ts";

export const submitRetryForm: Handler<"submitRetryForm", Deps, Context> = async (deps, { path }, context) => {
  await requireJobOf(deps, context, path);
  const { jobId, ...address } = path;
  return actOnRepository(deps, context, {
    ...{ address, operation: "retryJob", path: { jobId }, refused: errorTexts.retry, done: "retried" },
  });
};
