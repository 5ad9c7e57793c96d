import { TimeoutError } from "../errors.ts";

/**
 * Yields the text of a body as it arrives. Throws a TimeoutError where nothing arrives for `silenceMs`, and cancels the
 * body however the iteration ends.
 */
export async function* readParts(
  name: string,
  body: ReadableStream<Uint8Array>,
  silenceMs: number,
): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await withTimeout(name, reader.read(), silenceMs);
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    // A body that has failed cannot be cancelled, and need not be.
    reader.cancel().catch(() => {});
  }
}

async function withTimeout<T>(name: string, work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(name, milliseconds, "nothing arrived")), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
