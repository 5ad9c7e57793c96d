import { createRepository } from "../__generated__/operations.ts";
import type { CreationResult } from "../__generated__/types.ts";
import type { Client } from "../client.ts";
import type { OperationDescription, RequestOptions } from "../requester.ts";
import type { PaperUpload } from "../submission.ts";
import { encodeForm } from "./encode-form.ts";

export interface UploadOptions extends RequestOptions {
  /** Called with the bytes that were sent so far; of all the form, which is little more than the paper. */
  onProgress?: (bytes: number) => void;
}

/** A PDF to upload: a Blob, or a stream of its bytes with a name. */
export type StreamedUpload = Omit<PaperUpload, "paper"> & {
  paper: Blob | { stream: ReadableStream<Uint8Array>; name: string };
};

/**
 * Uploads a PDF piece by piece, and tells how far it is. A browser does not send streams to every service: there the form
 * is gathered first, and progress is told at the end. A Blob is sent again after a transient failure, from its start.
 */
export async function uploadPaper(
  client: Pick<Client, "request">,
  upload: StreamedUpload,
  { onProgress, ...options }: UploadOptions = {},
): Promise<CreationResult> {
  const gathers = "document" in globalThis || "importScripts" in globalThis;
  const { contentType, stream } = encodeForm(upload, gathers ? undefined : onProgress);
  const body = gathers ? await new Response(stream).blob() : stream;
  const { types: _, ...description } = createRepository;
  const operation: OperationDescription<{ body: unknown }, CreationResult> = {
    ...description,
    // A stream can be read once; that of a Blob is made again.
    retry: gathers || upload.paper instanceof Blob ? "keyed" : "never",
    bodies: [{ contentType, kind: "binary", files: [] }],
  };
  const created = await client.request(operation, { body }, options);
  if (body instanceof Blob) onProgress?.(body.size);
  return created;
}
