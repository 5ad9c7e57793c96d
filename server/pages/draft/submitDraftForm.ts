import { openAsBlob } from "node:fs";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { pageAnswer } from "../page-answer.ts";
import { draftPage } from "./draft-page.ts";

export const submitDraftForm: Handler<"submitDraftForm", Deps, Context> = async (deps, { body }, context) => {
  const t = translatorOf(context.headers);
  const viewer = viewerOf(context.principal)!;
  const typed = { githubUrl: body.githubUrl.trim(), input: body.input?.trim() ?? "" };
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) if (value !== "") form.set(name, value);
  // A browser sends an empty file where none was chosen.
  const file = body.paper && body.paper.byteSize > 0 ? body.paper : undefined;
  // Its bytes are read while they are sent on.
  if (file) form.set("paper", await openAsBlob(file.path, { type: "application/pdf" }), "paper.pdf");
  const response = await orShow(
    callOperation(deps, context, "createManifestDraft", { body: form }),
    (error) => draftPage(t, viewer, { typed, problem: formProblem(t, error), hadFile: file !== undefined }),
  );
  return pageAnswer(t, draftPage(t, viewer, { typed, draft: await response.text() }));
};
