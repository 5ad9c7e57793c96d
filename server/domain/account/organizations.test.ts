import { expect, it } from "vitest";
import { mayGrant, type Role, requireManager } from "./organizations.ts";
import { isReservedName } from "./reserved-names.ts";

const roles: Role[] = ["owner", "admin", "member"];

it.each([
  ["owner", ["owner", "admin", "member"]],
  ["admin", ["admin", "member"]],
  ["member", []],
] as const)("lets an %s grant and revoke %j", (role, expected) => {
  expect(roles.filter((granted) => mayGrant(role, granted))).toEqual(expected);
});

it("permits only owners and admins to manage members", () => {
  expect([requireManager("owner"), requireManager("admin")]).toEqual(["owner", "admin"]);
  expect(() => requireManager("member")).toThrow(expect.objectContaining({ key: "organization.role" }));
  expect(() => requireManager(null)).toThrow(expect.objectContaining({ key: "organization.not_member" }));
});

it("reserves names that represent the service itself", () => {
  for (const name of ["api", "r", "mcp", "docs", "schemas", "openapi", "admin"])
    expect(isReservedName(name)).toBe(true);
  for (const name of ["ada", "constructor", "api-lab"]) expect(isReservedName(name)).toBe(false);
});
