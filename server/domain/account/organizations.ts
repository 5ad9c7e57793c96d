import { DomainError } from "../errors.ts";

export type Role = "owner" | "admin" | "member";

/** Returns whether the role permits inviting and removing members and changing their roles. */
export function mayManage(role: Role): boolean {
  return role !== "member";
}

/** Returns whether the role permits granting or revoking another one: only owners grant and revoke `owner`. */
export function mayGrant(role: Role, granted: Role): boolean {
  return role === "owner" || (role === "admin" && granted !== "owner");
}

/** Returns the caller's role. Throws `forbidden`, the same for non-members as for unknown organizations. */
export function requireManager(role: Role | null): Role {
  if (role === null) throw new DomainError("forbidden", "organization.not_member");
  if (!mayManage(role)) throw new DomainError("forbidden", "organization.role");
  return role;
}

/** @throws DomainError `forbidden` where the role may not grant or revoke the other one. */
export function requireGrant(role: Role, granted: Role): void {
  if (!mayGrant(role, granted)) throw new DomainError("forbidden", "organization.owner_role");
}
