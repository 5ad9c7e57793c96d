import { type KeyObject, sign, verify } from "node:crypto";
import { dsse } from "@sigstore/core";
import { withoutEnding } from "../domain/without-ending.ts";
import type { KeyPair } from "./keys.ts";

/** A DSSE envelope (secure-systems-lab/dsse, envelope.md); `payload` and `sig` are base64. */
export interface DsseEnvelope {
  payloadType: string;
  payload: string;
  signatures: { keyid: string; sig: string }[];
}

/** The bytes that a signature verifies; only these may be parsed. */
export interface VerifiedPayload {
  keyId: string;
  payloadType: string;
  payload: Buffer;
}

export type EnvelopeFailure = { failed: "envelope" | "key" | "signature"; reason: string };

/** Signs a payload with Ed25519 over its pre-authentication encoding. */
export function signEnvelope(
  payloadType: string,
  payload: Uint8Array,
  { keyId, privateKey }: KeyPair,
): DsseEnvelope {
  const bytes = Buffer.from(payload);
  const sig = sign(null, dsse.preAuthEncoding(payloadType, bytes), privateKey).toString("base64");
  return { payloadType, payload: bytes.toString("base64"), signatures: [{ keyid: keyId, sig }] };
}

/**
 * Verifies an envelope with `keys`, by key id. One valid signature by one of them is enough; `keyid` only selects the
 * key to try. Returns the verified bytes: parse those, never `envelope.payload`.
 */
export function verifyEnvelope(
  envelope: DsseEnvelope,
  keys: ReadonlyMap<string, KeyObject>,
): VerifiedPayload | EnvelopeFailure {
  const payload = decodeBase64(envelope.payload);
  if (!payload) return { failed: "envelope", reason: "The payload is not base64." };
  const candidates = envelope.signatures.filter(({ keyid }) => keys.has(keyid));
  if (candidates.length === 0) return { failed: "key", reason: "No signature is by a known key." };
  const signedBytes = dsse.preAuthEncoding(envelope.payloadType, payload);
  for (const { keyid, sig } of candidates) {
    const signature = decodeBase64(sig);
    if (signature && verify(null, signedBytes, keys.get(keyid)!, signature)) {
      return { keyId: keyid, payloadType: envelope.payloadType, payload };
    }
  }
  return { failed: "signature", reason: "No signature by a known key is valid." };
}

/** Decodes standard or URL-safe base64, as DSSE requires of verifiers; returns null unless it is canonical. */
function decodeBase64(text: string): Buffer | null {
  const standard = withoutEnding(text.replaceAll("-", "+").replaceAll("_", "/"), "=");
  const bytes = Buffer.from(standard, "base64");
  return withoutEnding(bytes.toString("base64"), "=") === standard ? bytes : null;
}
