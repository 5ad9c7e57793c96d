import { join } from "node:path";
import type { EnvironmentLock } from "../domain/environment/environment-lock.ts";
import type { Requirement, UnmetRequirement } from "../domain/environment/requirement.ts";
import type { LogChunk } from "../execution/port.ts";
import { DebianArchive, type DebianSettings } from "./debian-archive.ts";
import { openSnapshot, timestampOf } from "./debian-snapshot.ts";
import { EnvironmentError } from "./environment-error.ts";
import { lockFile } from "./file-lock.ts";
import type { KeptResolutions } from "./kept-resolutions.ts";
import { resolveDebian } from "./resolve-debian.ts";

/** A lock, and how it came about. */
export interface Resolution {
  lock: EnvironmentLock;
  unmet: UnmetRequirement[];
  /** An ISO 8601 time: newer versions were not there then. Null where the authors pinned all. */
  resolvedAt: string | null;
  /** Whether packages of the lock stand in for what is unmet: the same software in another version. */
  hasSubstitutes?: boolean;
  /** For example `apt 2.6.1, Debian bookworm as of 20240501T000000Z`. */
  resolver: string | null;
}

interface AskedPackages {
  requirements: Requirement[];
  runtimes: string[];
  committedAt: string | null;
  onLog(item: LogChunk): void;
  signal: AbortSignal;
}

/** Chooses the packages of a base. */
export type Resolver = (asked: AskedPackages) => Promise<Resolution>;

/** Chooses as of the code's commit first, where there are snapshots, and as of today where that has not everything. */
export function createResolver(settings: DebianSettings, folder: string, kept: KeptResolutions): Resolver {
  const today = new DebianArchive(settings, join(folder, "apt"));
  return ({ requirements, runtimes, committedAt, onLog, signal }) => {
    const timestamp = settings.snapshots && committedAt !== null ? timestampOf(committedAt) : null;
    const needs = { requirements, runtimes, archive: settings, ...(timestamp !== null && { timestamp }) };
    return kept.get(needs, async () => {
      // apt refuses a second one that works in its folders.
      await using _lock = await lockFile(join(folder, "apt.lock"), "exclusive", { signal });
      if (timestamp === null) return resolveIn(today, needs, "");
      const then = await resolveThen(settings, folder, timestamp, needs);
      if (!(then instanceof EnvironmentError) && then.unmet.length === 0) return then;
      const now = await resolveIn(today, needs, " as of today");
      if (!(then instanceof EnvironmentError) && then.unmet.length <= now.unmet.length) return then;
      onLog({ stream: "system", text: `${explain(then, timestamp)}\n` });
      return now;
    });
  };
}

type Needs = Pick<AskedPackages, "requirements" | "runtimes">;

async function resolveIn(archive: DebianArchive, { requirements, runtimes }: Needs, asOf: string) {
  await archive.update();
  const { packages, unmet } = await resolveDebian(archive, requirements, runtimes);
  const { architecture, suite } = archive.settings;
  return {
    lock: { version: 1 as const, architecture, debian: packages },
    unmet,
    resolver: `${await aptVersion(archive)}, Debian ${suite}${asOf}`,
  };
}

/** Snapshots that are not there keep nobody from today's packages. */
async function resolveThen(settings: DebianSettings, folder: string, timestamp: string, needs: Needs) {
  try {
    const archive = await openSnapshot(settings, folder, timestamp);
    const resolved = await resolveIn(archive, needs, ` as of ${timestamp}`);
    return { ...resolved, lock: { ...resolved.lock, asOf: { debian: timestamp } } };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error;
  }
}

function explain(then: EnvironmentError | Pick<Resolution, "unmet">, timestamp: string): string {
  const [first] = then instanceof EnvironmentError ? [] : then.unmet;
  const reason = then instanceof EnvironmentError ? then.message : `${first!.text}: ${first!.reason}`;
  return `As of ${timestamp} not all Debian packages can be had (${reason}). Those of today are taken.`;
}

/** `apt 2.6.1 (amd64)` */
async function aptVersion(archive: DebianArchive): Promise<string> {
  const { stdout } = await archive.run(["apt-get", "--version"]);
  return stdout.split(" ").slice(0, 2).join(" ").slice(0, 50);
}
