import { stat, statfs } from "node:fs/promises";
import { measureDeletedFiles } from "./deleted-files.ts";
import { type DiskUse, measureFolder } from "./disk-use.ts";
import type { ExecutionCeilings } from "./port.ts";
import { listTree } from "./process-tree.ts";

const MIB = 1024 * 1024;

/** Maximum depth: a path of the system has at most 4096 bytes, so no program could name more. */
export const MAX_DEPTH = 2048;

/** Free space that is kept for the database on the same disk, whatever the experiment's limit. */
const MIN_FREE_BYTES = 512 * MIB;

const MEASURE_MILLISECONDS = 1000;
const MEASURE_DEADLINE_MILLISECONDS = 30_000;

/**
 * Watches the disk use of one run's work folder, deleted files included. The folder and the files that its processes
 * hold are measured once a second. Between two measurements the file system's free space and inodes tell, at no cost,
 * how much can have been added; since other runs may have added it, it only brings the next measurement forward.
 */
export class DiskMonitor {
  readonly #workFolder: string;
  readonly #limits: ExecutionCeilings;
  readonly #limitBytes: number;
  readonly #device: number;
  readonly #start: FileSystemUse;
  readonly #abort = new AbortController();
  /** Use at the last complete measurement, and the file system's just before it. */
  #last = { bytes: 0, entries: 0, fileSystem: { usedBytes: 0, usedInodes: 0, freeBytes: 0 } };
  #firstBytes: number | null = null;
  #mostBytes = 0;
  #mostUsedBytes = 0;
  #measuring: Promise<void> | null = null;
  #dueAt = performance.now() + MEASURE_MILLISECONDS;
  /** When a measurement may be brought forward to. */
  #dueEarlyAt = 0;
  #isOver = false;

  private constructor(workFolder: string, limits: ExecutionCeilings, device: number, start: FileSystemUse) {
    this.#workFolder = workFolder;
    this.#limits = limits;
    this.#limitBytes = limits.diskMiB * MIB;
    this.#device = device;
    this.#start = start;
    this.#last.fileSystem = start;
    this.#mostUsedBytes = start.usedBytes;
  }

  static async start(workFolder: string, limits: ExecutionCeilings): Promise<DiskMonitor> {
    const [{ dev }, use] = await Promise.all([stat(workFolder), readFileSystemUse(workFolder)]);
    return new DiskMonitor(workFolder, limits, dev, use);
  }

  /** Looks at the file system, and starts a measurement if one is due; its result is known at a later call. */
  async isOver(pid: number): Promise<boolean> {
    if (this.#isOver) return true;
    const now = await readFileSystemUse(this.#workFolder);
    this.#mostUsedBytes = Math.max(this.#mostUsedBytes, now.usedBytes);
    if (now.freeBytes < MIN_FREE_BYTES) return true;
    const dueAt = this.#mayBeOver(now) ? this.#dueEarlyAt : this.#dueAt;
    if (performance.now() >= dueAt) {
      this.#measuring ??= this.#measureRun(pid, now).finally(() => {
        this.#measuring = null;
      });
    }
    return false;
  }

  /** Measures what a run has left. Ends the measurement that is under way. */
  async measureEnd(): Promise<DiskUse & { over: boolean }> {
    this.#abort.abort();
    await this.#measuring;
    const signal = AbortSignal.timeout(MEASURE_DEADLINE_MILLISECONDS);
    const use = await measureFolder(this.#workFolder, (sofar) => this.#exceeds(sofar), { signal });
    this.#mostBytes = Math.max(this.#mostBytes, use.bytes);
    return { ...use, over: this.#exceeds(use) };
  }

  /** A line for the log of a run that was not stopped, if the file system lost more space than it may use. */
  describeUnexplained(): string | null {
    const lostBytes = this.#mostUsedBytes - this.#start.usedBytes;
    if (lostBytes <= this.#limitBytes) return null;
    const [lost, limit, own] = [lostBytes, this.#limitBytes, this.#mostBytes].map((bytes) =>
      Math.ceil(bytes / MIB),
    );
    return `The disk lost ${lost} MiB of free space during this run, whose limit is ${limit} MiB. Measured as its own: ${own} MiB at most.\n`;
  }

  async #measureRun(pid: number, fileSystem: FileSystemUse): Promise<void> {
    const startedAt = performance.now();
    const signal = AbortSignal.any([this.#abort.signal, AbortSignal.timeout(MEASURE_DEADLINE_MILLISECONDS)]);
    const counted = new Set<string>();
    const use = await measureFolder(this.#workFolder, (sofar) => this.#exceeds(sofar), {
      signal,
      largeFiles: counted,
    });
    const deleted = await measureDeletedFiles(await listTree(pid), this.#device, { counted, signal });
    const bytes = use.bytes + deleted.bytes;
    const isComplete = use.complete && deleted.complete;
    this.#mostBytes = Math.max(this.#mostBytes, bytes);
    if (this.#exceeds({ ...use, bytes })) this.#isOver = true;
    // What is hidden, or takes too long to count, is taken for the run's own if it alone would explain the lost space.
    const isUncounted = deleted.hasHidden || (!isComplete && !this.#abort.signal.aborted);
    const added = fileSystem.usedBytes - this.#start.usedBytes;
    if (isUncounted && (this.#firstBytes ?? 0) + added > this.#limitBytes) this.#isOver = true;
    if (isComplete) {
      this.#firstBytes ??= bytes;
      this.#last = { bytes, entries: use.entries, fileSystem };
    }
    // Measuring takes at most a quarter of the time, and more of it only while the file system loses space.
    const duration = performance.now() - startedAt;
    this.#dueAt = performance.now() + Math.max(MEASURE_MILLISECONDS, duration * 3);
    this.#dueEarlyAt = performance.now() + Math.min(duration, MEASURE_MILLISECONDS);
  }

  #mayBeOver(now: FileSystemUse): boolean {
    const { bytes, entries, fileSystem } = this.#last;
    return (
      bytes + now.usedBytes - fileSystem.usedBytes > this.#limitBytes ||
      entries + now.usedInodes - fileSystem.usedInodes > this.#limits.diskEntries
    );
  }

  #exceeds(use: DiskUse): boolean {
    return (
      use.bytes > this.#limitBytes ||
      use.entries > this.#limits.diskEntries ||
      use.depth > MAX_DEPTH ||
      use.hasClosedFolder
    );
  }
}

interface FileSystemUse {
  usedBytes: number;
  /** 0 on a file system without a table of inodes, such as Btrfs. */
  usedInodes: number;
  freeBytes: number;
}

async function readFileSystemUse(folder: string): Promise<FileSystemUse> {
  const { blocks, bfree, bavail, bsize, files, ffree } = await statfs(folder);
  return { usedBytes: (blocks - bfree) * bsize, usedInodes: files - ffree, freeBytes: bavail * bsize };
}
