import type { LogChunk } from "./port.ts";

type Stream = "stdout" | "stderr";

const FLUSH_MILLISECONDS = 200;
const FLUSH_CHARACTERS = 16 * 1024;

/** Maximum number of items with exact order between the streams: a hostile experiment controls how many there are. */
const MAX_ORDERED_ITEMS = 5000;

/**
 * Collects an experiment's output, up to `maxBytes` of both streams together, and passes it to `onLog` as text in
 * few items: adjacent chunks of one stream are joined for 200 ms. Order within a stream is exact; between the streams
 * it is the order of arrival. A NUL becomes U+FFFD in the text, because not every database can store it; the collected
 * bytes are unchanged.
 */
export class OutputCollector {
  truncated = false;
  readonly #chunks: Record<Stream, Uint8Array[]> = { stdout: [], stderr: [] };
  readonly #decoders = { stdout: new TextDecoder(), stderr: new TextDecoder() };
  readonly #maxBytes: number;
  readonly #onLog: (item: LogChunk) => void;
  #bytes = 0;
  #items = 0;
  #characters = 0;
  #pending: { stream: Stream; text: string }[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(maxBytes: number, onLog: (item: LogChunk) => void) {
    this.#maxBytes = maxBytes;
    this.#onLog = onLog;
  }

  /** Returns false if output was dropped because the limit is exceeded. */
  add(stream: Stream, chunk: Uint8Array): boolean {
    if (this.truncated) return false;
    const accepted = chunk.subarray(0, this.#maxBytes - this.#bytes);
    this.truncated = accepted.length < chunk.length;
    this.#bytes += accepted.length;
    this.#chunks[stream].push(new Uint8Array(accepted));
    this.#append(stream, this.#decoders[stream].decode(accepted, { stream: true }));
    return !this.truncated;
  }

  /** Flushes the pending text, an incomplete UTF-8 sequence included, and returns the collected bytes. */
  end(): { stdout: Uint8Array; stderr: Uint8Array } {
    this.#append("stdout", this.#decoders.stdout.decode());
    this.#append("stderr", this.#decoders.stderr.decode());
    this.#flush();
    return { stdout: Buffer.concat(this.#chunks.stdout), stderr: Buffer.concat(this.#chunks.stderr) };
  }

  #append(stream: Stream, text: string): void {
    if (text === "") return;
    const ordered = this.#items + this.#pending.length < MAX_ORDERED_ITEMS;
    const last = ordered ? this.#pending.at(-1) : this.#pending.find((each) => each.stream === stream);
    if (last?.stream === stream) last.text += text;
    else this.#pending.push({ stream, text });
    this.#characters += text.length;
    if (this.#characters >= FLUSH_CHARACTERS) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), FLUSH_MILLISECONDS);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const items = this.#pending;
    this.#pending = [];
    this.#characters = 0;
    this.#items += items.length;
    for (const { stream, text } of items) this.#onLog({ stream, text: text.replaceAll("\0", "\uFFFD") });
  }
}
