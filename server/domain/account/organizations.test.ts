import { expect, it } from "vitest";
import { managing, mayGrant, type Role } from "./organizations.ts";
import { isReserved } from "./reserved-names.ts";

const roles: Role[] = ["owner", "admin", "member"];

it.each([
  ["owner", ["owner", "admin", "member"]],
  ["admin", ["admin", "member"]],
  ["member", []],
] as const)("lets an %s give and take %j", (role, wanted) => {
  expect(roles.filter((granted) => mayGrant(role, granted))).toEqual(wanted);
});

it("lets owners and admins manage, and nobody else", () => {
  expect([managing("owner"), managing("admin")]).toEqual(["owner", "admin"]);
  expect(() => managing("member")).toThrow(expect.objectContaining({ key: "organization.role" }));
  expect(() => managing(null)).toThrow(expect.objectContaining({ key: "organization.not_member" }));
});

it("reserves the names that stand for the service itself", () => {
  for (const name of ["api", "r", "mcp", "docs", "schemas", "openapi", "admin"])
    expect(isReserved(name)).toBe(true);
  for (const name of ["ada", "constructor", "api-lab"]) expect(isReserved(name)).toBe(false);
});
