import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DomainError } from "../domain/errors.ts";
import { hasPdfHeader, headerWindow } from "../domain/repository/pdf-header.ts";
import type { Download } from "../downloads/downloads.ts";

/** A PDF that was fetched; disposing of it deletes the file. */
export interface PdfFile extends AsyncDisposable {
  path: string;
}

/**
 * Writes the answer to a file below `folder`.
 *
 * @throws DomainError `download.not_found`, `download.status` or `download.not_pdf`; the body is not read for these.
 */
export async function savePdf(url: string, download: Download, folder: string): Promise<PdfFile> {
  const { status, mediaType, body } = download;
  if (status === 404 || status === 410) throw notFound(url);
  if (status !== 200) throw refused(url, status);
  // A type that is missing or says nothing is no reason: the first bytes tell.
  if (/^(?:text\/|image\/|application\/(?:json|xml|xhtml\+xml)$)/.test(mediaType)) throw notPdf(url);
  const temporary = await mkdtemp(join(folder, "download-"));
  const remove = () => rm(temporary, { recursive: true, force: true });
  try {
    const path = join(temporary, "paper.pdf");
    const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
    await pipeline(onlyPdf(url, body), file);
    return { path, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Ends with an error once the bytes that may hold the header have come without it. */
async function* onlyPdf(url: string, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array = new Uint8Array();
  let isChecked = false;
  for await (const chunk of body) {
    if (!isChecked) {
      head = Buffer.concat([head, chunk.subarray(0, headerWindow - head.byteLength)]);
      isChecked = hasPdfHeader(head);
      if (!isChecked && head.byteLength >= headerWindow) throw notPdf(url);
    }
    yield chunk;
  }
  if (!isChecked) throw notPdf(url);
}

function notFound(url: string): DomainError {
  return new DomainError("not_found", "download.not_found", { parameters: { url } });
}

function refused(url: string, status: number): DomainError {
  const parameters = { host: new URL(url).host, status };
  return new DomainError("upstream_failed", "download.status", { parameters, retryable: status >= 500 });
}

function notPdf(url: string): DomainError {
  return new DomainError("unprocessable", "download.not_pdf", { parameters: { url } });
}
