import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { livePolicyHeader } from "../live/live-policy.ts";
import { pageAnswer } from "../page-answer.ts";
import { submitPage } from "./submit-page.ts";

export const getSubmitPage: Handler<"getSubmitPage", Deps, Context> = async (
  _deps,
  _input,
  { principal, headers },
) => {
  const t = translatorOf(headers);
  return pageAnswer(t, submitPage(t, viewerOf(principal)!), livePolicyHeader);
};
