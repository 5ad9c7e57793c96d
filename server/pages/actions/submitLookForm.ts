import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { showSettings } from "../settings/show-settings.ts";
import { errorTexts } from "../texts/error-texts.ts";
import { callOperation, orShow } from "./call-operation.ts";
import { actOnRepository, doneAt, pathOf, requireAddressed } from "./on-repository.ts";

/** The button of the page sends no address of the code; the form of the settings does, and keeps what was typed. */
export const submitLookForm: Handler<"submitLookForm", Deps, Context> = async (
  deps,
  { path, body },
  context,
) => {
  const repository = await requireAddressed(deps, context, path);
  const githubUrl = body?.githubUrl?.trim() ?? "";
  const request = { repositoryId: repository.id, ...(githubUrl ? { githubUrl } : {}) };
  if (!githubUrl)
    return actOnRepository(deps, context, {
      ...{ address: path, operation: "createIngestion", body: request },
      ...{ refused: errorTexts.look, done: "looking" },
    });
  const t = translatorOf(context.headers);
  await orShow(callOperation(deps, context, "createIngestion", { body: request }), (error) =>
    showSettings(t, deps, viewerOf(context.principal), repository, {
      githubUrl,
      problem: { form: "look", ...formProblem(t, error) },
    }),
  );
  return doneAt(pathOf(path), "looking");
};
