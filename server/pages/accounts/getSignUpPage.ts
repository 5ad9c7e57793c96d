import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { nextPath } from "./next-path.ts";
import { signUpPage } from "./sign-up-page.ts";

export const getSignUpPage: Handler<"getSignUpPage", Deps, Context> = async (
  { baseUrl },
  { query },
  { principal, headers },
) => {
  const t = translatorOf(headers);
  return pageAnswer(t, signUpPage(t, { viewer: viewerOf(principal), next: nextPath(query.next, baseUrl) }));
};
