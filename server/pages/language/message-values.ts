import type { Language } from "../../domain/messages/render.ts";
import type { Html } from "../html.ts";

/** The texts of a page, by name. */
export type Texts = Readonly<Record<string, Message>>;

/** One text of pages, in every language, as an ICU message. One that lacks a language does not compile. */
export type Message = Readonly<Record<Language, string>>;

/**
 * The values that a text without elements needs, read from its English: a value that a caller forgets does not compile.
 */
export type Values<M extends Message> = [Elements<M["en"]>] extends [never]
  ? Record<Exclude<Names<M["en"]>, Numbers<M["en"]>>, string | number> & Record<Numbers<M["en"]>, number>
  : never;

/** The same where a value may be HTML, and each element of the text is rendered by a function. */
export type HtmlValues<M extends Message> = Record<
  Exclude<Names<M["en"]>, Numbers<M["en"]>>,
  string | number | Html | (Html | string)[]
> &
  Record<Numbers<M["en"]>, number> &
  Record<Exclude<Elements<M["en"]>, PlainElement>, RenderElement>;

/** Renders an element, as `<link>` of a text, around its content. */
export type RenderElement = (content: (string | Html)[]) => Html;

/** Elements that mean the same in every text. */
export type PlainElement = "code" | "strong";

/** A text without values is asked for alone. */
export type Rest<V> = keyof V extends never ? [] : [values: V];

/** Names between braces. What has a space or `#` is the branch of a plural, as in `{one {# Claim}}`. */
type Names<T extends string> = T extends `${string}{${infer Tail}`
  ? NameOf<Tail extends `${infer Head}}${string}` ? Head : never> | Names<Tail>
  : never;

type NameOf<Head extends string> = Head extends `${infer Name},${string}` ? Plain<Name> : Plain<Head>;

type Plain<Name extends string> = Name extends "" | `${string}${" " | "#" | "{"}${string}` ? never : Name;

/** Names of what is counted or shown as a number. */
type Numbers<T extends string> = T extends `${string}{${infer Tail}`
  ? (Tail extends `${infer Name}, ${"plural" | "number"}${string}` ? Plain<Name> : never) | Numbers<Tail>
  : never;

type Elements<T extends string> = T extends `${string}<${infer Tail}`
  ?
      | (Tail extends `/${string}` ? never : Tail extends `${infer Name}>${string}` ? Name : never)
      | Elements<Tail>
  : never;
