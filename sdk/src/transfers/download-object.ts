import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
import { AttestationError } from "../attestation/errors.ts";
import type { Client } from "../client.ts";
import type { RequestOptions } from "../requester.ts";

export interface DownloadOptions extends RequestOptions {
  /** Called with the bytes that have come so far. */
  onProgress?: (bytes: number) => void;
}

/**
 * Downloads a stored object as a stream that ends only where its bytes have its digest: otherwise it fails with an
 * AttestationError `digest_mismatch`, so that who reads to the end has the right bytes. WebCrypto has no digest that
 * can be fed piece by piece; @noble/hashes has, everywhere.
 */
export async function downloadObject(
  client: Pick<Client, "objects">,
  { digest }: { digest: string },
  { onProgress, ...options }: DownloadOptions = {},
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { body } = await client.objects.get({ digest }, options);
  const hash = sha256.create();
  let bytes = 0;
  const verify = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      hash.update(chunk);
      bytes += chunk.length;
      onProgress?.(bytes);
      controller.enqueue(chunk);
    },
    flush() {
      const found = `sha256:${bytesToHex(hash.digest())}`;
      if (found !== digest)
        throw new AttestationError("digest_mismatch", `The download is ${found}, not ${digest}`);
    },
  });
  return (body ?? new Blob([]).stream()).pipeThrough(verify);
}
