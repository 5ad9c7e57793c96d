import type { Handler } from "../../__generated__/operations.ts";
import type { Invitation } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";

/** Whatever the reason why it is not the caller's to read, it is told in one way. */
export const getInvitation: Handler<"getInvitation", Deps, Context> = async (
  { identity, store },
  { query: { invitationId } },
  { headers },
) => {
  const path = "/organization/get-invitation";
  const query = { id: invitationId };
  const answer = await identity.forward({ method: "GET", path, headers, query }).catch((cause: unknown) => {
    if (!(cause instanceof DomainError)) throw cause;
    throw new DomainError("not_found", "organization.invitation_not_found", { cause });
  });
  const { id, role, expiresAt, inviterId, organizationName, organizationSlug } = answer.body as Found;
  const inviter = await store.principals.findPerson(inviterId);
  if (!inviter) throw new DomainError("not_found", "organization.invitation_not_found");
  const organization = { name: organizationName, slug: organizationSlug };
  return { status: 200, body: { id, organization, inviter, role, expiresAt } };
};

type Found = Invitation & { organizationName: string; organizationSlug: string };
