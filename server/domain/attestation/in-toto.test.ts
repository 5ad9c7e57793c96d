import fc from "fast-check";
import { expect, it } from "vitest";
import { decimalString, resource } from "./in-toto.ts";

it.each([
  [4.74, "4.74"],
  [-0.5, "-0.5"],
  [0, "0"],
  [5e-7, "0.0000005"],
  [-1.25e-9, "-0.00000000125"],
  [1e21, "1000000000000000000000"],
  [1.5e22, "15000000000000000000000"],
  [null, null],
  [undefined, null],
])("%d -> %s", (value, text) => {
  expect(decimalString(value)).toBe(text);
});

it("formats every double without an exponent and round-trips", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const text = decimalString(value) ?? "";
      expect(text).toMatch(/^-?\d+(\.\d+)?$/);
      expect(Number(text)).toBe(value === 0 ? 0 : value);
    }),
  );
});

it("describes a resource by its digest", () => {
  const hex = "ab".repeat(32);
  expect(resource("m.json", `sha256:${hex}`, "application/json")).toEqual({
    name: "m.json",
    digest: { sha256: hex },
    mediaType: "application/json",
  });
  expect(resource("m", `sha256:${hex}`, null)).toEqual({ name: "m", digest: { sha256: hex } });
  expect(() => resource("m", "sha256:x")).toThrow();
});
