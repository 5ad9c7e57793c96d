import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { pageAnswer } from "../page-answer.ts";
import { newPasswordPage } from "./new-password-page.ts";

export const submitNewPasswordForm: Handler<"submitNewPasswordForm", Deps, Context> = async (
  deps,
  { body },
  context,
) => {
  const t = translatorOf(context.headers);
  const { token } = body;
  await orShow(callOperation(deps, context, "resetPassword", { body: { ...body } }), (error) =>
    newPasswordPage(t, { token, problem: formProblem(t, error) }),
  );
  return pageAnswer(t, newPasswordPage(t, { token, isChanged: true }));
};
