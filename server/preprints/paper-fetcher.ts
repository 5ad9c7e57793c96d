import { type BoundedQueue, boundedQueue } from "../concurrency/bounded-queue.ts";
import { DomainError } from "../domain/errors.ts";
import type { ArxivInput, PreprintInput, ZenodoInput } from "../domain/repository/paper-input.ts";
import { isGreen } from "../domain/repository/paper-license.ts";
import type { PreprintRecord } from "../domain/repository/preprint-record.ts";
import type { Download, Downloads } from "../downloads/downloads.ts";
import { type ArxivOrigins, createArxiv } from "./arxiv.ts";
import { type PdfFile, savePdf } from "./pdf-file.ts";
import { politeRequests } from "./polite-requests.ts";
import { answerInvalid, type Described, type PreprintServer } from "./preprint-server.ts";
import { createZenodo } from "./zenodo.ts";

/** Fetches papers from preprint servers and links while a request waits: within its deadline, or not at all. */
export interface PaperFetcher {
  /** What the preprint server says. Throws `DomainError`s with keys `preprint.*` and `download.*`, `degraded` where too many wait. */
  lookUp(preprint: PreprintInput, signal: AbortSignal): Promise<PreprintRecord>;
  /**
   * The same, with the PDF where the licence gate is green; null where it is red. `beforePdf` may throw, so that a PDF
   * which is not needed is not fetched.
   */
  fetchPreprint(
    preprint: PreprintInput,
    signal: AbortSignal,
    beforePdf: (record: PreprintRecord) => Promise<void>,
  ): Promise<{ record: PreprintRecord; pdf: PdfFile | null }>;
  fetchPdf(url: string, signal: AbortSignal): Promise<PdfFile>;
}

export interface PaperFetcherOptions {
  downloads: Downloads;
  arxiv: ArxivOrigins;
  zenodo: string;
  /** Between requests to arXiv. */
  intervalMilliseconds: number;
  trustedOrigins: readonly string[];
  /** Bytes of a PDF. */
  maxPdfBytes: number;
  /** For a whole request, its wait in the queue included. */
  deadlineSeconds: number;
  folder: string;
}

/** A paper of a preprint server takes three requests with pauses between. */
const retryAfterSeconds = 30;
const queueOf = (concurrency: number, maxWaiting: number) =>
  boundedQueue({ concurrency, maxWaiting, retryAfterSeconds });

export function createPaperFetcher(options: PaperFetcherOptions): PaperFetcher {
  const { downloads, intervalMilliseconds, trustedOrigins, maxPdfBytes, deadlineSeconds, folder } = options;
  // Anyone may look up. Whatever waits there, submissions have a place of their own between the requests.
  const queues = { lookUp: queueOf(1, 4), submission: queueOf(1, 5), link: queueOf(4, 16) };
  const arxiv = createArxiv(
    politeRequests(downloads, { intervalMilliseconds, trustedOrigins }),
    options.arxiv,
  );
  // Guests of Zenodo have 60 requests a minute.
  const zenodoManners = { intervalMilliseconds: Math.min(intervalMilliseconds, 1000), trustedOrigins };
  const zenodo = createZenodo(politeRequests(downloads, zenodoManners), options.zenodo);
  const serverOf = ({ server }: PreprintInput): PreprintServer => servers[server] as PreprintServer;
  const servers: {
    arxiv: PreprintServer<ArxivInput>;
    zenodo: PreprintServer<ZenodoInput>;
  } = { arxiv, zenodo };

  const within = async <T>(
    queue: BoundedQueue,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const deadline = AbortSignal.timeout(deadlineSeconds * 1000);
    const either = AbortSignal.any([signal, deadline]);
    try {
      return await queue(() => work(either), { signal: either });
    } catch (error) {
      throw !signal.aborted && error === deadline.reason ? tookTooLong(deadlineSeconds) : error;
    }
  };
  const pdfRequest = (signal: AbortSignal) => ({ accept: "application/pdf", maxBytes: maxPdfBytes, signal });

  return {
    lookUp: (preprint, signal) =>
      within(
        queues.lookUp,
        signal,
        async (signal) => (await serverOf(preprint).describe(preprint, signal)).record,
      ),
    fetchPreprint: (preprint, signal, beforePdf) =>
      within(queues.submission, signal, async (signal) => {
        const server = serverOf(preprint);
        const described = await server.describe(preprint, signal);
        const { record } = described;
        if (!isGreen(record.license)) return { record, pdf: null };
        await beforePdf(record);
        const url = requirePdf(described);
        const save = (download: Download) => savePdf(url, download, folder);
        const pdf = await server
          .get(url, pdfRequest(signal), save)
          .catch((error) => Promise.reject(isNotPdf(error) ? answerInvalid(preprint, error) : error));
        return { record, pdf };
      }),
    fetchPdf: (url, signal) =>
      within(queues.link, signal, async (signal) => {
        await using download = await downloads.get(url, pdfRequest(signal));
        return await savePdf(url, download, folder);
      }),
  };
}

function requirePdf({ record: { sourceUrl: url }, pdfAddress }: Described): string {
  if (pdfAddress !== null) return pdfAddress;
  throw new DomainError("unprocessable", "preprint.no_pdf", { parameters: { url } });
}

/** A preprint server that sends a page in the place of a PDF is at fault, not the input. */
function isNotPdf(error: unknown): boolean {
  return error instanceof DomainError && error.key === "download.not_pdf";
}

function tookTooLong(seconds: number): DomainError {
  return new DomainError("upstream_failed", "download.timeout", {
    parameters: { seconds },
    retryable: true,
    facts: { retryAfterSeconds },
  });
}
