import { type NeedsReaders, needsReaders } from "./needs-readers.ts";
import type { NeedsRequest } from "./needs-thread.ts";
import { runInThread, type ThreadLimits } from "./run-in-thread.ts";

const defaultLimits: ThreadLimits = { milliseconds: 10_000, memoryMiB: 512 };

/**
 * How much is not worth a thread, names of files included: the worst that is known takes 25 ms, YAML of nothing but
 * brackets. Of 128 KiB of scripts white space alone took seconds.
 */
const maxInlineBytes = 8 * 1024;

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
  if (sum(args) <= maxInlineBytes) return read(...args);
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

/** Of what strangers wrote. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value !== "object" || value === null) return 0;
  return sum(value instanceof Map ? [...value.keys(), ...value.values()] : Object.values(value));
}

const sum = (values: readonly unknown[]) => values.reduce((total: number, each) => total + sizeOf(each), 0);
