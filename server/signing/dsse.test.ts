import { generateKeyPairSync } from "node:crypto";
import { dsse } from "@sigstore/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coveredByTestVector, dsseTestVector } from "../../test/support/dsse-test-vector.ts";
import { signEnvelope, verifyEnvelope } from "./dsse.ts";
import { type KeyPair, keyIdOf, keysById, toJsonWebKey } from "./keys.ts";

const newPair = (): KeyPair => {
  const pair = generateKeyPairSync("ed25519");
  return { ...pair, keyId: keyIdOf(pair.publicKey) };
};
const pair = newPair();
const keys = keysById({ keys: [toJsonWebKey(pair.publicKey)] });
const envelope = signEnvelope("application/vnd.in-toto+json", Buffer.from('{"a":1}'), pair);

it("has the pre-authentication encoding of the DSSE test vector, which its signature covers", () => {
  const { payloadType, body, preAuthenticationEncoding } = dsseTestVector;
  const encoded = dsse.preAuthEncoding(payloadType, Buffer.from(body));
  expect(encoded.toString()).toBe(preAuthenticationEncoding);
  expect(coveredByTestVector(encoded)).toBe(true);
});

describe("verifyEnvelope", () => {
  it("gives the bytes that were signed, whatever they are", () => {
    fc.assert(
      fc.property(fc.string(), fc.uint8Array(), (payloadType, payload) => {
        const verified = verifyEnvelope(signEnvelope(payloadType, payload, pair), keys);
        expect(verified).toEqual({ keyId: pair.keyId, payloadType, payload: Buffer.from(payload) });
      }),
    );
  });

  it("accepts URL-safe base64 and a second signature by a stranger", () => {
    const [own] = envelope.signatures;
    const safe = (text: string) => text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    const stranger = signEnvelope(envelope.payloadType, Buffer.from('{"a":1}'), newPair()).signatures[0]!;
    const signatures = [stranger, { keyid: own!.keyid, sig: safe(own!.sig) }];
    expect(verifyEnvelope({ ...envelope, payload: safe(envelope.payload), signatures }, keys)).toHaveProperty(
      "payload",
    );
  });

  it.each([
    ["another payload", { payload: Buffer.from('{"a":2}').toString("base64") }, "signature"],
    ["another type", { payloadType: "text/plain" }, "signature"],
    ["a payload that is not base64", { payload: `${envelope.payload}!` }, "envelope"],
    ["an unknown key", { signatures: [{ keyid: "00", sig: envelope.signatures[0]!.sig }] }, "key"],
    ["no signature", { signatures: [] }, "key"],
    ["a signature that is not base64", { signatures: [{ keyid: pair.keyId, sig: "?" }] }, "signature"],
    ["an empty signature", { signatures: [{ keyid: pair.keyId, sig: "" }] }, "signature"],
  ])("refuses %s", (_, change, failed) => {
    expect(verifyEnvelope({ ...envelope, ...change }, keys)).toMatchObject({ failed });
  });

  it("refuses another key under the same id", () => {
    const other = newPair();
    const forged = {
      ...signEnvelope("t", Buffer.from("x"), other),
      signatures: [] as typeof envelope.signatures,
    };
    forged.signatures = [
      { keyid: pair.keyId, sig: signEnvelope("t", Buffer.from("x"), other).signatures[0]!.sig },
    ];
    expect(verifyEnvelope(forged, keys)).toMatchObject({ failed: "signature" });
    expect(keysById({ keys: [{ ...toJsonWebKey(other.publicKey), kid: pair.keyId }] }).size).toBe(0);
  });

  it("refuses every changed byte of the signature", () => {
    const signature = Buffer.from(envelope.signatures[0]!.sig, "base64");
    for (let at = 0; at < signature.length; at++) {
      const changed = Buffer.from(signature);
      changed[at]! ^= 1;
      const signatures = [{ keyid: pair.keyId, sig: changed.toString("base64") }];
      expect(verifyEnvelope({ ...envelope, signatures }, keys)).toMatchObject({ failed: "signature" });
    }
  });
});
