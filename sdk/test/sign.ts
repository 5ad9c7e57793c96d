import { createHash, generateKeyPairSync, sign } from "node:crypto";
import type { DsseEnvelope, InTotoStatement, JsonWebKey } from "../src/__generated__/types.ts";

const payloadType = "application/vnd.in-toto+json";

/** A signer with node:crypto and its own pre-authentication encoding, independent of the tested code. */
export function createSigner() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const kid = createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest("hex");
  const { x = "" } = publicKey.export({ format: "jwk" });
  const key: JsonWebKey = { kty: "OKP", crv: "Ed25519", x, kid, use: "sig", alg: "EdDSA" };

  function signBytes(payload: Buffer, type = payloadType): DsseEnvelope {
    const head = `DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `;
    const sig = sign(null, Buffer.concat([Buffer.from(head), payload]), privateKey).toString("base64");
    return { payloadType: type, payload: payload.toString("base64"), signatures: [{ keyid: kid, sig }] };
  }
  return {
    key,
    keys: { keys: [key] },
    signBytes,
    sign: (statement: unknown, type?: string) => signBytes(Buffer.from(JSON.stringify(statement)), type),
  };
}

export const statement = (...digests: string[]): InTotoStatement => ({
  _type: "https://in-toto.io/Statement/v1",
  subject: digests.map((sha256) => ({ name: "metrics.json", digest: { sha256 } })),
  predicateType: "https://verify.example.org/predicates/reproduction-result/v1",
  predicate: { conclusion: "supports" },
});

export const bundleOf = (...envelopes: DsseEnvelope[]): string =>
  envelopes.map((envelope) => `${JSON.stringify(envelope)}\n`).join("");
