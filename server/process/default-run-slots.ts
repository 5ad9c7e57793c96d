import { availableParallelism, totalmem } from "node:os";

/** The default memory limit of an experiment. */
const bytesPerRun = 2 * 1024 ** 3;

const maxSlots = 16;

/** Returns how many Runs this machine executes at once: one for each core and each 2 GiB of memory, and at least one. */
export function defaultRunSlots(cores = availableParallelism(), memoryBytes = availableMemory()): number {
  return Math.max(1, Math.min(cores, Math.floor(memoryBytes / bytesPerRun), maxSlots));
}

/** A container's limit is below the machine's memory; without one, Node.js reports 0 or more than there is. */
function availableMemory(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
