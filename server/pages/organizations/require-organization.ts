import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";

/** Returns the organization of a page's address. Throws the same 403 to who does not belong, be there one or none. */
export async function requireOrganization(
  { store }: Pick<Deps, "store">,
  { principal }: Context,
  owner: string,
) {
  const organization = await store.members.findOrganization(principal!.id, owner);
  if (!organization) throw new DomainError("forbidden", "organization.not_member");
  return organization;
}
