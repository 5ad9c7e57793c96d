import { type RunCommand, runCommand } from "../commands/run-command.ts";
import { boundedQueue, busy } from "../concurrency/bounded-queue.ts";
import { DomainError } from "../domain/errors.ts";
import type { PaperAbout } from "../domain/paper/about.ts";
import type { PageLayout } from "../domain/paper/document.ts";
import type { ExtractLine, RefusalReason } from "./extract-protocol.ts";
import { type ExtractLimits, runExtract } from "./run-extract.ts";
import type { PdfSource } from "./run-on-pdf.ts";

interface PaperPage {
  /** From 1. */
  number: number;
  /** Normalized (see `normalizeText`); empty if the page has no text. */
  text: string;
  /** Web addresses that the page links to; absent where there is none, and in texts that earlier versions stored. */
  links?: string[];
  /** Where the text stands; absent where it could not be told, and in texts that earlier versions stored. */
  layout?: PageLayout;
}

export interface PaperText {
  pageCount: number;
  /** Title from the file's metadata; often wrong or missing. */
  title: string | null;
  pages: PaperPage[];
  /** What the paper says of itself; absent in texts that earlier versions stored. */
  about?: PaperAbout;
}

export interface PaperReader {
  /**
   * Extracts the text of a PDF. `open` is called when its turn comes, so that one which waits takes no memory. Throws
   * `DomainError("unprocessable", …)`: `paper.encrypted`, `paper.unreadable`, `paper.no_text` or `paper.over_limits`;
   * `degraded` where too many wait, of all or of `account`, or where the machine was too busy; on abort, the signal's
   * reason.
   */
  read(
    open: () => PdfSource | Promise<PdfSource>,
    signal?: AbortSignal,
    account?: string,
  ): Promise<PaperText>;
}

export interface PaperReaderOptions extends ExtractLimits {
  /** Maximum number of PDFs read at once; further ones wait. Each may use `memoryMiB` and one processor. */
  concurrency?: number;
  /** Maximum number of PDFs that wait; one more is refused with `degraded`. */
  maxWaiting?: number;
  /** Maximum number of PDFs of one account that are read or wait. */
  maxPerAccount?: number;
  /** Runs the process that reads; from this process where there is none. */
  run?: RunCommand;
}

/** A PDF of 25 MiB takes several seconds; places become free at that rate. */
const retryAfterSeconds = 30;

export function createPaperReader({
  concurrency = 2,
  maxWaiting = Number.POSITIVE_INFINITY,
  maxPerAccount: maxPerClient = Number.POSITIVE_INFINITY,
  run = runCommand,
  ...limits
}: PaperReaderOptions): PaperReader {
  const queue = boundedQueue({ concurrency, maxWaiting, maxPerClient, retryAfterSeconds });
  return {
    read: (open, signal, account) =>
      queue(
        async () => {
          const { lines, complete, isStarved } = await runExtract(await open(), limits, run, signal);
          if (isStarved) throw busy(retryAfterSeconds);
          return toPaperText(lines, complete);
        },
        { signal, client: account },
      ),
  };
}

function toPaperText(lines: ExtractLine[], complete: boolean): PaperText {
  for (const line of lines) if (line.type === "refused") throw refusal(line.reason);
  const [document] = lines;
  // Only a limit, or a defect with the same effect, ends the process before its last line.
  if (!complete || document?.type !== "document" || lines.at(-1)?.type !== "end")
    throw refusal("over_limits");
  const pages = lines.filter((line) => line.type === "page").map(({ type: _, ...page }) => page);
  const [about] = lines.filter((line) => line.type === "about").map(({ type: _, ...about }) => about);
  return { pageCount: document.pageCount, title: document.title, pages, ...(about && { about }) };
}

function refusal(reason: RefusalReason): DomainError {
  return new DomainError("unprocessable", `paper.${reason}`);
}
