import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { translatorOf } from "../language/translator.ts";
import { pageAnswer } from "../page-answer.ts";
import { newPasswordPage } from "./new-password-page.ts";

export const getNewPasswordPage: Handler<"getNewPasswordPage", Deps, Context> = async (
  _deps,
  { query: { token } },
  { headers },
) => {
  const t = translatorOf(headers);
  return pageAnswer(t, newPasswordPage(t, { token: token ?? "" }));
};
