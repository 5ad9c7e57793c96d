import type { Assessment } from "../__generated__/types.ts";
import { canonicalJson } from "./canonical-json.ts";
import { sha256 } from "./sha256.ts";

/**
 * Recomputes the digest of an Assessment: of its canonical JSON (RFC 8785) without `recordDigest`, and without
 * `current`, which changes when a later Assessment supersedes it. Equals `recordDigest` unless the record was changed.
 */
export function assessmentDigest(assessment: Assessment): Promise<string> {
  const { recordDigest, current, ...content } = assessment;
  return sha256(new TextEncoder().encode(canonicalJson(content)));
}
