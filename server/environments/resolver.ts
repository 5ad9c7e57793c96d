import { join } from "node:path";
import type { EnvironmentLock } from "../domain/environment/environment-lock.ts";
import type { Requirement, UnmetRequirement } from "../domain/environment/requirement.ts";
import type { DebianArchive } from "./debian-archive.ts";
import { lockFile } from "./file-lock.ts";
import type { KeptResolutions } from "./kept-resolutions.ts";
import { resolveDebian } from "./resolve-debian.ts";

/** A lock, and how it came about. */
export interface Resolution {
  lock: EnvironmentLock;
  unmet: UnmetRequirement[];
  /** An ISO 8601 time: newer versions were not there then. Null where the authors pinned all. */
  resolvedAt: string | null;
  /** For example `apt 2.6.1, Debian bookworm`. */
  resolver: string | null;
}

interface AskedPackages {
  requirements: Requirement[];
  runtimes: string[];
  signal: AbortSignal;
}

/** Chooses the packages of a base. */
export type Resolver = (asked: AskedPackages) => Promise<Resolution>;

export function createResolver(archive: DebianArchive, folder: string, kept: KeptResolutions): Resolver {
  return ({ requirements, runtimes, signal }) =>
    kept.get({ requirements, runtimes, archive: archive.settings }, async () => {
      // apt refuses a second one that works in its folders.
      await using _lock = await lockFile(join(folder, "apt.lock"), "exclusive", { signal });
      await archive.update();
      const { packages, unmet } = await resolveDebian(archive, requirements, runtimes);
      const { architecture, suite } = archive.settings;
      return {
        lock: { version: 1 as const, architecture, debian: packages },
        unmet,
        resolver: `${await aptVersion(archive)}, Debian ${suite}`,
      };
    });
}

/** `apt 2.6.1 (amd64)` */
async function aptVersion(archive: DebianArchive): Promise<string> {
  const { stdout } = await archive.run(["apt-get", "--version"]);
  return stdout.split(" ").slice(0, 2).join(" ").slice(0, 50);
}
