import { HeadAndTail, type KeptOutput } from "./head-and-tail.ts";
import type { LogChunk } from "./port.ts";

type Stream = "stdout" | "stderr";

const FLUSH_MILLISECONDS = 200;
const FLUSH_CHARACTERS = 16 * 1024;

/** Maximum number of items with exact order between the streams: a hostile experiment controls how many there are. */
const MAX_ORDERED_ITEMS = 5000;

/**
 * Collects an experiment's output, up to `maxBytes` of each stream, and passes all of it to `onLog` as text in few
 * items: adjacent chunks of one stream are joined for 200 ms. Order within a stream is exact; between the streams it is
 * the order of arrival. A NUL becomes U+FFFD in the text, because not every database can store it; the collected bytes
 * are unchanged.
 */
export class OutputCollector {
  readonly #kept: Record<Stream, HeadAndTail>;
  readonly #decoders = { stdout: new TextDecoder(), stderr: new TextDecoder() };
  readonly #onLog: (item: LogChunk) => void;
  #items = 0;
  #characters = 0;
  #pending: { stream: Stream; text: string }[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(maxBytes: number, onLog: (item: LogChunk) => void) {
    this.#kept = { stdout: new HeadAndTail(maxBytes), stderr: new HeadAndTail(maxBytes) };
    this.#onLog = onLog;
  }

  add(stream: Stream, chunk: Uint8Array): void {
    this.#kept[stream].add(chunk);
    this.#append(stream, this.#decoders[stream].decode(chunk, { stream: true }));
  }

  /** Flushes the pending text, an incomplete UTF-8 sequence included, and returns what was collected. */
  end(): Record<Stream, KeptOutput> {
    this.#append("stdout", this.#decoders.stdout.decode());
    this.#append("stderr", this.#decoders.stderr.decode());
    this.#flush();
    return { stdout: this.#kept.stdout.end(), stderr: this.#kept.stderr.end() };
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
