import { html, raw } from "hono/html";
import type { Html } from "../html.ts";
import type { Message } from "./message-values.ts";
import { recordedMessages } from "./recorded-messages.ts";
import type { Translator } from "./translator.ts";

/**
 * Renders a sentence of a record. Records are English, since they are signed and read by everybody: what is known of them
 * is shown in the language of the page, and the rest as it stands there, marked for screen readers.
 */
export function recorded(t: Translator, text: string): Html | string {
  if (t.language === "en") return withCode(text);
  const known = translated(t, text);
  if (known !== null) return withCode(known);
  return composed(t, text) ?? html`<span lang="en">${withCode(text)}</span>`;
}

/** Records have names of members between backticks. What was escaped already has no element across them. */
function withCode(text: Html | string): Html | string {
  if (typeof text !== "string")
    return raw(String(text).replace(/`([^`\n<]+)`/g, (_, name: string) => `<code>${name}</code>`));
  const parts = text.split(/`([^`\n]+)`/);
  return parts.length === 1
    ? text
    : html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** The first sentences that are known together, and the rest in the same way; null where the first is not known. */
function composed(t: Translator, text: string): Html | null {
  if (text.length > longest) return null;
  for (const { index } of [...text.matchAll(/(?<=\.) /g)].slice(0, mostSentences)) {
    const first = translated(t, text.slice(0, index));
    if (first === null) continue;
    // A full stop of Chinese has its space within.
    const space = t.language === "zh-Hans" ? "" : " ";
    return html`${withCode(first)}${space}${recorded(t, text.slice(index + 1))}`;
  }
  return null;
}

/** Authors choose what stands between the words of a sentence: a longer text is not looked at. */
const longest = 1000;

function translated(t: Translator, text: string): Html | string | null {
  if (text.length > longest) return null;
  for (const { message, start, pattern } of patterns) {
    const values = text.startsWith(start) && pattern.exec(text)?.groups;
    if (values) return withValues(t, message, values);
  }
  return null;
}

function withValues(t: Translator, message: Message, found: Record<string, string>): Html | string {
  const values = Object.entries(found).map(([name, value]) => [name, shownValue(t, name, value)] as const);
  const translate = (values.some(([, value]) => typeof value === "object") ? t.html : t) as TranslateAny;
  return translate(message, Object.fromEntries(values));
}

/** What is not a name or a number in a sentence: another one, or a relation. */
function shownValue(t: Translator, name: string, value: string): Html | string {
  if (name === "reason" || name === "detail") return recorded(t, value);
  if (name === "kind" || name === "otherKind" || name === "place") return translated(t, value) ?? value;
  return name === "reported" ? value.replace(/^about /, "≈ ") : value;
}

/** Of a record; each is compared with every text. */
const mostSentences = 12;

/** The names of these texts are known from their patterns alone. */
type TranslateAny = (message: Message, values: Record<string, Html | string>) => Html | string;

/** Several sentences are not taken for a name in one. */
const withinSentence = "(?:(?!\\. ).)+?";
/** What stands for a name of which more is known. */
const known: Record<string, string> = {
  ...{ reason: ".+", detail: ".+", line: ".+" },
  ...{ row: "\\d+", column: "\\d+", comparison: "[<>]=?", stream: "stdout|stderr" },
};

/** Of several that fit, the one with the most words of its own counts. */
const patterns = recordedMessages
  .map((message) => ({ message, start: message.en.split("{")[0]!, pattern: patternOf(message.en) }))
  .sort((a, b) => ownWords(b.message.en) - ownWords(a.message.en));

function ownWords(english: string): number {
  return english.replace(/\{\w+\}/g, "").length;
}

/** The English of a text as an expression: a group for each name. */
function patternOf(english: string): RegExp {
  const parts = english
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 1
        ? `(?<${part}>${known[part] ?? withinSentence})`
        : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
    );
  // A text without a name has an empty group, so that it has groups.
  return new RegExp(`^(?<none>)${parts.join("")}$`);
}
