import { runInForkServer } from "./commands/fork-server.ts";
import { createPaperReader, type PaperReader } from "./papers/read-paper.ts";

const mebibyte = 1024 * 1024;

const limits = { timeoutSeconds: 30, memoryMiB: 512, maxPages: 2000, maxTextBytes: 32 * mebibyte };

/**
 * The readers of papers: of requests, and of the worker, which reads one at a time and is neither delayed nor refused by
 * uploads.
 */
export function composePaperReaders(inFront: (own: PaperReader) => PaperReader = (own) => own) {
  const create = (bounds: Partial<Parameters<typeof createPaperReader>[0]>) =>
    inFront(createPaperReader({ ...limits, ...bounds, run: runInForkServer }));
  return {
    requests: create({ concurrency: 2, maxWaiting: 100, maxPerAccount: 50 }),
    worker: create({ concurrency: 1 }),
  };
}
