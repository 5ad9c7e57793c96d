import type { ReactionAction } from "../../__generated__/enumerations.ts";
import type { OperationId } from "../../__generated__/handlers.ts";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { pathOf, requireAddressed } from "../actions/on-repository.ts";
import { refusedPage } from "../actions/refused-page.ts";
import { refusal } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { errorTexts } from "../texts/error-texts.ts";

/** Goes on where the buttons are, whose state says what was done. */
export const submitReactionForm: Handler<"submitReactionForm", Deps, Context> = async (
  deps,
  { path, body: { action } },
  context,
) => {
  const { id } = await requireAddressed(deps, context, path);
  const operation = operations[action];
  const target =
    operation === "updateFollow" ? { targetType: "repository", targetId: id } : { repositoryId: id };
  const t = translatorOf(context.headers);
  const base = pathOf(path);
  const call = callOperation(deps, context, operation, { body: { ...target, action } });
  await orShow(call, (error) =>
    refusedPage(t, {
      ...{ viewer: viewerOf(context.principal), base },
      ...{ title: errorTexts.change, message: refusal(t, error) },
    }),
  );
  return { status: 303, headers: { Location: `${base}#community` } };
};

const operations = {
  ...{ star: "updateStar", unstar: "updateStar", request: "updateRequest", withdraw: "updateRequest" },
  ...{ follow: "updateFollow", unfollow: "updateFollow" },
} as const satisfies Record<ReactionAction, OperationId>;
