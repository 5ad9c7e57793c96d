import fc from "fast-check";
import { expect, it } from "vitest";
import { fromBase64 } from "./base64.ts";

it("decodes base64 and base64url", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      for (const encoding of ["base64", "base64url"] as const)
        expect([...fromBase64(Buffer.from(bytes).toString(encoding))!]).toEqual([...bytes]);
    }),
  );
});

it.each(["a b=", "YQ==\n", "A", "YQ=a", "€", "===="])("refuses %j", (text) => {
  expect(fromBase64(text)).toBeNull();
});
