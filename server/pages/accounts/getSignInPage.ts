import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { nextPath } from "./next-path.ts";
import { signInPage } from "./sign-in-page.ts";

export const getSignInPage: Handler<"getSignInPage", Deps, Context> = async (
  { baseUrl },
  { query },
  { principal, headers },
) => {
  const t = translatorOf(headers);
  return pageAnswer(t, signInPage(t, { viewer: viewerOf(principal), next: nextPath(query.next, baseUrl) }));
};
