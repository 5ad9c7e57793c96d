import { createHash, generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { keysById, loadPrivateKey, loadPublicKey, toJsonWebKey } from "./keys.ts";

const ed25519 = generateKeyPairSync("ed25519");
const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
const privatePem = (key: typeof ed25519.privateKey) =>
  key.export({ type: "pkcs8", format: "pem" }).toString();
const publicPem = (key: typeof ed25519.publicKey) => key.export({ type: "spki", format: "pem" }).toString();

describe("loadPrivateKey", () => {
  it("names the key by the SHA-256 of its SPKI", () => {
    const spki = ed25519.publicKey.export({ type: "spki", format: "der" });
    expect(loadPrivateKey(privatePem(ed25519.privateKey)).keyId).toBe(
      createHash("sha256").update(spki).digest("hex"),
    );
  });

  it.each([
    ["nothing", ""],
    ["noise", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"],
    ["a public key", publicPem(ed25519.publicKey)],
    ["another algorithm", privatePem(ec.privateKey)],
    [
      "a key with a passphrase",
      ed25519.privateKey
        .export({ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "x" })
        .toString(),
    ],
  ])("refuses %s without repeating it", (_, pem) => {
    expect(() => loadPrivateKey(pem)).toThrow(/Ed25519/);
    try {
      loadPrivateKey(pem);
    } catch (error) {
      expect(String(error)).not.toMatch(/BEGIN|AAAA/);
    }
  });
});

it("refuses retired keys that are none", () => {
  expect(() => loadPublicKey("x")).toThrow(/SPKI/);
  expect(() => loadPublicKey(publicPem(ec.publicKey))).toThrow(/Ed25519/);
});

it("publishes a key and reads it back", () => {
  const jwk = toJsonWebKey(ed25519.publicKey);
  expect(jwk).toEqual({
    kty: "OKP",
    crv: "Ed25519",
    x: expect.stringMatching(/^[\w-]{43}$/),
    kid: expect.stringMatching(/^[0-9a-f]{64}$/),
    use: "sig",
    alg: "EdDSA",
  });
  expect(JSON.stringify(jwk)).not.toContain('"d"');
  expect([...keysById({ keys: [jwk] }).keys()]).toEqual([jwk.kid]);
});

it("leaves out keys of other kinds, malformed ones and those under a false id", () => {
  const jwk = toJsonWebKey(ed25519.publicKey);
  const others = [
    { ...jwk, kty: "EC" },
    { ...jwk, crv: "X25519" },
    { ...jwk, x: "AA" },
    { ...jwk, kid: "00" },
  ];
  expect(keysById({ keys: others }).size).toBe(0);
});
