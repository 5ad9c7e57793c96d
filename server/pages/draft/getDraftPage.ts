import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { draftPage } from "./draft-page.ts";

export const getDraftPage: Handler<"getDraftPage", Deps, Context> = async (
  _deps,
  _input,
  { principal, headers },
) => {
  const t = translatorOf(headers);
  return pageAnswer(t, draftPage(t, viewerOf(principal)!));
};
