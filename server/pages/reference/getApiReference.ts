import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { unchanging } from "../../operations/unchanging.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";

export const getApiReference: Handler<"getApiReference", Deps, Context> = async (deps, _input, context) => {
  const { referencePage } = await import("./reference-page.ts");
  const t = translatorOf(context.headers);
  return pageAnswer(t, referencePage(t, viewerOf(context.principal), deps.reference()), {}, unchanging);
};
