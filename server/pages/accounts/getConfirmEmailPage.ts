import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { translatorOf } from "../language/translator.ts";
import { pageAnswer } from "../page-answer.ts";
import { confirmEmailPage } from "./confirm-email-page.ts";

export const getConfirmEmailPage: Handler<"getConfirmEmailPage", Deps, Context> = async (
  _deps,
  { query: { token } },
  { headers },
) => {
  const t = translatorOf(headers);
  return pageAnswer(t, confirmEmailPage(t, { token: token ?? "" }));
};
