import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { doneAt, pathOf, requireAddressed } from "../actions/on-repository.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { showSettings } from "./show-settings.ts";

export const submitSettingsForm: Handler<"submitSettingsForm", Deps, Context> = async (
  deps,
  { path, body },
  context,
) => {
  const repository = await requireAddressed(deps, context, path);
  const changes = {
    title: body.title.trim(),
    // Browsers send the line breaks of a text area as CR LF.
    description: body.description.replaceAll("\r\n", "\n").trim(),
    topics: body.topics
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    visibility: body.visibility,
  };
  const call = { path: { repositoryId: repository.id }, body: changes };
  const t = translatorOf(context.headers);
  await orShow(callOperation(deps, context, "updateRepository", call), (error) =>
    showSettings(t, deps, viewerOf(context.principal), repository, {
      typed: body,
      problem: { form: "edit", ...formProblem(t, error) },
    }),
  );
  return doneAt(pathOf(path), "saved");
};
