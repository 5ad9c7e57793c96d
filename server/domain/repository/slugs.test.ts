import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugOf } from "./slugs.ts";

describe("slugOf", () => {
  it.each([
    ["Attention Is All You Need", "attention-is-all-you-need"],
    ["On  π — and É, ﬁrst!", "on-and-e-first"],
    ["arXiv:2101.00001", "arxiv-2101-00001"],
    ["-a-", "a"],
    ["数学", ""],
    ["", ""],
    ["a".repeat(200), "a".repeat(96)],
    [`${"a".repeat(95)} b`, "a".repeat(95)],
  ])("%j is %j", (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it("returns only valid characters and is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        const slug = slugOf(text);
        expect(slug).toMatch(/^([a-z0-9]([a-z0-9-]{0,94}[a-z0-9])?)?$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});
