import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { doneAt } from "../actions/on-repository.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { showAccount } from "./show-account.ts";

export const submitProfileForm: Handler<"submitProfileForm", Deps, Context> = async (
  deps,
  { body: { name } },
  context,
) => {
  const t = translatorOf(context.headers);
  const call = callOperation(deps, context, "updateProfile", { body: { name: name.trim() } });
  await orShow(call, (error) =>
    showAccount(t, deps, context, {
      typed: { name },
      problem: { form: "profile", ...formProblem(t, error) },
    }),
  );
  return doneAt("/account", "saved");
};
