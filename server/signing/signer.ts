import { type InTotoStatement, statementPayloadType } from "../domain/attestation/in-toto.ts";
import { canonicalJson } from "../domain/digest.ts";
import { encodeBundle } from "./bundle.ts";
import { type DsseEnvelope, signEnvelope } from "./dsse.ts";
import { type JsonWebKeySet, loadPrivateKey, loadPublicKey, toJsonWebKey } from "./keys.ts";
import { type BundleVerification, verifyBundle } from "./verify-bundle.ts";

export interface SignerOptions {
  /** Ed25519, PKCS#8 PEM. */
  privateKeyPem: string;
  /** Ed25519, SPKI PEM: former signing keys. They remain published, and their signatures remain valid. */
  retiredPublicKeys?: readonly string[];
}

export interface Signer {
  /** SHA-256 of the signing key's SPKI, in hexadecimal. */
  keyId: string;
  /** SPKI, PEM. */
  publicKeyPem: string;
  sign(payloadType: string, payload: Uint8Array): DsseEnvelope;
  /** Signs each Statement as canonical JSON; returns one envelope a line, in order. */
  signBundle(statements: readonly InTotoStatement[]): Buffer;
  /** Returns the published key set, the signing key first. */
  publicKeys(): JsonWebKeySet;
  /** Verifies a bundle with the published keys. */
  verifyBundle(bytes: Uint8Array): BundleVerification;
}

/** Creates a signer. Throws an Error if a key cannot be used: a service that cannot sign must not start. */
export function createSigner({ privateKeyPem, retiredPublicKeys = [] }: SignerOptions): Signer {
  const pair = loadPrivateKey(privateKeyPem);
  const retired = retiredPublicKeys.map((pem) => toJsonWebKey(loadPublicKey(pem)));
  const keySet = { keys: [toJsonWebKey(pair.publicKey), ...retired.filter(({ kid }) => kid !== pair.keyId)] };
  const sign = (payloadType: string, payload: Uint8Array) => signEnvelope(payloadType, payload, pair);
  return {
    keyId: pair.keyId,
    publicKeyPem: pair.publicKey.export({ type: "spki", format: "pem" }).toString(),
    sign,
    signBundle: (statements) =>
      encodeBundle(
        statements.map((statement) =>
          sign(statementPayloadType, Buffer.from(canonicalJson(statement), "utf8")),
        ),
      ),
    publicKeys: () => structuredClone(keySet),
    verifyBundle: (bytes) => verifyBundle(bytes, keySet),
  };
}
