import type { KeyObject } from "node:crypto";
import type { InTotoStatement } from "../domain/attestation/in-toto.ts";
import { decodeBundle } from "./bundle.ts";
import { type DsseEnvelope, verifyEnvelope } from "./dsse.ts";
import { type JsonWebKeySet, keysById } from "./keys.ts";
import { parseStatement } from "./parse-statement.ts";

type VerificationStepName = "bundle" | "envelope" | "key" | "signature" | "statement";

/** One verification step. `line` counts the envelopes from 1 and is 0 for the bundle as a whole. */
interface VerificationStep {
  name: VerificationStepName;
  line: number;
  ok: boolean;
  reason: string | null;
}

export interface BundleVerification {
  /** Whether every line is an envelope with a valid signature over a Statement; never true for an empty bundle. */
  verified: boolean;
  envelopes: DsseEnvelope[];
  /** Parsed from the verified bytes only, in the order of the verified envelopes. */
  statements: InTotoStatement[];
  steps: VerificationStep[];
}

/** Verifies a bundle with a key set: no clock, no network. One invalid line makes the whole bundle invalid. */
export function verifyBundle(bytes: Uint8Array, keySet: JsonWebKeySet): BundleVerification {
  const lines = decodeBundle(bytes) ?? [];
  const keys = keysById(keySet);
  const results = lines.map((line) => checkLine(line, keys));
  const isReadable = lines.length > 0;
  const reason = isReadable ? null : "The bundle is empty or too large.";
  const valid = results.filter((result) => result.ok);
  return {
    verified: isReadable && valid.length === results.length,
    envelopes: lines.filter((line) => typeof line !== "string"),
    statements: valid.map(({ statement }) => statement),
    steps: [{ name: "bundle", line: 0, ok: isReadable, reason }, ...results.flatMap(stepsOf)],
  };
}

type CheckedLine =
  | { ok: true; statement: InTotoStatement }
  | { ok: false; failed: VerificationStepName; reason: string };

function checkLine(envelope: DsseEnvelope | string, keys: ReadonlyMap<string, KeyObject>): CheckedLine {
  if (typeof envelope === "string") return { ok: false, failed: "envelope", reason: envelope };
  const verified = verifyEnvelope(envelope, keys);
  if ("failed" in verified) return { ok: false, ...verified };
  const statement = parseStatement(verified.payloadType, verified.payload);
  if (typeof statement === "string") return { ok: false, failed: "statement", reason: statement };
  return { ok: true, statement };
}

const stepOrder: VerificationStepName[] = ["envelope", "key", "signature", "statement"];

/** Returns the steps of one line up to the failed one; each step depends on the previous one. */
function stepsOf(checked: CheckedLine, index: number): VerificationStep[] {
  const names = checked.ok ? stepOrder : stepOrder.slice(0, stepOrder.indexOf(checked.failed) + 1);
  return names.map((name) => {
    const ok = checked.ok || name !== checked.failed;
    return { name, line: index + 1, ok, reason: ok || checked.ok ? null : checked.reason };
  });
}
