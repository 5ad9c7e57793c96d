import { describe, expect, it } from "vitest";
import type { Principal, RepositoryRecord } from "../records.ts";
import { mayAdminister, mayRead, requireReadable } from "./access.ts";

const repository = (visibility: "public" | "private", owner = "lab") =>
  ({ owner, visibility }) as RepositoryRecord;
const principal = (...namespaces: string[]): Principal => ({
  type: "human",
  id: "u",
  username: namespaces[0]!,
  namespaces,
});

it.each([
  ["nobody", null, "public", true, false],
  ["nobody", null, "private", false, false],
  ["a stranger", principal("ada"), "public", true, false],
  ["a stranger", principal("ada"), "private", false, false],
  ["the owner", principal("lab"), "private", true, true],
  ["a member", principal("ada", "lab"), "private", true, true],
  ["a namesake by prefix", principal("la", "lab2"), "private", false, false],
] as const)("%s of a %s repository", (_, who, visibility, reads, administers) => {
  expect(mayRead(who, repository(visibility))).toBe(reads);
  expect(mayAdminister(who, repository(visibility))).toBe(administers);
});

describe("readable", () => {
  it("throws the same error for missing and for unreadable repositories", () => {
    const refusals = [null, repository("private")].map((one) => {
      try {
        return requireReadable(null, one);
      } catch (error) {
        return error;
      }
    });
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]).toMatchObject({ code: "not_found", key: "repository.not_found" });
  });

  it("returns a readable repository", () => {
    const own = repository("private");
    expect(requireReadable(principal("lab"), own)).toBe(own);
  });
});
