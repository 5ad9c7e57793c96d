import type { Handler } from "../../__generated__/operations.ts";
import type { Invitation } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireGrant, requireManager } from "../../domain/account/organizations.ts";
import { preferredLanguage } from "../../headers/negotiation.ts";

export const inviteMember: Handler<"inviteMember", Deps, Context> = async (
  { identity, store, mail, baseUrl },
  { body },
  { principal, headers },
) =>
  identity.withLock(`members of ${body.organizationId}`, async () => {
    requireGrant(requireManager(await store.members.findRole(principal!.id, body.organizationId)), body.role);
    const path = "/organization/invite-member";
    const answer = await identity.forward({ method: "POST", path, headers, body });
    const invitation = answer.body as Invitation;
    const organization = await store.members.findSlug(body.organizationId);
    const values = {
      ...{ inviter: principal!.username, organization: organization ?? "" },
      link: `${baseUrl}/invitations/${invitation.id}`,
    };
    const language = preferredLanguage(headers.get("accept-language"));
    mail.send(invitation.email, async () => mail.write("invitation", language, values));
    return { status: 200, body: invitation };
  });
