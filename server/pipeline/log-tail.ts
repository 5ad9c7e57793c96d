import type { LogRecord } from "../domain/records.ts";

type Item = Omit<LogRecord, "runId" | "sequence">;

/** The last items of a log that is too long to be stored whole; those of the sandbox are few and all kept. */
export class LogTail {
  readonly #limit: { items: number; characters: number };
  #items: Item[] = [];
  #characters = 0;
  #dropped = 0;

  constructor(limit: { items: number; characters: number }) {
    this.#limit = limit;
  }

  add(item: Item): void {
    this.#items.push(item);
    this.#characters += item.text.length;
    while (this.#items.length > this.#limit.items || this.#characters > this.#limit.characters) {
      const oldest = this.#items.findIndex(({ stream }) => stream !== "system");
      if (oldest < 0) return;
      const [removed] = this.#items.splice(oldest, 1);
      this.#characters -= removed!.text.length;
      this.#dropped += removed!.text.length;
    }
  }

  /** Returns the items, and how many characters of earlier ones were dropped. */
  end(): { items: Item[]; dropped: number } {
    return { items: this.#items, dropped: this.#dropped };
  }
}
