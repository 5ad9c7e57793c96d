import { type Digest, digestOfRecord } from "../digest.ts";

/** Everything in an environment, exactly: from it alone the environment is built, and built again. */
export interface EnvironmentLock {
  version: 1;
  /** As Debian names it. */
  architecture: string;
  /** In the order of their names. */
  debian: LockedPackage[];
}

export interface LockedPackage {
  name: string;
  version: string;
  architecture: string;
  /** Whether the base system needs it: it is there before any maintainer script runs. */
  essential: boolean;
  /** Below the mirror, which is the operator's own: `pool/main/j/jq/jq_1.6-2.1_amd64.deb`. */
  path: string;
  byteSize: number;
  sha256: string;
}

/** The name of an environment (docs/environments.md#lock-and-digest). */
export function lockDigest(lock: EnvironmentLock): Digest {
  return digestOfRecord(lock);
}

/** An environment as a Run records it. */
export interface UsedEnvironment {
  lockDigest: Digest;
  /** Of the description of the root's files. */
  treeDigest: Digest;
  /** Whether it is that of the authors' own lock. */
  pinned: boolean;
  /** When versions that nobody pinned were chosen, an ISO 8601 time, and by what; null where the authors pinned them. */
  resolvedAt: string | null;
  resolver: string | null;
}
