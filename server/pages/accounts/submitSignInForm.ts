import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { nextPath } from "./next-path.ts";
import { signInPage } from "./sign-in-page.ts";

/** No user name has an `@`. */
export const submitSignInForm: Handler<"submitSignInForm", Deps, Context> = async (
  deps,
  { body },
  context,
) => {
  const t = translatorOf(context.headers);
  const { password } = body;
  const identifier = body.identifier.trim();
  const next = nextPath(body.next, deps.baseUrl);
  const call = identifier.includes("@")
    ? callOperation(deps, context, "signIn", { body: { email: identifier, password } })
    : callOperation(deps, context, "signInUsername", { body: { username: identifier, password } });
  const { headers } = await orShow(call, (error) => {
    const problem = formProblem(t, error, { email: "identifier", username: "identifier" });
    return signInPage(t, { viewer: viewerOf(context.principal), next, identifier, problem });
  });
  return { status: 303, headers: { Location: next, "Set-Cookie": headers.getSetCookie() } };
};
