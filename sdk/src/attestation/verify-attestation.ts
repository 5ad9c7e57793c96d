import type { Assessment, DsseEnvelope, InTotoStatement, JsonWebKeySet } from "../__generated__/types.ts";
import { assessmentDigest } from "./assessment-digest.ts";
import { encodeBundle, isEnvelope, parseBundle } from "./bundle.ts";
import { AttestationError } from "./errors.ts";
import { parseStatement } from "./parse-statement.ts";
import { sha256 } from "./sha256.ts";
import { verifyEnvelope } from "./verify-envelope.ts";

export type AttestationInput = {
  /** Trusted keys: a JWK Set (RFC 7517, RFC 8037), for example from `/.well-known/jwks.json`. */
  keys: JsonWebKeySet;
  /** `sha256:...`: the bundle must have this digest. */
  expectedDigest?: string;
  /** The Assessment as returned by the API: it must be a subject of a statement. */
  assessment?: Assessment;
  /** Digests (`sha256:...`), each of which must be a subject of a statement. */
  subjects?: readonly string[];
} & (
  | {
      /** The stored bundle: JSON Lines, one DSSE envelope a line. */
      bundle: string | Uint8Array<ArrayBuffer>;
    }
  | {
      /** The envelopes of the bundle: `envelopes` of `attestations.verify`. */
      envelopes: readonly DsseEnvelope[];
    }
);

export interface VerifiedStatement {
  statement: InTotoStatement;
  predicateType: string;
  /** Digests of the subjects, as `sha256:...`. */
  subjects: string[];
  /** `kid` of the signing key. */
  keyId: string;
}

/**
 * Verifies a bundle with the given keys offline, with WebCrypto. Resolves with the statements in their order, each
 * parsed from verified bytes. Rejects with an AttestationError if any check fails.
 */
export async function verifyAttestation(input: AttestationInput): Promise<VerifiedStatement[]> {
  const bytes = bytesOf(input);
  if (input.expectedDigest !== undefined) {
    const digest = await sha256(bytes);
    if (digest !== input.expectedDigest)
      throw new AttestationError("digest_mismatch", `The bundle is ${digest}, not ${input.expectedDigest}`);
  }
  const verified: VerifiedStatement[] = [];
  for (const envelope of parseBundle(bytes)) {
    if (envelope.payloadType !== payloadType)
      throw new AttestationError("unexpected_payload_type", `A payload is ${envelope.payloadType}`);
    const { payload, keyId } = await verifyEnvelope(envelope, input.keys);
    const statement = parseStatement(payload);
    verified.push({
      statement,
      predicateType: statement.predicateType,
      subjects: subjectsOf(statement),
      keyId,
    });
  }
  const subjectDigests = new Set(verified.flatMap(({ subjects }) => subjects));
  for (const digest of await expectedSubjects(input))
    if (!subjectDigests.has(digest))
      throw new AttestationError("subject_missing", `No statement of the bundle has the subject ${digest}`);
  return verified;
}

const payloadType = "application/vnd.in-toto+json";

function bytesOf(input: AttestationInput): Uint8Array<ArrayBuffer> {
  if ("bundle" in input)
    return typeof input.bundle === "string" ? new TextEncoder().encode(input.bundle) : input.bundle;
  if (!input.envelopes.every(isEnvelope))
    throw new AttestationError("malformed_bundle", "One of the envelopes is not a DSSE envelope");
  return encodeBundle(input.envelopes);
}

async function expectedSubjects({ subjects = [], assessment }: AttestationInput): Promise<string[]> {
  if (!assessment) return [...subjects];
  const digest = await assessmentDigest(assessment);
  if (digest !== assessment.recordDigest)
    throw new AttestationError(
      "digest_mismatch",
      `The Assessment is ${digest}, not ${assessment.recordDigest}`,
    );
  return [...subjects, digest];
}

const subjectsOf = ({ subject }: InTotoStatement): string[] =>
  subject.flatMap(({ digest }) => (digest.sha256 === undefined ? [] : [`sha256:${digest.sha256}`]));
