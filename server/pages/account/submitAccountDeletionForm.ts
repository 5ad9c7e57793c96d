import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { showAccount } from "./show-account.ts";

export const submitAccountDeletionForm: Handler<"submitAccountDeletionForm", Deps, Context> = async (
  deps,
  { body: { username, password } },
  context,
) => {
  const t = translatorOf(context.headers);
  const body = { username: username.trim(), password };
  const { headers } = await orShow(callOperation(deps, context, "deleteAccount", { body }), (error) =>
    showAccount(t, deps, context, {
      typed: { username },
      problem: { form: "delete", ...formProblem(t, error) },
    }),
  );
  return { status: 303, headers: { Location: "/", "Set-Cookie": headers.getSetCookie() } };
};
