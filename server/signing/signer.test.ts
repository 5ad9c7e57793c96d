import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type InTotoStatement, statement } from "../domain/attestation/in-toto.ts";
import { createSigner } from "./signer.ts";
import { verifyBundle } from "./verify-bundle.ts";

const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    privateKeyPem: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    publicKeyPem: publicKey.export({ type: "spki", format: "pem" }).toString(),
  };
};
const key = newKey();
const signer = createSigner(key);
const statements = ["a", "b"].map((name) =>
  statement([{ name, digest: { sha256: "0".repeat(64) } }], `https://example.org/${name}`, { name }),
);
const bundle = signer.signBundle(statements);
const lines = bundle.toString().trimEnd().split("\n");
/** Verifies what must not verify; counts what was read of it. */
const refused = (bytes: string | Uint8Array, keySet = signer.publicKeys()) => {
  const { verified, envelopes, statements } = verifyBundle(Buffer.from(bytes), keySet);
  expect(verified).toBe(false);
  return { envelopes: envelopes.length, statements: statements.length };
};
const nothing = { envelopes: 0, statements: 0 };

describe("a signed bundle", () => {
  it("verifies with the published key set alone", () => {
    const published = JSON.parse(JSON.stringify(signer.publicKeys()));
    const result = verifyBundle(bundle, published);
    expect(result).toMatchObject({ verified: true, statements });
    expect(result.envelopes).toHaveLength(2);
    expect(signer.verifyBundle(bundle)).toEqual(result);
  });

  it("is the same bytes for the same statements: Ed25519 and canonical JSON are deterministic", () => {
    expect(createSigner(key).signBundle(statements)).toEqual(bundle);
  });

  it("stays valid when its key is retired, and not when it is dropped", () => {
    const next = newKey();
    const keeping = createSigner({ ...next, retiredPublicKeys: [key.publicKeyPem, next.publicKeyPem] });
    expect(keeping.publicKeys().keys.map(({ kid }) => kid)).toEqual([keeping.keyId, signer.keyId]);
    expect(keeping.verifyBundle(bundle).verified).toBe(true);
    expect(createSigner(next).verifyBundle(bundle).verified).toBe(false);
  });

  it("gives out its key set so that no caller can change it", () => {
    signer.publicKeys().keys.length = 0;
    expect(signer.publicKeys().keys).toHaveLength(1);
  });
});

describe("what fails", () => {
  it.each([
    ["nothing", "", nothing],
    ["blank lines", "\n \n", nothing],
    ["no JSON", `${lines[0]}\nx\n`, { envelopes: 1, statements: 1 }],
    ["no envelope", '{"payload":1}\n', nothing],
    ["null", "null\n", nothing],
    ["no signature", `${JSON.stringify({ ...JSON.parse(lines[0]!), signatures: [] })}\n`, nothing],
    [
      "a signature of another line",
      `${JSON.stringify({ ...JSON.parse(lines[0]!), signatures: JSON.parse(lines[1]!).signatures })}\n`,
      { envelopes: 1, statements: 0 },
    ],
  ])("%s", (_, text, read) => {
    expect(refused(text)).toEqual(read);
  });

  it("a stranger's key", () => {
    const unread = { envelopes: 2, statements: 0 };
    expect(refused(bundle, createSigner(newKey()).publicKeys())).toEqual(unread);
    expect(refused(bundle, { keys: [] })).toEqual(unread);
  });

  it("one line more than was signed", () => {
    const forged = createSigner(newKey()).signBundle(statements);
    expect(refused(Buffer.concat([bundle, forged]))).toEqual({ envelopes: 4, statements: 2 });
  });

  it.each([
    ["another payload type", "text/plain", "{}"],
    ["no JSON", "application/vnd.in-toto+json", "x"],
    ["null", "application/vnd.in-toto+json", "null"],
    ["another version", "application/vnd.in-toto+json", JSON.stringify({ ...statements[0], _type: "x" })],
    ["no subject", "application/vnd.in-toto+json", JSON.stringify({ ...statements[0], subject: [] })],
    [
      "a subject without a digest",
      "application/vnd.in-toto+json",
      JSON.stringify({ ...statements[0], subject: [{}] }),
    ],
    ["no predicate", "application/vnd.in-toto+json", JSON.stringify({ ...statements[0], predicate: null })],
  ])("a signed payload that is no Statement: %s", (_, payloadType, payload) => {
    const line = JSON.stringify(signer.sign(payloadType, Buffer.from(payload)));
    expect(refused(line)).toEqual({ envelopes: 1, statements: 0 });
  });

  it("a bundle that is too large", () => {
    expect(refused(`${lines[0]}\n`.repeat(1_001))).toEqual(nothing);
    expect(refused(new Uint8Array(17 * 1024 * 1024))).toEqual(nothing);
  });
});

it("takes statements from the verified bytes, not from anything beside them", () => {
  const envelope = { ...JSON.parse(lines[0]!), statement: { _type: "forged" }, payload_: "x" };
  const result = signer.verifyBundle(Buffer.from(JSON.stringify(envelope)));
  const [first] = result.statements as [InTotoStatement];
  expect(first).toEqual(statements[0]);
  expect(result.envelopes[0]).not.toHaveProperty("statement");
});

it("refuses to be made with a key that cannot sign", () => {
  expect(() => createSigner({ privateKeyPem: "" })).toThrow(/Ed25519/);
});
