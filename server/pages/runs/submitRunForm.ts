import type { Handler } from "../../__generated__/operations.ts";
import type { Run } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { doneAt, pathOf, requireAddressed } from "../actions/on-repository.ts";
import { refusedPage } from "../actions/refused-page.ts";
import { refusal } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { errorTexts } from "../texts/error-texts.ts";

export const submitRunForm: Handler<"submitRunForm", Deps, Context> = async (
  deps,
  { path, body },
  context,
) => {
  const { id: repositoryId } = await requireAddressed(deps, context, path);
  const call = callOperation(deps, context, "createRun", { body: { repositoryId, claimId: body.claimId } });
  const t = translatorOf(context.headers);
  const viewer = viewerOf(context.principal);
  const response = await orShow(call, (error) =>
    refusedPage(t, { viewer, base: pathOf(path), title: errorTexts.run, message: refusal(t, error) }),
  );
  const { id } = (await response.json()) as Run;
  return doneAt(`${pathOf(path)}/runs/${id}`, "run-queued");
};
