import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation } from "../actions/call-operation.ts";
import { doneAt } from "../actions/on-repository.ts";

export const submitConfirmationForm: Handler<"submitConfirmationForm", Deps, Context> = async (
  deps,
  _input,
  context,
) => {
  await callOperation(deps, context, "sendConfirmation", {});
  return doneAt("/account", "mailed");
};
