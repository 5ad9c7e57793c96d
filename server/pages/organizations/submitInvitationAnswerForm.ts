import type { Handler } from "../../__generated__/operations.ts";
import type { InvitationView } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { callOperation, orShow } from "../actions/call-operation.ts";
import { doneAt } from "../actions/on-repository.ts";
import { refusedPage } from "../actions/refused-page.ts";
import { refusal } from "../form-field.ts";
import { translatorOf } from "../language/translator.ts";
import { viewerOf } from "../layout.ts";
import { errorTexts } from "../texts/error-texts.ts";
import { organizationTexts } from "../texts/organization-texts.ts";
import { organizationPath } from "./on-organization.ts";

export const submitInvitationAnswerForm: Handler<"submitInvitationAnswerForm", Deps, Context> = async (
  deps,
  { path: { invitationId }, body: { answer } },
  context,
) => {
  const t = translatorOf(context.headers);
  const asked = await callOperation(deps, context, "getInvitation", { query: { invitationId } });
  const { organization } = (await asked.json()) as InvitationView;
  const operation = answer === "accept" ? "acceptInvitation" : "declineInvitation";
  await orShow(callOperation(deps, context, operation, { body: { invitationId } }), (error) =>
    refusedPage(t, {
      ...{ viewer: viewerOf(context.principal), base: "/organizations", name: t(organizationTexts.title) },
      ...{ title: errorTexts.change, message: refusal(t, error) },
    }),
  );
  return answer === "accept"
    ? doneAt(organizationPath(organization.slug), "joined")
    : doneAt("/organizations", "declined");
};
