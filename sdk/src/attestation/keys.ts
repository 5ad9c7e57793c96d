import type { JsonWebKey } from "../__generated__/types.ts";
import { AttestationError } from "./errors.ts";
import { sha256 } from "./sha256.ts";

/**
 * Imports an Ed25519 key (RFC 8037) into WebCrypto. Its `kid` must be the SHA-256 of its SPKI, as this service names
 * keys.
 *
 * @throws AttestationError `unsupported_key`.
 */
export async function importKey({ kty, crv, x, kid }: JsonWebKey): Promise<CryptoKey> {
  if (kty !== "OKP" || crv !== "Ed25519")
    throw new AttestationError("unsupported_key", `Key ${kid} is ${kty} ${crv}, not OKP Ed25519`);
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey("jwk", { kty, crv, x }, "Ed25519", true, ["verify"]);
  } catch (error) {
    throw new AttestationError("unsupported_key", `Key ${kid} cannot be read`, error);
  }
  const spki = new Uint8Array(await crypto.subtle.exportKey("spki", key));
  if ((await sha256(spki)) !== `sha256:${kid}`)
    throw new AttestationError("unsupported_key", `Key ${kid} is not the key that its id names`);
  return key;
}
