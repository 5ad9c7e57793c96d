import type { Language } from "./render.ts";

/** A sentence of a record in every language, with `{name}` where something else stands. One that lacks a language does not compile. */
export type RecordedMessage = Readonly<Record<Language, string>>;

declare const known: unique symbol;

/**
 * A sentence that stands in a record: the English of a message. Pages find the message by it, and show it in the
 * language of their reader. No other text is of this type, so that nothing is recorded that has but one language.
 */
export type Recorded = string & { readonly [known]: true };

/** Returns what a record says of a message. */
export function record(message: RecordedMessage, values: Record<string, string | number> = {}): Recorded {
  return message.en.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) as Recorded;
}

/** What another program says, which has its own language. */
export function quoted(words: string): Recorded {
  return words as Recorded;
}

/** Joins sentences. */
export function sentences(...each: Recorded[]): Recorded {
  return each.join(" ") as Recorded;
}
