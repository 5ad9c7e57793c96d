import type { RunGroup } from "./cgroup.ts";
import type { DiskMonitor } from "./disk-monitor.ts";
import type { ExecutionCeilings, LimitHit } from "./port.ts";
import { measureTreeMemory } from "./process-tree.ts";

const MIB = 1024 * 1024;

/** An experiment may handle a few failed forks; this many are a fork bomb. */
const MAX_REFUSED_FORKS = 1000;

/** Checks the limits of one run that the kernel does not enforce, or enforces without notifying the server. */
export class LimitMonitor {
  readonly #group: RunGroup;
  readonly #limits: ExecutionCeilings;
  readonly #disk: DiskMonitor;
  readonly #memoryCgroup: boolean;

  constructor(options: {
    group: RunGroup;
    limits: ExecutionCeilings;
    disk: DiskMonitor;
    memoryCgroup: boolean;
  }) {
    this.#group = options.group;
    this.#limits = options.limits;
    this.#disk = options.disk;
    this.#memoryCgroup = options.memoryCgroup;
  }

  /** Returns the limit that the process tree below `pid` exceeds, or null. */
  async findLimitHit(pid: number): Promise<LimitHit | null> {
    const usage = await this.#group.usage();
    if ((usage.outOfMemoryKills ?? 0) > 0) return "memory";
    if ((usage.refusedForks ?? 0) >= MAX_REFUSED_FORKS) return "processes";
    const memoryBytes = this.#limits.memoryMiB * MIB;
    if (!this.#memoryCgroup && (await measureTreeMemory(pid, memoryBytes)) > memoryBytes) return "memory";
    return (await this.#disk.isOver(pid)) ? "file_size" : null;
  }
}
