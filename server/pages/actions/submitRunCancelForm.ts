import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { errorTexts } from "../texts/error-texts.ts";
import { actOnRepository, pathOf } from "./on-repository.ts";
import { requireRunOf } from "./require-part.ts";

export const submitRunCancelForm: Handler<"submitRunCancelForm", Deps, Context> = async (
  deps,
  { path: { runId, ...address } },
  context,
) => {
  await requireRunOf(deps, context, { runId, ...address });
  return actOnRepository(deps, context, {
    ...{ address, operation: "cancelRun", path: { runId }, done: "run-cancelled" },
    refused: errorTexts.cancelRun,
    page: `${pathOf(address)}/runs/${runId}`,
  });
};
