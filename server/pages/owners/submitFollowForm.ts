import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { refusedPage } from "../actions/refused-page.ts";
import { refusal } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { errorTexts } from "../texts/error-texts.ts";

export const submitFollowForm: Handler<"submitFollowForm", Deps, Context> = async (
  deps,
  { path: { owner }, body: { action } },
  context,
) => {
  const t = translatorOf(context.headers);
  const base = `/r/${encodeURIComponent(owner)}`;
  const body = { targetType: "user", targetId: owner, action };
  await orShow(callOperation(deps, context, "updateFollow", { body }), (error) =>
    refusedPage(t, {
      ...{ viewer: viewerOf(context.principal), base },
      ...{ title: errorTexts.change, message: refusal(t, error) },
    }),
  );
  return { status: 303, headers: { Location: `${base}#follow` } };
};
