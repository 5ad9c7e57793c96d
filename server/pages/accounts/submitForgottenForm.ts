import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { pageAnswer } from "../page-answer.ts";
import { forgottenPage } from "./forgotten-page.ts";

export const submitForgottenForm: Handler<"submitForgottenForm", Deps, Context> = async (
  deps,
  { body },
  context,
) => {
  const t = translatorOf(context.headers);
  const email = body.email.trim();
  await orShow(callOperation(deps, context, "requestPasswordReset", { body: { email } }), (error) =>
    forgottenPage(t, { email, problem: formProblem(t, error) }),
  );
  return pageAnswer(t, forgottenPage(t, { isSent: true }));
};
