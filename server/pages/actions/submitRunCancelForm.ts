import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { actOnRepository, pathOf } from "./on-repository.ts";
import { requireRunOf } from "./require-part.ts";

export const submitRunCancelForm: Handler<"submitRunCancelForm", Deps, Context> = async (
  deps,
  { path },
  context,
) => {
  await requireRunOf(deps, context, path);
  const { runId, ...address } = path;
  const what = "Cancelling the Run";
  return actOnRepository(deps, context, {
    ...{ address, operation: "cancelRun", path: { runId }, what, done: "run-cancelled" },
    page: `${pathOf(address)}/runs/${runId}`,
  });
};
