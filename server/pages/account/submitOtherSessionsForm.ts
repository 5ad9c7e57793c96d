import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation } from "../actions/call-operation.ts";
import { doneAt } from "../actions/on-repository.ts";

export const submitOtherSessionsForm: Handler<"submitOtherSessionsForm", Deps, Context> = async (
  deps,
  _input,
  context,
) => {
  await callOperation(deps, context, "revokeOtherSessions", {});
  return doneAt("/account", "session-ended");
};
