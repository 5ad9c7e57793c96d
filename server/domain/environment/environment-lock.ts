import { type Digest, digestOfRecord } from "../digest.ts";
import type { LockedJulia } from "./locked-julia.ts";

/** Everything in an environment, exactly: from it alone the environment is built, and built again. */
export interface EnvironmentLock extends LockedLayers {
  version: 1;
  /** As Debian names it. */
  architecture: string;
  /** In the order of their names; none where the base is an image. */
  debian: LockedPackage[];
  /** The base, in place of Debian packages. */
  image?: LockedImage;
  /**
   * As of when versions were chosen, by registry: absent for what is as of the day that the lock was made, or pinned. It says
   * where files may be that are nowhere else any more, and changes nothing of what is built.
   */
  asOf?: LockedDates;
}

export interface LockedDates {
  /** A timestamp of snapshots: `20240501T000000Z`. */
  debian?: string;
  /** An ISO 8601 time. */
  python?: string;
  /** A date of snapshots: `2024-05-01`. */
  r?: string;
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
  /** Each after those that it needs, as they are installed. */
  r?: LockedRPackage[];
  julia?: LockedJulia;
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

/** A source package of CRAN. It is named by no address: any mirror that has these bytes will do. */
export interface LockedRPackage {
  name: string;
  version: string;
  byteSize: number;
  sha256: string;
}

/** The lock of the base alone, on which the layers lie: an environment of its own. */
export function baseOf({ version, architecture, debian, image, asOf }: EnvironmentLock): EnvironmentLock {
  const dates = asOf?.debian === undefined ? {} : { asOf: { debian: asOf.debian } };
  return { version, architecture, debian, ...(image && { image }), ...dates };
}

/** The digest of what is built: two locks that differ in their dates alone share one environment. */
export function contentDigest({ asOf: _, ...content }: EnvironmentLock): Digest {
  return digestOfRecord(content);
}

/** As a Run names its environment (docs/environments.md#lock-and-digest). */
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
