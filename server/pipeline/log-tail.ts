import type { LogRecord } from "../domain/records.ts";

type Item = Omit<LogRecord, "runId" | "sequence">;

/** What the sandbox says may take this part of a limit: what a build prints, and what is missing, are an author's. */
const ofSystem = 1 / 4;

/** The last items of a log that is too long to be stored whole. Those of the sandbox are few most often, and kept longer. */
export class LogTail {
  readonly #limit: { items: number; characters: number };
  #items: Item[] = [];
  #kept = { items: 0, characters: 0 };
  #system = { items: 0, characters: 0 };
  #dropped = 0;

  constructor(limit: { items: number; characters: number }) {
    this.#limit = limit;
  }

  add(item: Item): void {
    this.#items.push(item);
    this.#count(item, 1);
    while (this.#isOver(this.#system, ofSystem)) this.#drop(({ stream }) => stream === "system");
    while (this.#isOver(this.#kept, 1)) this.#drop(({ stream }) => stream !== "system");
  }

  #isOver({ items, characters }: { items: number; characters: number }, part: number): boolean {
    return items > this.#limit.items * part || characters > this.#limit.characters * part;
  }

  #count({ stream, text }: Item, sign: 1 | -1): void {
    for (const sum of stream === "system" ? [this.#kept, this.#system] : [this.#kept]) {
      sum.items += sign;
      sum.characters += sign * text.length;
    }
  }

  /** Drops the oldest such item: of more items than the limit has none is looked at. */
  #drop(isOne: (item: Item) => boolean): void {
    const [removed] = this.#items.splice(this.#items.findIndex(isOne), 1);
    this.#count(removed!, -1);
    this.#dropped += removed!.text.length;
  }

  /** Returns the items, and how many characters of earlier ones were dropped. */
  end(): { items: Item[]; dropped: number } {
    return { items: this.#items, dropped: this.#dropped };
  }
}
