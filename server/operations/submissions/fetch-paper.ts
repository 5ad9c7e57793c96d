import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { MessageKey } from "../../domain/messages/render.ts";
import type { PaperInput } from "../../domain/repository/paper-input.ts";
import { type PreprintRecord, plainLine } from "../../domain/repository/preprint-record.ts";
import { metadataOnly, readPdf } from "./read-pdf.ts";

interface PaperRequest {
  requesterId: string;
  signal: AbortSignal;
}

/**
 * Fetches a paper and reads its PDF. Of a preprint whose licence gate is red the metadata alone
 * (docs/rules/licenses.md#the-gate); of a PDF at a link nobody states a licence.
 */
export async function fetchPaper(
  deps: Deps,
  input: PaperInput,
  title: string | undefined,
  request: PaperRequest,
  beforePdf: (record: PreprintRecord) => Promise<void>,
) {
  const { preprints } = deps;
  if (input.kind === "pdf") {
    await using pdf = await preprints.fetchPdf(input.url, request.signal);
    return {
      ...(await readKept(deps, pdf, input.url, request)),
      title: title ?? (plainLine(input.fileName, 240) || new URL(input.url).hostname),
      description: "",
      sourceUrl: input.url,
      paperLicense: "unknown" as const,
      preprintId: null,
    };
  }
  const { record, pdf } = await preprints.fetchPreprint(input, request.signal, beforePdf);
  await using _ = pdf;
  const { id, abstract, authors, subjects, license, licenseUrl, sourceUrl } = record;
  return {
    ...(pdf ? await readKept(deps, pdf, sourceUrl, request) : metadataOnly),
    title: record.title,
    description: abstract,
    authors,
    subjects,
    sourceUrl,
    paperLicense: license,
    paperLicenseUrl: licenseUrl,
    preprintId: id,
  };
}

const readKept = (
  deps: Deps,
  { path }: { path: string },
  url: string,
  { requesterId, signal }: PaperRequest,
) => readFetched(url, () => readPdf(deps, path, requesterId, signal));

/** As an upload is read; what is wrong with it is said of the address, since there is no field for a file. */
export async function readFetched<T>(url: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const key = error instanceof DomainError ? keysOfFetched[error.key] : undefined;
    throw key === undefined ? error : new DomainError("unprocessable", key, { parameters: { url } });
  }
}

const keysOfFetched: Partial<Record<MessageKey, MessageKey>> = {
  "paper.encrypted": "download.encrypted",
  "paper.unreadable": "download.unreadable",
  "paper.no_text": "download.no_text",
  "paper.over_limits": "download.over_limits",
};
