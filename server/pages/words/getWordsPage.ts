import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { unchanging } from "../../operations/unchanging.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { wordsPage } from "./words-page.ts";

export const getWordsPage: Handler<"getWordsPage", Deps, Context> = async (_deps, _input, context) => {
  const t = translatorOf(context.headers);
  return pageAnswer(t, wordsPage(t, viewerOf(context.principal)), {}, unchanging);
};
