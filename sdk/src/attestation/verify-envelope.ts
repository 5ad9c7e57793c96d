import type { DsseEnvelope, JsonWebKeySet } from "../__generated__/types.ts";
import { fromBase64 } from "./base64.ts";
import { AttestationError } from "./errors.ts";
import { importKey } from "./keys.ts";
import { preAuthenticationEncoding } from "./pre-authentication-encoding.ts";

/** The payload of an envelope, once a signature has verified: the very bytes that were verified, to be parsed next. */
export interface VerifiedEnvelope {
  payload: Uint8Array<ArrayBuffer>;
  /** `kid` of the key that signed. */
  keyId: string;
}

/**
 * Verifies one envelope with WebCrypto. Signatures under keys that are not in the set count for nothing; one under a
 * known key at least is needed, and none of those may be wrong.
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
    if (!valid) throw new AttestationError("invalid_signature", `The signature of key ${keyid} is wrong`);
    keyId ??= keyid;
  }
  if (keyId === undefined) {
    const named = envelope.signatures.map(({ keyid }) => keyid).join(", ");
    throw new AttestationError("unknown_key", `None of the keys given has signed; it was ${named}`);
  }
  return { payload, keyId };
}
