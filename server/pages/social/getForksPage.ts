import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireAddressed } from "../actions/on-repository.ts";
import { translatorOf } from "../language/translator.ts";
import { pageAnswer } from "../page-answer.ts";
import { showForks } from "./show-forks.ts";

export const getForksPage: Handler<"getForksPage", Deps, Context> = async (deps, { path }, context) => {
  const repository = await requireAddressed(deps, context, path);
  const t = translatorOf(context.headers);
  return pageAnswer(t, await showForks(t, deps, context.principal, repository));
};
