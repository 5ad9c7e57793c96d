import type { DsseEnvelope } from "./dsse.ts";

const maxBytes = 16 * 1024 * 1024;
const maxEnvelopes = 1_000;

/** Encodes a bundle as JSON Lines, one envelope a line (in-toto/attestation, spec/v1/bundle.md). */
export function encodeBundle(envelopes: readonly DsseEnvelope[]): Buffer {
  return Buffer.from(envelopes.map((envelope) => `${JSON.stringify(envelope)}\n`).join(""), "utf8");
}

/** Decodes the lines of a bundle as envelopes, null for what is not one. Returns null if the bundle is too large. */
export function decodeBundle(bytes: Uint8Array): (DsseEnvelope | null)[] | null {
  if (bytes.byteLength > maxBytes) return null;
  const lines = Buffer.from(bytes)
    .toString("utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.length > maxEnvelopes ? null : lines.map(decodeEnvelope);
}

function decodeEnvelope(line: string): DsseEnvelope | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  const { payloadType, payload, signatures } = (value ?? {}) as Partial<DsseEnvelope>;
  const isSigned = Array.isArray(signatures) && signatures.length > 0 && signatures.length <= 10;
  if (typeof payloadType !== "string" || typeof payload !== "string") return null;
  if (!isSigned || !signatures.every(isSignature)) return null;
  return { payloadType, payload, signatures: signatures.map(({ keyid, sig }) => ({ keyid, sig })) };
}

function isSignature(value: unknown): boolean {
  const { keyid, sig } = (value ?? {}) as Record<string, unknown>;
  return typeof keyid === "string" && typeof sig === "string";
}
