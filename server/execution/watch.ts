import { statfs } from "node:fs/promises";
import type { RunGroup } from "./cgroup.ts";
import { type DiskUse, measureFolder } from "./disk-use.ts";
import type { ExecutionCeilings, LimitHit } from "./port.ts";
import { treeMemory } from "./process-tree.ts";

const MIB = 1024 * 1024;

/** A fork that fails now and then is for the experiment to cope with; a storm of them is a fork bomb. */
const REFUSED_FORKS = 1000;

/** More files than any experiment needs, few enough to be removed in seconds. */
const MOST_ENTRIES = 500_000;

/** No experiment may fill the disk under the database, whatever its own limit. */
const LEAST_FREE_BYTES = 512 * MIB;

const MEASURE_MILLISECONDS = 1000;

/** Looks at what no kernel limit covers, or covers without a word. Made for one run. */
export class Watch {
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

  /** The limit that the running tree below `pid` has gone over, if any. */
  async inspect(pid: number): Promise<LimitHit | null> {
    const usage = await this.#group.usage();
    if ((usage.outOfMemoryKills ?? 0) > 0) return "memory";
    if ((usage.refusedForks ?? 0) >= REFUSED_FORKS) return "processes";
    const memoryBytes = this.#limits.memoryMiB * MIB;
    if (!this.#memoryCgroup && (await treeMemory(pid, memoryBytes)) > memoryBytes) return "memory";
    const disk = await statfs(this.#workFolder);
    if (disk.bavail * disk.bsize < LEAST_FREE_BYTES) return "file_size";
    if (performance.now() < this.#measureAt) return null;
    const startedAt = performance.now();
    const over = this.isOver(await this.measure());
    // A tenth of the time at most goes into counting.
    const took = performance.now() - startedAt;
    this.#measureAt = performance.now() + Math.max(MEASURE_MILLISECONDS, took * 10);
    return over ? "file_size" : null;
  }

  measure(): Promise<DiskUse> {
    return measureFolder(this.#workFolder, (use) => this.isOver(use));
  }

  isOver(use: DiskUse): boolean {
    return use.bytes > this.#limits.diskMiB * MIB || use.entries > MOST_ENTRIES || use.closedFolder;
  }
}
