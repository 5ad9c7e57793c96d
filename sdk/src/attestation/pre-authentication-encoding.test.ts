import { expect, it } from "vitest";
import { coveredByTestVector, dsseTestVector } from "../../../test/support/dsse-test-vector.ts";
import { fromBase64 } from "./base64.ts";
import { preAuthenticationEncoding } from "./pre-authentication-encoding.ts";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it("counts bytes, not characters", () => {
  expect(text(preAuthenticationEncoding("ü", new TextEncoder().encode("€")))).toBe("DSSEv1 2 ü 3 €");
  expect(text(preAuthenticationEncoding("", new Uint8Array()))).toBe("DSSEv1 0  0 ");
});

it("equals the test vector of the DSSE protocol, which verifies", () => {
  const { payloadType, payload, preAuthenticationEncoding: expected } = dsseTestVector;
  const encoding = preAuthenticationEncoding(payloadType, fromBase64(payload)!);
  expect(text(encoding)).toBe(expected);
  expect(coveredByTestVector(encoding)).toBe(true);
});
