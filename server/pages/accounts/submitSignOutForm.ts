import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation } from "../actions/call-operation.ts";

export const submitSignOutForm: Handler<"submitSignOutForm", Deps, Context> = async (
  deps,
  _input,
  context,
) => {
  const { headers } = await callOperation(deps, context, "signOut", {});
  return { status: 303, headers: { Location: "/", "Set-Cookie": headers.getSetCookie() } };
};
