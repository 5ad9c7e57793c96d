import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { digestOfRecord, hexOf } from "../domain/digest.ts";
import type { EnvironmentLock } from "../domain/environment/environment-lock.ts";
import type { Requirement, UnmetRequirement } from "../domain/environment/requirement.ts";
import type { DebianArchive } from "./debian-archive.ts";
import { lockFile } from "./file-lock.ts";
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

interface Asked {
  requirements: Requirement[];
  runtimes: string[];
  signal: AbortSignal;
}

const MAX_AGE_MILLISECONDS = 24 * 60 * 60_000;

/** Chooses versions once a day for the same needs: what is asked for again within it gets the same environment. */
export function createResolver(archive: DebianArchive, folder: string, now: () => Date) {
  return async ({ requirements, runtimes, signal }: Asked): Promise<Resolution> => {
    const asked = { requirements, runtimes, archive: archive.settings };
    const resolutions = join(folder, "resolutions");
    await mkdir(resolutions, { recursive: true, mode: 0o700 });
    const path = join(resolutions, `${hexOf(digestOfRecord(asked))}.json`);
    const known = await readResolution(path);
    if (known?.resolvedAt && now().getTime() - Date.parse(known.resolvedAt) < MAX_AGE_MILLISECONDS)
      return known;

    // apt refuses a second one that works in its folders.
    await using _lock = await lockFile(join(folder, "apt.lock"), "exclusive", { signal });
    await archive.update();
    const { packages, unmet } = await resolveDebian(archive, requirements, runtimes);
    const { architecture, suite } = archive.settings;
    const resolution: Resolution = {
      lock: { version: 1, architecture, debian: packages },
      unmet,
      resolvedAt: now().toISOString(),
      resolver: `${await aptVersion(archive)}, Debian ${suite}`,
    };
    await writeFile(`${path}.new`, JSON.stringify(resolution));
    await rename(`${path}.new`, path);
    return resolution;
  };
}

async function readResolution(path: string): Promise<Resolution | null> {
  const text = await readFile(path, "utf8").catch(() => null);
  return text === null ? null : (JSON.parse(text) as Resolution);
}

/** `apt 2.6.1 (amd64)` */
async function aptVersion(archive: DebianArchive): Promise<string> {
  const { stdout } = await archive.run(["apt-get", "--version"]);
  return stdout.split(" ").slice(0, 2).join(" ").slice(0, 50);
}
