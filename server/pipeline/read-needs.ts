import { type NeedsReaders, needsReaders } from "./needs-readers.ts";
import type { NeedsRequest } from "./needs-thread.ts";
import { runInThread, type ThreadLimits } from "./run-in-thread.ts";

const defaultLimits: ThreadLimits = { milliseconds: 10_000, memoryMiB: 512 };

/**
 * How much is not worth a thread: the worst that is known of each takes 25 ms, YAML of nothing but brackets, and scripts
 * of nothing but quotes.
 */
const maxInlineBytes: Record<keyof NeedsReaders, number> = {
  authorsLock: 8 * 1024,
  julia: 8 * 1024,
  packageLock: 8 * 1024,
  pythonFile: 8 * 1024,
  rFile: 8 * 1024,
  code: 128 * 1024,
};

/**
 * Reads what an experiment needs, in a thread with bounded time and memory where that is not little: strangers wrote it.
 * Returns null where it takes more.
 */
export async function readNeeds<Reader extends keyof NeedsReaders>(
  reader: Reader,
  args: Parameters<NeedsReaders[Reader]>,
  signal: AbortSignal,
  limits: ThreadLimits = defaultLimits,
): Promise<ReturnType<NeedsReaders[Reader]> | null> {
  const read = needsReaders[reader] as (...args: unknown[]) => ReturnType<NeedsReaders[Reader]>;
  if (sum(args) <= maxInlineBytes[reader]) return read(...args);
  let needs: ReturnType<NeedsReaders[Reader]> | null = null;
  await runInThread<ReturnType<NeedsReaders[Reader]>>({
    module: new URL("needs-thread.ts", import.meta.url),
    input: { reader, args } satisfies NeedsRequest,
    limits,
    signal,
    onMessage: (message) => {
      needs = message;
    },
  });
  return needs;
}

/** Of what strangers wrote, but for the names of files. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return 0;
  const parts = value instanceof Map ? [...value.values()] : Object.values(value);
  return sum(parts);
}

const sum = (values: readonly unknown[]) => values.reduce((total: number, each) => total + sizeOf(each), 0);
