import { openAsBlob } from "node:fs";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { doneAt } from "../actions/on-repository.ts";
import { formProblem } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { profileTexts } from "../texts/profile-texts.ts";
import { showAccount } from "./show-account.ts";

/** What a browser takes the file for is held against its bytes by the API. */
export const submitPictureForm: Handler<"submitPictureForm", Deps, Context> = async (
  deps,
  { body: { picture } },
  context,
) => {
  const t = translatorOf(context.headers);
  const body = await openAsBlob(picture.path, { type: picture.mediaType });
  await orShow(callOperation(deps, context, "updateAvatar", { body }), (error) => {
    const problem = formProblem(t, error);
    // The API names the media type that was sent, which nobody has typed.
    const message = error.code === "unsupported_media_type" ? t(profileTexts.noPicture) : problem.message;
    return showAccount(t, deps, context, {
      problem: { form: "picture", message, fields: new Map() },
    });
  });
  return doneAt("/account", "picture-changed");
};
