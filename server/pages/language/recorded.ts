import { html } from "hono/html";
import type { Html } from "../html.ts";
import { failureCauseTexts } from "../texts/failure-cause-texts.ts";
import { failureTexts } from "../texts/failure-texts.ts";
import { limitationTexts } from "../texts/limitation-texts.ts";
import { reasonTexts } from "../texts/reason-texts.ts";
import type { Message } from "./message-values.ts";
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

/** Records have names of members between backticks. */
function withCode(text: string): Html | string {
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

function translated(t: Translator, text: string): string | null {
  if (text.length > longest) return null;
  for (const { message, pattern } of patterns) {
    const values = pattern.exec(text)?.groups;
    if (values) return (t as TranslateAny)(message, { ...values, ...restOf(t, values) });
  }
  return null;
}

/** Of a record; each is compared with every text. */
const mostSentences = 12;

/** The names of these texts are known from their patterns alone. */
type TranslateAny = (message: Message, values: Record<string, string>) => string;

/** What is not a name or a number in a sentence: another one, or a relation. */
function restOf(t: Translator, { reason, reported }: Record<string, string>): Record<string, string> {
  return {
    ...(reason === undefined ? {} : { reason: translated(t, reason) ?? reason }),
    ...(reported === undefined ? {} : { reported: reported.replace(/^about /, "≈ ") }),
  };
}

/** Several sentences are not taken for a name in one. */
const withinSentence = "(?:(?!\\. ).)+?";
const sentences = ".+";
/** Names of what may be more than one. */
const manySentences = new Set(["reason", "line"]);

const patterns = [...limitationTexts, ...reasonTexts, ...failureTexts, ...failureCauseTexts].map(
  (message) => ({
    message,
    pattern: patternOf(message.en),
  }),
);

/** The English of a text as an expression: a group for each name. */
function patternOf(english: string): RegExp {
  const parts = english
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 1
        ? `(?<${part}>${manySentences.has(part) ? sentences : withinSentence})`
        : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
    );
  // A text without a name has an empty group, so that it has groups.
  return new RegExp(`^(?<none>)${parts.join("")}$`);
}
