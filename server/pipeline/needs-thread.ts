import { type NeedsReaders, needsReaders } from "./needs-readers.ts";
import type { ThreadFunction } from "./task-thread.ts";

/** What the thread of read-needs.ts is given; it posts what the reader returns. */
export interface NeedsRequest {
  reader: keyof NeedsReaders;
  args: readonly unknown[];
}

export const run: ThreadFunction<NeedsRequest, unknown> = async ({ reader, args }, post) => {
  post((needsReaders[reader] as (...args: readonly unknown[]) => unknown)(...args));
};
