import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { pageAnswer } from "../page-answer.ts";
import { confirmEmailPage } from "./confirm-email-page.ts";

export const submitConfirmEmailForm: Handler<"submitConfirmEmailForm", Deps, Context> = async (
  deps,
  { body: { token } },
  context,
) => {
  const t = translatorOf(context.headers);
  await orShow(callOperation(deps, context, "confirmEmail", { body: { token } }), (error) =>
    confirmEmailPage(t, { token, problem: formProblem(t, error) }),
  );
  return pageAnswer(t, confirmEmailPage(t, { token, isConfirmed: true }));
};
