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
  /** Where it was found: the mirror and suite are the operator's. */
  url: string;
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
  /** Whether the authors' own lock asked for it. */
  pinned: boolean;
  /** When versions that nobody pinned were chosen; an ISO 8601 time. */
  resolvedAt: string;
  resolver: string;
}
