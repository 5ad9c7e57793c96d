import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { unchanging } from "../../operations/unchanging.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { referencePage } from "./reference-page.ts";

export const getApiReference: Handler<"getApiReference", Deps, Context> = async (deps, _input, context) => {
  const t = translatorOf(context.headers);
  return pageAnswer(t, referencePage(t, viewerOf(context.principal), deps.reference()), {}, unchanging);
};
