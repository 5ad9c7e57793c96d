import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { translatorOf } from "../language/translator.ts";
import { pageAnswer } from "../page-answer.ts";
import { showAccount } from "./show-account.ts";

export const getAccountPage: Handler<"getAccountPage", Deps, Context> = async (
  deps,
  { query: { done } },
  context,
) => {
  const t = translatorOf(context.headers);
  return pageAnswer(t, await showAccount(t, deps, context, { done }));
};
