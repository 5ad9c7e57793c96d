import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { translatorOf } from "../language/translator.ts";
import { pageAnswer } from "../page-answer.ts";
import { forgottenPage } from "./forgotten-page.ts";

export const getForgottenPage: Handler<"getForgottenPage", Deps, Context> = async (
  _deps,
  _input,
  { headers },
) => {
  const t = translatorOf(headers);
  return pageAnswer(t, forgottenPage(t, {}));
};
