interface Ended {
  limitHit: string | null;
  peakMemoryBytes?: number;
  environment: { memoryLimitBytes: number };
}

/**
 * Whether the kernel ended something for want of memory of the machine. What reaches its own limit has used all of it but
 * some pages.
 */
export const isShortOfMachineMemory = ({ limitHit, peakMemoryBytes, environment }: Ended): boolean =>
  limitHit === "memory" &&
  peakMemoryBytes !== undefined &&
  peakMemoryBytes < 0.9 * environment.memoryLimitBytes;
