import { createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

/** An Ed25519 public key (RFC 8037) with the members of a signing key (RFC 7517). `kid` is the SHA-256 of its SPKI. */
export interface JsonWebKey {
  kty: string;
  crv: string;
  /** The public key in base64url. */
  x: string;
  kid: string;
  use: string;
  alg: string;
}

export interface JsonWebKeySet {
  keys: JsonWebKey[];
}

export interface KeyPair {
  keyId: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** Loads an Ed25519 private key in PKCS#8 PEM. Throws an Error whose message contains nothing of the key. */
export function loadPrivateKey(pem: string): KeyPair {
  let privateKey: KeyObject;
  try {
    privateKey = createPrivateKey(pem);
  } catch {
    throw new Error(
      "The signing key cannot be read: it must be an Ed25519 key in PKCS#8 PEM without a passphrase.",
    );
  }
  requireEd25519(privateKey);
  const publicKey = createPublicKey(privateKey);
  return { keyId: keyIdOf(publicKey), privateKey, publicKey };
}

/** Loads a retired key, an Ed25519 public key in SPKI PEM, whose signatures remain valid. Throws an Error otherwise. */
export function loadPublicKey(pem: string): KeyObject {
  let publicKey: KeyObject;
  try {
    publicKey = createPublicKey(pem);
  } catch {
    throw new Error("A retired public key cannot be read: it must be an Ed25519 key in SPKI PEM.");
  }
  requireEd25519(publicKey);
  return publicKey;
}

/** Returns the lower-case hexadecimal SHA-256 of the key's SPKI in DER: `keyid` in signatures, `kid` in the key set. */
export function keyIdOf(publicKey: KeyObject): string {
  return createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest("hex");
}

export function toJsonWebKey(publicKey: KeyObject): JsonWebKey {
  const { x } = publicKey.export({ format: "jwk" });
  if (x === undefined) throw new Error("Only Ed25519 keys are published.");
  return { kty: "OKP", crv: "Ed25519", x, kid: keyIdOf(publicKey), use: "sig", alg: "EdDSA" };
}

/** Returns the Ed25519 keys of a key set by their id. Ignores malformed keys and keys with a wrong `kid`. */
export function keysById({ keys }: JsonWebKeySet): Map<string, KeyObject> {
  const keysByKeyId = new Map<string, KeyObject>();
  for (const { kty, crv, x, kid } of keys) {
    if (kty !== "OKP" || crv !== "Ed25519") continue;
    try {
      const key = createPublicKey({ key: { kty, crv, x }, format: "jwk" });
      if (keyIdOf(key) === kid) keysByKeyId.set(kid, key);
    } catch {
      // A key that cannot be parsed verifies nothing.
    }
  }
  return keysByKeyId;
}

function requireEd25519({ asymmetricKeyType }: KeyObject): void {
  if (asymmetricKeyType !== "ed25519") {
    throw new Error(`The signing key is of type ${asymmetricKeyType}; it must be Ed25519.`);
  }
}
