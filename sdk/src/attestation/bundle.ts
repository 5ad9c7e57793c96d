import type { DsseEnvelope } from "../__generated__/types.ts";
import { AttestationError } from "./errors.ts";

/** Encodes a bundle as the service stores it: JSON Lines, one DSSE envelope a line. */
export function encodeBundle(envelopes: readonly DsseEnvelope[]): Uint8Array<ArrayBuffer> {
  const lines = envelopes.map(({ payloadType, payload, signatures }) => {
    const plain = signatures.map(({ keyid, sig }) => ({ keyid, sig }));
    return `${JSON.stringify({ payloadType, payload, signatures: plain })}\n`;
  });
  return new TextEncoder().encode(lines.join(""));
}

/**
 * Parses the envelopes of a bundle.
 *
 * @throws AttestationError `malformed_bundle` if there is none, or a line is not a DSSE envelope.
 */
export function parseBundle(bytes: Uint8Array): DsseEnvelope[] {
  const lines = new TextDecoder()
    .decode(bytes)
    .split("\n")
    .filter((line) => line.trim() !== "");
  if (lines.length === 0) throw new AttestationError("malformed_bundle", "The bundle has no envelope");
  return lines.map((line, index) => {
    const envelope = parse(line);
    if (isEnvelope(envelope)) return envelope;
    throw new AttestationError("malformed_bundle", `Line ${index + 1} of the bundle is not a DSSE envelope`);
  });
}

export function isEnvelope(value: unknown): value is DsseEnvelope {
  const { payload, payloadType, signatures } = (value ?? {}) as Partial<Record<keyof DsseEnvelope, unknown>>;
  return (
    typeof payload === "string" &&
    typeof payloadType === "string" &&
    Array.isArray(signatures) &&
    signatures.length > 0 &&
    signatures.every((signature) => typeof signature?.keyid === "string" && typeof signature.sig === "string")
  );
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
