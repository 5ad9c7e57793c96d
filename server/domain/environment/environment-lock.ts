import { type Digest, digestOfRecord } from "../digest.ts";

/** Everything in an environment, exactly: from it alone the environment is built, and built again. */
export interface EnvironmentLock extends LockedLayers {
  version: 1;
  /** As Debian names it. */
  architecture: string;
  /** In the order of their names; none where the base is an image. */
  debian: LockedPackage[];
  /** The base, in place of Debian packages. */
  image?: LockedImage;
}

/** A container image. Its digest names the manifest, and that every layer. */
export interface LockedImage {
  /** With the registry's name, which the operator may have mapped to an address: `docker.io/library/python`. */
  repository: string;
  digest: Digest;
}

/** What lies on the base, by registry. A member that is absent leaves the digest of the lock as it is. */
export interface LockedLayers {
  /** In the order of their files' names. */
  python?: LockedDistribution[];
  /** In the order of their paths. */
  node?: LockedNodePackage[];
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

/** A file of a Python index. It is named by no address: any index that has these bytes under this name will do. */
export interface LockedDistribution {
  /** Normalized: in lower case, with single hyphens. */
  name: string;
  version: string;
  file: string;
  kind: "wheel" | "source";
  /** Whether it is there only while source packages are built, and not in the environment. */
  buildOnly: boolean;
  byteSize: number;
  sha256: string;
}

/** A package of an npm registry, at the path where Node.js looks for it. */
export interface LockedNodePackage {
  /** Below the root: `node_modules/a/node_modules/@b/c`. */
  path: string;
  version: string;
  /** Below the registry, which is the operator's own: `@b/c/-/c-1.0.0.tgz`. */
  file: string;
  sha512: string;
  /** Its programs, by their names. */
  bin?: Record<string, string>;
}

/** The lock of the base alone, on which the layers lie: an environment of its own. */
export function baseOf({ version, architecture, debian, image }: EnvironmentLock): EnvironmentLock {
  return { version, architecture, debian, ...(image && { image }) };
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
  /** Packages that nobody declares and that the code loads: `python3-numpy (analysis.py:3)`. Absent where there are none. */
  inferred?: string[];
  /** With its digest, where the base is one. */
  image?: string;
}
