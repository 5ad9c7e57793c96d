import type { KeyObject } from "node:crypto";
import type { InTotoStatement } from "../domain/attestation/in-toto.ts";
import { decodeBundle } from "./bundle.ts";
import { type DsseEnvelope, verifyEnvelope } from "./dsse.ts";
import { type JsonWebKeySet, keysById } from "./keys.ts";
import { parseStatement } from "./parse-statement.ts";

export type VerificationStepName = "bundle" | "envelope" | "key" | "signature" | "statement";

/** One step of verifying. `line` counts the envelopes from 1 and is 0 for the bundle as a whole. */
export interface VerificationStep {
  name: VerificationStepName;
  line: number;
  ok: boolean;
  reason: string | null;
}

export interface BundleVerification {
  /** Whether every line is an envelope with a valid signature over a Statement; never true for an empty bundle. */
  verified: boolean;
  /** The keys that signed, without repetition. */
  keyIds: string[];
  envelopes: DsseEnvelope[];
  /** Parsed from the verified bytes alone, in the order of the envelopes that verified. */
  statements: InTotoStatement[];
  steps: VerificationStep[];
}

/** Verifies a bundle by a key set alone: no clock, no network. A line that is no valid envelope fails the whole. */
export function verifyBundle(bytes: Uint8Array, keySet: JsonWebKeySet): BundleVerification {
  const lines = decodeBundle(bytes) ?? [];
  const keys = keysById(keySet);
  const checked = lines.map((line) => checkLine(line, keys));
  const readable = lines.length > 0;
  const reason = readable ? null : "The bundle is empty or too large.";
  const valid = checked.filter((one) => one.ok);
  return {
    verified: readable && valid.length === checked.length,
    keyIds: [...new Set(valid.map(({ keyId }) => keyId))],
    envelopes: lines.filter((line) => typeof line !== "string"),
    statements: valid.map(({ statement }) => statement),
    steps: [{ name: "bundle", line: 0, ok: readable, reason }, ...checked.flatMap(stepsOf)],
  };
}

type CheckedLine =
  | { ok: true; keyId: string; statement: InTotoStatement }
  | { ok: false; failed: VerificationStepName; reason: string };

function checkLine(envelope: DsseEnvelope | string, keys: ReadonlyMap<string, KeyObject>): CheckedLine {
  if (typeof envelope === "string") return { ok: false, failed: "envelope", reason: envelope };
  const verified = verifyEnvelope(envelope, keys);
  if ("failed" in verified) return { ok: false, ...verified };
  const statement = parseStatement(verified.payloadType, verified.payload);
  if (typeof statement === "string") return { ok: false, failed: "statement", reason: statement };
  return { ok: true, keyId: verified.keyId, statement };
}

const order: VerificationStepName[] = ["envelope", "key", "signature", "statement"];

/** The steps of one line up to the one that failed, each of which needs the one before it. */
function stepsOf(checked: CheckedLine, index: number): VerificationStep[] {
  const taken = checked.ok ? order : order.slice(0, order.indexOf(checked.failed) + 1);
  return taken.map((name) => {
    const ok = checked.ok || name !== checked.failed;
    return { name, line: index + 1, ok, reason: ok || checked.ok ? null : checked.reason };
  });
}
