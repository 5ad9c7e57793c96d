import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { errorTexts } from "../texts/error-texts.ts";
import { actOnRepository } from "./on-repository.ts";
import { requireJobOf } from "./require-part.ts";

export const submitCancelForm: Handler<"submitCancelForm", Deps, Context> = async (
  deps,
  { path: { jobId, ...address } },
  context,
) => {
  await requireJobOf(deps, context, { jobId, ...address });
  return actOnRepository(deps, context, {
    ...{ address, operation: "cancelJob", path: { jobId }, done: "job-cancelled" },
    refused: errorTexts.cancelJob,
  });
};
