import type { LogRecord } from "../domain/records.ts";

/** The newest items of a log, of bounded number and size: what streams that keep up are sent. */
export class RecentItems {
  readonly #limit: { items: number; characters: number };
  #items: LogRecord[] = [];
  #characters = 0;
  /** The items after this sequence are all here. */
  #complete: number;
  #last: number;

  constructor(after: number, limit = { items: 200, characters: 512 * 1024 }) {
    this.#limit = limit;
    this.#complete = this.#last = after;
  }

  /** The sequence of the newest item. */
  get last(): number {
    return this.#last;
  }

  add(items: readonly LogRecord[]): void {
    for (const item of items) {
      this.#items.push(item);
      this.#characters += item.text.length;
      this.#last = item.sequence;
    }
    while (this.#items.length > this.#limit.items || this.#characters > this.#limit.characters) {
      const oldest = this.#items.shift()!;
      this.#characters -= oldest.text.length;
      this.#complete = oldest.sequence;
    }
  }

  /** The items after a sequence; null where some of them are not here any more. */
  after(sequence: number): LogRecord[] | null {
    if (sequence < this.#complete) return null;
    return this.#items.filter((item) => item.sequence > sequence);
  }
}
