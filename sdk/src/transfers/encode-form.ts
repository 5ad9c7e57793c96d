/**
 * Encodes members as `multipart/form-data` (RFC 7578), one of them a file that may be a stream. What is made of a Blob
 * can be made `again`, with the same bytes.
 */
export function encodeForm(
  members: object,
  onProgress?: (bytes: number) => void,
  boundary = `form-${crypto.randomUUID()}`,
): { contentType: string; stream: ReadableStream<Uint8Array<ArrayBuffer>> } {
  const encoder = new TextEncoder();
  async function* parts(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    for (const [name, value] of Object.entries(members)) {
      if (value === undefined) continue;
      const file = fileOf(value);
      const type = file ? `; filename="${escaped(file.name)}"\r\ncontent-type: application/pdf` : "";
      yield encoder.encode(
        `--${boundary}\r\ncontent-disposition: form-data; name="${escaped(name)}"${type}\r\n\r\n`,
      );
      if (file) yield* read(file.stream);
      else yield encoder.encode(String(value));
      yield encoder.encode("\r\n");
    }
    yield encoder.encode(`--${boundary}--\r\n`);
  }
  const iterator = parts();
  let bytes = 0;
  const source: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>> = {
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) return controller.close();
      bytes += value.length;
      controller.enqueue(value);
      onProgress?.(bytes);
    },
    async cancel() {
      await iterator.return(undefined);
    },
  };
  // Nothing is read before it is sent, for the first time or again.
  const stream = new ReadableStream(source, { highWaterMark: 0 });
  const again = () => encodeForm(members, onProgress, boundary).stream;
  const isRepeatable = Object.values(members).every(
    (value) => typeof value !== "object" || value instanceof Blob,
  );
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    stream: isRepeatable ? Object.assign(stream, { again }) : stream,
  };
}

function fileOf(value: unknown): { name: string; stream: ReadableStream<Uint8Array> } | null {
  if (value instanceof Blob)
    return { name: value instanceof File ? value.name : "paper.pdf", stream: value.stream() };
  const { stream, name } = (value ?? {}) as { stream?: unknown; name?: unknown };
  return stream instanceof ReadableStream ? { stream, name: String(name ?? "paper.pdf") } : null;
}

/** Not with `for await`, which streams of some browsers lack. */
async function* read(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value as Uint8Array<ArrayBuffer>;
    }
  } finally {
    await reader.cancel();
  }
}

/** As browsers do it: a name cannot end the header that it stands in. */
const escaped = (text: string): string =>
  text.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
