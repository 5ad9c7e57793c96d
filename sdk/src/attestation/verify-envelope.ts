import type { DsseEnvelope, JsonWebKeySet } from "../__generated__/types.ts";
import { fromBase64 } from "./base64.ts";
import { AttestationError } from "./errors.ts";
import { importKey } from "./keys.ts";
import { preAuthenticationEncoding } from "./pre-authentication-encoding.ts";

/** The payload of a verified envelope: the bytes that the signature covers. Parse only these. */
export interface VerifiedEnvelope {
  payload: Uint8Array<ArrayBuffer>;
  /** `kid` of the signing key. */
  keyId: string;
}

/**
 * Verifies one envelope with WebCrypto. Ignores signatures by keys that are not in the set; requires at least one by a
 * key of the set, and all of those must be valid.
 *
 * @throws AttestationError `malformed_bundle`, `unsupported_key`, `invalid_signature` or `unknown_key`.
 */
export async function verifyEnvelope(envelope: DsseEnvelope, keys: JsonWebKeySet): Promise<VerifiedEnvelope> {
  const payload = fromBase64(envelope.payload);
  if (!payload) throw new AttestationError("malformed_bundle", "The payload is not base64");
  const bytes = preAuthenticationEncoding(envelope.payloadType, payload);
  let keyId: string | undefined;
  for (const { keyid, sig } of envelope.signatures) {
    const key = keys.keys.find(({ kid }) => kid === keyid);
    if (!key) continue;
    const signature = fromBase64(sig);
    const valid =
      signature && (await crypto.subtle.verify("Ed25519", await importKey(key), signature, bytes));
    if (!valid) throw new AttestationError("invalid_signature", `The signature of key ${keyid} is invalid`);
    keyId ??= keyid;
  }
  if (keyId === undefined) {
    const keyIds = envelope.signatures.map(({ keyid }) => keyid).join(", ");
    throw new AttestationError(
      "unknown_key",
      `No signature is by a given key; the signing keys are ${keyIds}`,
    );
  }
  return { payload, keyId };
}
