import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cacheControl, entityTag, matches } from "./caching.ts";

describe("an entity tag", () => {
  it("is strong, of the exact bytes and the key", () => {
    const tag = entityTag("secret", "body");
    expect(tag).toMatch(/^"[A-Za-z0-9_-]{32}"$/);
    expect(entityTag("secret", new TextEncoder().encode("body"))).toBe(tag);
    expect(entityTag("secret", "body ")).not.toBe(tag);
    expect(entityTag("other", "body")).not.toBe(tag);
  });

  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['"b","a","c"', true],
    ["*", true],
    [" * ", true],
    ['"b"', false],
    ["a", false],
    ['"*"', false],
    ['"ab"', false],
    ["", false],
    [null, false],
  ])("is named by %s: %s", (header, wanted) => {
    expect(matches(header, '"a"')).toBe(wanted);
  });

  it("is found in any list that it stands in", () => {
    const tag = fc.stringMatching(/^[!#-~]{1,20}$/).map((text) => `"${text.replaceAll('"', "")}"`);
    fc.assert(
      fc.property(fc.array(tag), tag, fc.array(tag), (before, own, after) => {
        expect(matches([...before, own, ...after].join(", "), own)).toBe(true);
      }),
    );
  });
});

it.each([
  ["revalidate", false, "public, max-age=0, must-revalidate"],
  ["revalidate", true, "private, no-store"],
  ["immutable", false, "public, max-age=31536000, immutable"],
  ["immutable", true, "private, no-store"],
  ["no-store", false, "no-store"],
  ["no-store", true, "no-store"],
] as const)("keeps what is %s, for somebody in particular: %s", (policy, identified, wanted) => {
  expect(cacheControl(policy, identified)).toBe(wanted);
});
