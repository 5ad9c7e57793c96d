import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { answerSignIn } from "./answer-sign-in.ts";

export const signIn: Handler<"signIn", Deps, Context> = (deps, { body }, context) =>
  answerSignIn(deps, "/sign-in/email", body, context);
