import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { nextPath } from "./next-path.ts";
import { signUpPage } from "./sign-up-page.ts";

export const submitSignUpForm: Handler<"submitSignUpForm", Deps, Context> = async (
  deps,
  { body },
  context,
) => {
  const { next: wanted, password, ...typed } = body;
  const next = nextPath(wanted, deps.baseUrl);
  const call = callOperation(deps, context, "signUp", { body: { ...typed, password } });
  const t = translatorOf(context.headers);
  const { headers } = await orShow(call, (error) =>
    signUpPage(t, { viewer: viewerOf(context.principal), next, typed, problem: formProblem(t, error) }),
  );
  return { status: 303, headers: { Location: next, "Set-Cookie": headers.getSetCookie() } };
};
