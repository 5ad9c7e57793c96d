import type { KeyObject } from "node:crypto";
import type { InTotoStatement } from "../domain/attestation/in-toto.ts";
import { decodeBundle } from "./bundle.ts";
import { type DsseEnvelope, verifyEnvelope } from "./dsse.ts";
import { type JsonWebKeySet, keysById } from "./keys.ts";
import { parseStatement } from "./parse-statement.ts";

export interface BundleVerification {
  /** Whether every line is an envelope with a valid signature over a Statement; never true for an empty bundle. */
  verified: boolean;
  envelopes: DsseEnvelope[];
  /** Parsed from the verified bytes only, in the order of the verified envelopes. */
  statements: InTotoStatement[];
}

/** Verifies a bundle with a key set: no clock, no network. One invalid line makes the whole bundle invalid. */
export function verifyBundle(bytes: Uint8Array, keySet: JsonWebKeySet): BundleVerification {
  const lines = decodeBundle(bytes) ?? [];
  const keys = keysById(keySet);
  const envelopes = lines.filter((line) => line !== null);
  const statements = envelopes.flatMap((envelope) => readStatement(envelope, keys) ?? []);
  return { verified: lines.length > 0 && statements.length === lines.length, envelopes, statements };
}

function readStatement(envelope: DsseEnvelope, keys: ReadonlyMap<string, KeyObject>): InTotoStatement | null {
  const verified = verifyEnvelope(envelope, keys);
  return "failed" in verified ? null : parseStatement(verified.payloadType, verified.payload);
}
