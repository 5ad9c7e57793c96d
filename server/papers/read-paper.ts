import { DomainError } from "../domain/errors.ts";
import type { ExtractLine, RefusalReason } from "./extract-protocol.ts";
import { type ExtractLimits, runExtract } from "./run-extract.ts";
import { createSemaphore } from "./semaphore.ts";

export interface PaperPage {
  /** From 1. */
  number: number;
  /** Normalized (see `normalizeText`); empty where the page has no text. */
  text: string;
}

export interface PaperText {
  pageCount: number;
  /** The title that the file's metadata gives, often wrong or missing. */
  title: string | null;
  pages: PaperPage[];
}

export interface PaperReader {
  /**
   * Throws `DomainError("unprocessable", …)`: `paper.encrypted`, `paper.unreadable`, `paper.no_text` or
   * `paper.over_limits`; on abort, the signal's reason.
   */
  read(pdf: Uint8Array, signal?: AbortSignal): Promise<PaperText>;
}

export interface PaperReaderOptions extends ExtractLimits {
  /** How many PDFs are read at once; more wait. Each may take `memoryMiB` and a processor. */
  concurrency?: number;
}

export function createPaperReader({ concurrency = 2, ...limits }: PaperReaderOptions): PaperReader {
  const gate = createSemaphore(concurrency);
  return {
    read: (pdf, signal) =>
      gate(async () => {
        const { lines, complete } = await runExtract(pdf, limits, signal);
        return toPaperText(lines, complete);
      }, signal),
  };
}

function toPaperText(lines: ExtractLine[], complete: boolean): PaperText {
  for (const line of lines) if (line.type === "refused") throw refusal(line.reason);
  const [document] = lines;
  // Nothing but a limit, or a fault that acts like one, ends the child before its last line.
  if (!complete || document?.type !== "document" || lines.at(-1)?.type !== "end")
    throw refusal("over_limits");
  const pages = lines.filter((line) => line.type === "page").map(({ number, text }) => ({ number, text }));
  return { pageCount: document.pageCount, title: document.title, pages };
}

function refusal(reason: RefusalReason): DomainError {
  return new DomainError("unprocessable", `paper.${reason}`);
}
