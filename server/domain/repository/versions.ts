import { canonicalJson, type Digest, digestOfBytes } from "../digest.ts";
import type { ManifestClaim, ManifestExperiment } from "../manifest/manifest.ts";

/** The content of a Claim, frozen before its first Run: the statement and expected results, without observations. */
export type ClaimContent = { key: string } & Pick<
  ManifestClaim,
  "type" | "statement" | "locator" | "measurements"
>;

/** The content of an experiment: its execution parameters and its source code. */
export type ExperimentContent = { key: string } & Omit<ManifestExperiment, "id"> & {
    sourceCommit: string | null;
    sourceDigest: Digest | null;
  };

/** The content of a version of a repository, by digest; `parent` is the previous version. */
export interface VersionManifest {
  paper: Digest | null;
  source: Digest | null;
  claims: Digest[];
  experiments: Digest[];
  parent: Digest | null;
}

/** Returns the `claimVersionId`. It is the same for Claims of equal content in different repositories. */
export function claimVersionOf({ key, type, statement, locator, measurements }: ClaimContent): Digest {
  return digestOf({ key, type, statement, locator, measurements });
}

/** Returns the `experimentVersionId`. It changes with the code, the command and the limits. */
export function experimentVersionOf(content: ExperimentContent): Digest {
  const { key, command, timeoutSeconds, memoryMiB, seed, seeds, repetitions, requires, outputs } = content;
  const { image, workdir, env, sourceCommit, sourceDigest } = content;
  const execution = { key, command, timeoutSeconds, memoryMiB, seed, repetitions, requires, outputs };
  // Only where declared: the versions of all other experiments are older than these members.
  const declared = {
    ...(seeds && { seeds }),
    ...(image && { image }),
    ...(workdir && { workdir }),
    ...(env && { env }),
  };
  return digestOf({ ...execution, ...declared, sourceCommit, sourceDigest });
}

/** Returns the `headId`. */
export function versionOf({ paper, source, claims, experiments, parent }: VersionManifest): Digest {
  return digestOf({ paper, source, claims, experiments, parent });
}

function digestOf(content: object): Digest {
  return digestOfBytes(Buffer.from(canonicalJson(content), "utf8"));
}
