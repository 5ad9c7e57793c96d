import { DomainError } from "../domain/errors.ts";
import { unreachable } from "./resolve-host.ts";

export interface BodyLimit {
  host: string;
  maxBytes: number;
  /** What the headers say; not believed where it is less. */
  declaredBytes: number;
  signal: AbortSignal;
}

/** The body of an answer, with failures as a caller may see them: the signal's reason on abort, else DomainErrors. */
export async function* limitedBody(
  body: AsyncIterable<Uint8Array>,
  { host, maxBytes, declaredBytes, signal }: BodyLimit,
): AsyncGenerator<Uint8Array> {
  if (declaredBytes > maxBytes) throw tooLarge(host, maxBytes);
  let byteCount = 0;
  try {
    for await (const chunk of body) {
      byteCount += chunk.byteLength;
      if (byteCount > maxBytes) throw tooLarge(host, maxBytes);
      yield chunk;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof DomainError ? error : unreachable(host, error);
  }
}

function tooLarge(host: string, limit: number): DomainError {
  return new DomainError("payload_too_large", "download.too_large", { parameters: { host, limit } });
}
