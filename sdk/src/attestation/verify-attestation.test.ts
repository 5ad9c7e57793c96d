import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { example } from "../../test/example.ts";
import { bundleOf, createSigner, statement } from "../../test/sign.ts";
import type { Assessment } from "../__generated__/types.ts";
import { assessmentDigest } from "./assessment-digest.ts";
import { type AttestationInput, verifyAttestation } from "./verify-attestation.ts";

const signer = createSigner();
const { keys } = signer;
const one = "1".repeat(64);
const two = "2".repeat(64);
const envelopes = [signer.sign(statement(one)), signer.sign(statement(two, one))];
const bundle = bundleOf(...envelopes);
const digestOf = (text: string) => `sha256:${createHash("sha256").update(text).digest("hex")}`;
const codeOf = (input: AttestationInput) =>
  verifyAttestation(input).then(
    () => "verified",
    (error: { name: string; code: string }) => error.code ?? error,
  );

describe("a valid bundle", () => {
  it("returns its parsed statements with key ids and subjects", async () => {
    const verified = await verifyAttestation({ bundle, keys, expectedDigest: digestOf(bundle) });
    expect(verified).toEqual([
      {
        statement: statement(one),
        predicateType: "https://verify.example.org/predicates/reproduction-result/v1",
        subjects: [`sha256:${one}`],
        keyId: signer.key.kid,
      },
      expect.objectContaining({ subjects: [`sha256:${two}`, `sha256:${one}`] }),
    ]);
  });

  it("verifies as bytes, and as the envelopes of a response", async () => {
    const bytes = new TextEncoder().encode(bundle);
    expect(await codeOf({ bundle: bytes, keys, expectedDigest: digestOf(bundle) })).toBe("verified");
    expect(await codeOf({ envelopes, keys, expectedDigest: digestOf(bundle) })).toBe("verified");
  });

  it("verifies in URL-safe base64", async () => {
    const urlSafe = envelopes.map((envelope) => ({
      ...envelope,
      payload: Buffer.from(envelope.payload, "base64").toString("base64url"),
    }));
    expect(await codeOf({ envelopes: urlSafe, keys })).toBe("verified");
  });

  it("verifies with additional signatures by unknown keys", async () => {
    const [envelope] = envelopes;
    const signatures = [{ keyid: "stranger", sig: "AAAA" }, ...envelope!.signatures];
    expect(await codeOf({ envelopes: [{ ...envelope!, signatures }], keys })).toBe("verified");
  });

  it("verifies the given Assessment", async () => {
    const assessment: Assessment = example("ClaimWithAssessments").assessments[0];
    assessment.recordDigest = await assessmentDigest(assessment);
    const signed = { envelopes: [signer.sign(statement(assessment.recordDigest.slice(7)))], keys };
    expect(await codeOf({ ...signed, assessment })).toBe("verified");
    expect(await codeOf({ ...signed, assessment: { ...assessment, current: !assessment.current } })).toBe(
      "verified",
    );
    expect(await codeOf({ ...signed, assessment: { ...assessment, limitations: [] } })).toBe(
      "digest_mismatch",
    );
    expect(await codeOf({ bundle, keys, assessment })).toBe("subject_missing");
  });
});

describe("an invalid bundle", () => {
  const stranger = createSigner();
  const [envelope] = envelopes;
  const flip = (text: string) => (text.startsWith("A") ? "B" : "A") + text.slice(1);
  const other = { ...envelope!, payload: Buffer.from(JSON.stringify(statement(two))).toString("base64") };
  const badSignature = {
    ...envelope!,
    signatures: [{ ...envelope!.signatures[0]!, sig: flip(envelope!.signatures[0]!.sig) }],
  };

  it.each<[string, AttestationInput, string]>([
    ["is empty", { bundle: "", keys }, "malformed_bundle"],
    ["has no envelopes", { envelopes: [], keys }, "malformed_bundle"],
    ["is no JSON", { bundle: `${bundle}{`, keys }, "malformed_bundle"],
    ["is JSON of something else", { bundle: "null\n", keys }, "malformed_bundle"],
    [
      "has an envelope without signatures",
      { envelopes: [{ ...envelope!, signatures: [] }], keys },
      "malformed_bundle",
    ],
    ["is not base64", { envelopes: [{ ...envelope!, payload: "a b=" }], keys }, "malformed_bundle"],
    ["is another", { bundle: `${bundle}\n`, keys, expectedDigest: digestOf(bundle) }, "digest_mismatch"],
    [
      "is of another type",
      { envelopes: [signer.sign(statement(one), "text/plain")], keys },
      "unexpected_payload_type",
    ],
    [
      "was relabelled",
      {
        envelopes: [{ ...signer.sign(statement(one), "text/plain"), payloadType: envelope!.payloadType }],
        keys,
      },
      "invalid_signature",
    ],
    ["is signed by a stranger", { bundle, keys: stranger.keys }, "unknown_key"],
    ["has a changed payload", { envelopes: [other], keys }, "invalid_signature"],
    ["has a changed signature", { envelopes: [badSignature], keys }, "invalid_signature"],
    [
      "has a changed envelope after a good one",
      { envelopes: [envelope!, badSignature], keys },
      "invalid_signature",
    ],
    [
      "is verified under a key that borrows an id",
      { bundle, keys: { keys: [{ ...stranger.key, kid: signer.key.kid }] } },
      "unsupported_key",
    ],
    [
      "is verified under an RSA key",
      { bundle, keys: { keys: [{ ...signer.key, kty: "RSA" }] } },
      "unsupported_key",
    ],
    [
      "is verified under half a key",
      { bundle, keys: { keys: [{ ...signer.key, x: "AAAA" }] } },
      "unsupported_key",
    ],
    [
      "signs bytes that are not UTF-8",
      { envelopes: [signer.signBytes(Buffer.from('{"a":"\xff"}', "latin1"))], keys },
      "malformed_statement",
    ],
    ["signs a number", { envelopes: [signer.sign(5)], keys }, "malformed_statement"],
    [
      "signs an older Statement",
      { envelopes: [signer.sign({ ...statement(one), _type: "https://in-toto.io/Statement/v0.1" })], keys },
      "malformed_statement",
    ],
    ["is about nothing", { envelopes: [signer.sign(statement())], keys }, "malformed_statement"],
    ["is about something else", { bundle, keys, subjects: [`sha256:${"3".repeat(64)}`] }, "subject_missing"],
  ])("%s", async (_, input, code) => {
    expect(await codeOf(input)).toBe(code);
  });
});
