import type { LogChunk } from "./port.ts";

type Stream = "stdout" | "stderr";

const FLUSH_MILLISECONDS = 200;
const FLUSH_CHARACTERS = 16 * 1024;

/** After so many items the order between the two streams is given up: a hostile writer decides how many there are. */
const ORDERED_ITEMS = 5000;

/**
 * Keeps what an experiment prints, up to `capBytes` of both streams together, and passes it on as text in few pieces:
 * neighbours on one stream are joined for a fifth of a second. Order within a stream is exact; between the streams it
 * is the order of arrival. A NUL becomes U+FFFD in the text, since not every database can hold it; the bytes stay.
 */
export class OutputCollector {
  truncated = false;
  readonly #kept: Record<Stream, Uint8Array[]> = { stdout: [], stderr: [] };
  readonly #decoders = { stdout: new TextDecoder(), stderr: new TextDecoder() };
  readonly #capBytes: number;
  readonly #onLog: (item: LogChunk) => void;
  #bytes = 0;
  #items = 0;
  #characters = 0;
  #pending: { stream: Stream; text: string }[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(capBytes: number, onLog: (item: LogChunk) => void) {
    this.#capBytes = capBytes;
    this.#onLog = onLog;
  }

  /** Answers false once there is more than fits. */
  add(stream: Stream, chunk: Uint8Array): boolean {
    if (this.truncated) return false;
    const kept = chunk.subarray(0, this.#capBytes - this.#bytes);
    this.truncated = kept.length < chunk.length;
    this.#bytes += kept.length;
    this.#kept[stream].push(new Uint8Array(kept));
    this.#append(stream, this.#decoders[stream].decode(kept, { stream: true }));
    return !this.truncated;
  }

  /** Passes on what is left, an unfinished character included. */
  end(): { stdout: Uint8Array; stderr: Uint8Array } {
    this.#append("stdout", this.#decoders.stdout.decode());
    this.#append("stderr", this.#decoders.stderr.decode());
    this.#flush();
    return { stdout: Buffer.concat(this.#kept.stdout), stderr: Buffer.concat(this.#kept.stderr) };
  }

  #append(stream: Stream, text: string): void {
    if (text === "") return;
    const ordered = this.#items + this.#pending.length < ORDERED_ITEMS;
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
