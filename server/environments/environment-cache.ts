import { randomUUID } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Digest } from "../domain/digest.ts";
import { hexOf } from "../domain/digest.ts";
import type { FolderRemover } from "../execution/folder-remover.ts";
import { type FileLock, lockFile } from "./file-lock.ts";

/** What is known of a root that is ready. */
interface CachedRoot {
  root: string;
  treeDigest: Digest;
}

/** A root in use: it stays until it is disposed. */
export type HeldRoot = CachedRoot & AsyncDisposable;

/** What a build leaves beside the root. */
export interface BuiltRoot {
  treeDigest: Digest;
  byteSize: number;
  /** Kept beside the root. */
  lock: string;
  /** Of the tree; a line for each file. */
  description: string;
}

const ENTRY = /^[0-9a-f]{64}$/;
const METADATA = "environment.json";

/**
 * Roots by the digest of their locks. One is built in a folder of its own and renamed when it is whole; while it is
 * built or used, its lock file is locked, across processes. Beyond the size limit the one used longest ago goes first.
 */
export class EnvironmentCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #remover: Pick<FolderRemover, "sweep">;

  constructor(folder: string, maxBytes: number, remover: Pick<FolderRemover, "sweep">) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#remover = remover;
  }

  /**
   * Returns the root of a lock, which `build` makes where there is none. Others who ask for it meanwhile wait for the one
   * who builds.
   */
  async hold(
    digest: Digest,
    build: (folder: string) => Promise<BuiltRoot>,
    signal: AbortSignal,
  ): Promise<HeldRoot> {
    await mkdir(join(this.#folder, "locks"), { recursive: true, mode: 0o700 });
    const entry = join(this.#folder, hexOf(digest));
    for (;;) {
      const held = await this.#holdExisting(entry, digest, signal);
      if (held) return held;
      await using _lock = await this.#lock(digest, "exclusive", { signal });
      if (await isThere(join(entry, METADATA))) continue;
      await this.#build(entry, build);
      await this.#evict();
    }
  }

  async #holdExisting(entry: string, digest: Digest, signal: AbortSignal): Promise<HeldRoot | null> {
    // Nobody builds what is there: without this, a Run would wait for flock(1) before it sees that nothing is.
    if (!(await isThere(join(entry, METADATA)))) return null;
    const lock = await this.#lock(digest, "shared", { signal });
    const text = await readFile(join(entry, METADATA), "utf8").catch(() => null);
    if (text === null || !lock) {
      await lock?.[Symbol.asyncDispose]();
      return null;
    }
    await utimes(join(entry, METADATA), new Date(), new Date());
    const { treeDigest } = JSON.parse(text) as Pick<BuiltRoot, "treeDigest">;
    return { root: join(entry, "root"), treeDigest, [Symbol.asyncDispose]: lock[Symbol.asyncDispose] };
  }

  async #build(entry: string, build: (folder: string) => Promise<BuiltRoot>): Promise<void> {
    const folder = join(this.#folder, `building-${randomUUID()}`);
    await mkdir(join(folder, "root"), { recursive: true, mode: 0o755 });
    try {
      const { lock, description: _, ...metadata } = await build(folder);
      await writeFile(join(folder, "lock.json"), lock);
      await rm(join(folder, "inputs"), { recursive: true, force: true });
      await writeFile(join(folder, METADATA), JSON.stringify(metadata));
      await rename(folder, entry);
    } catch (error) {
      await this.#remover.sweep(folder).catch(() => undefined);
      throw error;
    }
  }

  /** Removes what was used longest ago, but nothing in use, until the rest is within the limit. */
  async #evict(): Promise<void> {
    const entries = await this.#list();
    let bytes = entries.reduce((sum, { byteSize }) => sum + byteSize, 0);
    for (const { name, byteSize } of entries.sort((a, b) => a.usedAt - b.usedAt)) {
      if (bytes <= this.#maxBytes) return;
      await using lock = await this.#lock(`sha256:${name}`, "exclusive", { wait: false });
      if (!lock) continue;
      await this.#remover.sweep(join(this.#folder, name));
      bytes -= byteSize;
    }
  }

  async #list(): Promise<{ name: string; byteSize: number; usedAt: number }[]> {
    const found = [];
    for (const name of await readdir(this.#folder)) {
      if (!ENTRY.test(name)) continue;
      const path = join(this.#folder, name, METADATA);
      const [text, times] = await Promise.all([
        readFile(path, "utf8").catch(() => null),
        stat(path).catch(() => null),
      ]);
      if (text === null || !times) continue;
      const { byteSize } = JSON.parse(text) as BuiltRoot;
      found.push({ name, byteSize, usedAt: times.mtimeMs });
    }
    return found;
  }

  #lock(
    digest: Digest,
    kind: "shared" | "exclusive",
    options: { wait?: boolean; signal?: AbortSignal },
  ): Promise<FileLock | null> {
    return lockFile(join(this.#folder, "locks", hexOf(digest)), kind, options);
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Removes what killed builds have left. To be called while no other process uses the folder. */
export async function clearUnfinished(folder: string, remover: Pick<FolderRemover, "sweep">): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => []))
    if (/^(?:building|removed)-/.test(name)) await remover.sweep(join(folder, name));
}
