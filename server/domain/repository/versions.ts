import { canonicalJson, type Digest, digestOfBytes } from "../digest.ts";
import type { ManifestClaim, ManifestExperiment } from "../manifest/manifest.ts";

/** The content of a Claim, frozen before any Run of it: its statement and what is expected, not what was observed. */
export type ClaimContent = { key: string } & Pick<
  ManifestClaim,
  "type" | "statement" | "locator" | "measurements"
>;

/** The content of an experiment: how it is run, and the code that it runs. */
export type ExperimentContent = { key: string } & Omit<ManifestExperiment, "id"> & {
    sourceCommit: string | null;
    sourceDigest: Digest | null;
  };

/** What a version of a repository consists of; `parent` is the version before it. */
export interface VersionManifest {
  paper: Digest | null;
  source: Digest | null;
  claims: Digest[];
  experiments: Digest[];
  parent: Digest | null;
}

/** The `claimVersionId`. Claims of equal content in two repositories have the same one. */
export function claimVersionOf({ key, type, statement, locator, measurements }: ClaimContent): Digest {
  return digestOf({ key, type, statement, locator, measurements });
}

/** The `experimentVersionId`: new code, a new command or another limit make a new version. */
export function experimentVersionOf(content: ExperimentContent): Digest {
  const { key, command, timeoutSeconds, memoryMiB, seed, repetitions, requires, outputs } = content;
  const { sourceCommit, sourceDigest } = content;
  const how = { key, command, timeoutSeconds, memoryMiB, seed, repetitions, requires, outputs };
  return digestOf({ ...how, sourceCommit, sourceDigest });
}

/** The `headId`. */
export function versionOf({ paper, source, claims, experiments, parent }: VersionManifest): Digest {
  return digestOf({ paper, source, claims, experiments, parent });
}

function digestOf(content: object): Digest {
  return digestOfBytes(Buffer.from(canonicalJson(content), "utf8"));
}
