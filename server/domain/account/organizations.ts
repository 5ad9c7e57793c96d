import { DomainError } from "../errors.ts";

export type Role = "owner" | "admin" | "member";

/** Whether one of this role may invite, remove and change the roles of others. */
export function mayManage(role: Role): boolean {
  return role !== "member";
}

/** Whether one of this role may give another one, or take it from its holder: only owners deal with owners. */
export function mayGrant(role: Role, granted: Role): boolean {
  return role === "owner" || (role === "admin" && granted !== "owner");
}

/** The caller's role, which must allow managing the members. To strangers every organization looks alike. */
export function requireManager(role: Role | null): Role {
  if (role === null) throw new DomainError("forbidden", "organization.not_member");
  if (!mayManage(role)) throw new DomainError("forbidden", "organization.role");
  return role;
}

export function requireGrant(role: Role, granted: Role): void {
  if (!mayGrant(role, granted)) throw new DomainError("forbidden", "organization.owner_role");
}
