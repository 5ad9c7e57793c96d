import type { OutputCut } from "../domain/measurement/output-cut.ts";

/** What is kept of a stream; the line at `cut` stands in the place of what was dropped. */
export interface KeptOutput {
  bytes: Uint8Array;
  cut: OutputCut | null;
}

/**
 * Keeps the beginning and the end of a stream in `maxBytes` of memory, however much an experiment prints and in however
 * small pieces. The cut falls between lines: half a number must not be read as a number. A line that does not fit whole
 * is dropped whole.
 */
export class HeadAndTail {
  readonly #headSize: number;
  readonly #tailSize: number;
  #head = Buffer.alloc(0);
  #headLength = 0;
  /** A ring: the byte with number n behind the head is at n modulo its size. */
  #tail = Buffer.alloc(0);
  #behindHead = 0;

  constructor(maxBytes: number) {
    this.#headSize = Math.ceil(maxBytes / 2);
    this.#tailSize = Math.max(1, maxBytes - this.#headSize);
  }

  add(chunk: Uint8Array): void {
    const room = this.#headSize - this.#headLength;
    if (room > 0) this.#addToHead(chunk.subarray(0, room));
    if (chunk.length > room) this.#addToTail(chunk.subarray(room));
  }

  end(): KeptOutput {
    const head = this.#head.subarray(0, this.#headLength);
    const tail = this.#orderedTail();
    if (this.#behindHead <= this.#tailSize) return { bytes: Buffer.concat([head, tail]), cut: null };
    const before = head.subarray(0, endOfLastLine(head));
    const after = tail.subarray(startOfSecondLine(tail));
    const bytes = this.#headLength + this.#behindHead - before.length - after.length;
    const lineEnd = before.length === 0 || before.at(-1) === LINE_FEED ? "" : "\n";
    const notice = Buffer.from(`${lineEnd}[… ${bytes.toLocaleString("en-US")} bytes cut here …]\n`);
    const cut = { bytes, start: before.length, end: before.length + notice.length };
    return { bytes: Buffer.concat([before, notice, after]), cut };
  }

  #addToHead(part: Uint8Array): void {
    const length = this.#headLength + part.length;
    if (length > this.#head.length) {
      const grown = Buffer.alloc(Math.min(this.#headSize, Math.max(length, 2 * this.#head.length)));
      grown.set(this.#head.subarray(0, this.#headLength));
      this.#head = grown;
    }
    this.#head.set(part, this.#headLength);
    this.#headLength = length;
  }

  #addToTail(part: Uint8Array): void {
    if (this.#tail.length === 0) this.#tail = Buffer.alloc(this.#tailSize);
    const kept = part.subarray(Math.max(0, part.length - this.#tailSize));
    const position = (this.#behindHead + part.length - kept.length) % this.#tailSize;
    const first = kept.subarray(0, this.#tailSize - position);
    this.#tail.set(first, position);
    this.#tail.set(kept.subarray(first.length));
    this.#behindHead += part.length;
  }

  #orderedTail(): Buffer {
    if (this.#behindHead <= this.#tailSize) return this.#tail.subarray(0, this.#behindHead);
    const oldest = this.#behindHead % this.#tailSize;
    return Buffer.concat([this.#tail.subarray(oldest), this.#tail.subarray(0, oldest)]);
  }
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** A progress bar ends its lines with a carriage return. */
function endOfLastLine(bytes: Buffer): number {
  return Math.max(bytes.lastIndexOf(LINE_FEED), bytes.lastIndexOf(CARRIAGE_RETURN)) + 1;
}

function startOfSecondLine(bytes: Buffer): number {
  const ends = [bytes.indexOf(LINE_FEED), bytes.indexOf(CARRIAGE_RETURN)].filter((index) => index >= 0);
  return ends.length === 0 ? bytes.length : Math.min(...ends) + 1;
}
