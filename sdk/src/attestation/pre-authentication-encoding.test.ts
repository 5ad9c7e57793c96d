import { createPublicKey, verify } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromBase64 } from "./base64.ts";
import { preAuthenticationEncoding } from "./pre-authentication-encoding.ts";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it("counts bytes, not characters", () => {
  expect(text(preAuthenticationEncoding("ü", new TextEncoder().encode("€")))).toBe("DSSEv1 2 ü 3 €");
  expect(text(preAuthenticationEncoding("", new Uint8Array()))).toBe("DSSEv1 0  0 ");
});

// Beside the project's root: not part of a clone.
const file = new URL("../../../../shared/data/attestation/dsse_test_vector.json", import.meta.url);
if (!existsSync(file)) console.warn(`SKIPPED: the DSSE test vector; there is no ${file.pathname}`);

it.skipIf(!existsSync(file))("equals the test vector of the DSSE protocol, which verifies", () => {
  const vector = JSON.parse(readFileSync(file, "utf8"));
  const encoding = preAuthenticationEncoding(vector.payloadType, fromBase64(vector.envelope.payload)!);
  expect(text(encoding)).toBe(vector.pae);
  const coordinate = (decimal: string) =>
    Buffer.from(BigInt(decimal).toString(16).padStart(64, "0"), "hex").toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(vector.X), y: coordinate(vector.Y) };
  const key = createPublicKey({ key: jwk, format: "jwk" });
  const signature = fromBase64(vector.envelope.signatures[0].sig)!;
  expect(verify("sha256", encoding, { key, dsaEncoding: "ieee-p1363" }, signature)).toBe(true);
});
