import { statfs } from "node:fs/promises";
import type { RunGroup } from "./cgroup.ts";
import { type DiskUse, measureFolder } from "./disk-use.ts";
import type { ExecutionCeilings, LimitHit } from "./port.ts";
import { measureTreeMemory } from "./process-tree.ts";

const MIB = 1024 * 1024;

/** An experiment may handle a few failed forks; this many are a fork bomb. */
const MAX_REFUSED_FORKS = 1000;

/** Maximum number of files: more than an experiment needs, few enough to be removed in seconds. */
const MAX_ENTRIES = 500_000;

/** Free space that is kept for the database on the same disk, whatever the experiment's limit. */
const MIN_FREE_BYTES = 512 * MIB;

const MEASURE_MILLISECONDS = 1000;

/** Checks the limits of one run that the kernel does not enforce, or enforces without notifying the server. */
export class LimitMonitor {
  readonly #group: RunGroup;
  readonly #limits: ExecutionCeilings;
  readonly #workFolder: string;
  readonly #memoryCgroup: boolean;
  #measureAt = performance.now() + MEASURE_MILLISECONDS;

  constructor(options: {
    group: RunGroup;
    limits: ExecutionCeilings;
    workFolder: string;
    memoryCgroup: boolean;
  }) {
    this.#group = options.group;
    this.#limits = options.limits;
    this.#workFolder = options.workFolder;
    this.#memoryCgroup = options.memoryCgroup;
  }

  /** Returns the limit that the process tree below `pid` exceeds, or null. */
  async findLimitHit(pid: number): Promise<LimitHit | null> {
    const usage = await this.#group.usage();
    if ((usage.outOfMemoryKills ?? 0) > 0) return "memory";
    if ((usage.refusedForks ?? 0) >= MAX_REFUSED_FORKS) return "processes";
    const memoryBytes = this.#limits.memoryMiB * MIB;
    if (!this.#memoryCgroup && (await measureTreeMemory(pid, memoryBytes)) > memoryBytes) return "memory";
    const disk = await statfs(this.#workFolder);
    if (disk.bavail * disk.bsize < MIN_FREE_BYTES) return "file_size";
    if (performance.now() < this.#measureAt) return null;
    const startedAt = performance.now();
    const over = this.exceedsDisk(await this.measure());
    // Measuring takes at most a tenth of the time.
    const duration = performance.now() - startedAt;
    this.#measureAt = performance.now() + Math.max(MEASURE_MILLISECONDS, duration * 10);
    return over ? "file_size" : null;
  }

  measure(): Promise<DiskUse> {
    return measureFolder(this.#workFolder, (use) => this.exceedsDisk(use));
  }

  exceedsDisk(use: DiskUse): boolean {
    return use.bytes > this.#limits.diskMiB * MIB || use.entries > MAX_ENTRIES || use.hasClosedFolder;
  }
}
