import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, digestInSlices, digestOfBytes, digestOfRecord, hexOf, isDigest } from "./digest.ts";

describe("canonicalJson", () => {
  // RFC 8785 section 3.2.3 (sorting) and 3.2.2.3 (numbers).
  it("sorts by UTF-16 code units and writes numbers as ECMAScript does", () => {
    const value = { "\u20ac": "Euro", "\r": "CR", "1": "One", "\ud83d\ude00": "Smiley", "\ufb33": "Dalet" };
    expect(canonicalJson(value)).toBe(
      '{"\\r":"CR","1":"One","\u20ac":"Euro","\ud83d\ude00":"Smiley","\ufb33":"Dalet"}',
    );
    expect(canonicalJson([1e30, 4.5, 6, 2e-3, 1e-27, -0])).toBe("[1e+30,4.5,6,0.002,1e-27,0]");
  });

  it("throws on values that JSON cannot represent", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, "\ud800", undefined, () => 1]) {
      expect(() => canonicalJson(value)).toThrow();
    }
  });

  it("does not depend on the order of members and round-trips", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue()), (record) => {
        const turned = Object.fromEntries(Object.entries(record).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(record));
        expect(JSON.parse(canonicalJson(record))).toEqual(JSON.parse(JSON.stringify(record)));
      }),
    );
  });
});

describe("digests", () => {
  it("is the SHA-256 of the bytes", () => {
    expect(digestOfBytes(new Uint8Array())).toBe(
      "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    );
  });

  it("excludes only the digest's own member", () => {
    const record = { id: "asm_1", conclusion: "supports" };
    const digest = digestOfRecord(record);
    expect(digestOfRecord({ ...record, recordDigest: digest })).toBe(digest);
    expect(digestOfRecord({ ...record, eventDigest: digest }, "eventDigest")).toBe(digest);
    expect(digestOfRecord({ ...record, conclusion: "contradicts" })).not.toBe(digest);
  });

  it("validates the form of a digest", () => {
    const digest = digestOfBytes(Buffer.from("x"));
    expect(isDigest(digest)).toBe(true);
    expect(hexOf(digest)).toHaveLength(64);
    for (const other of [digest.toUpperCase(), `${digest}\n`, digest.slice(7), "", null, 1]) {
      expect(isDigest(other)).toBe(false);
    }
    expect(() => hexOf("sha256:zz")).toThrow();
  });
});

describe("digestInSlices", () => {
  it.each([0, 1, 4 * 1024 * 1024, 9 * 1024 * 1024 + 1])(
    "equals the digest of %i bytes at once",
    async (size) => {
      const bytes = new Uint8Array(size).map((_, index) => index % 251);
      let pauses = 0;
      const digest = await digestInSlices(bytes, async () => pauses++);
      expect([digest, pauses]).toEqual([digestOfBytes(bytes), Math.ceil(size / (4 * 1024 * 1024))]);
    },
  );
});
