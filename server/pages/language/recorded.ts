import { html } from "hono/html";
import type { Html } from "../html.ts";
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
  if (t.language === "en") return text;
  return translated(t, text) ?? html`<span lang="en">${text}</span>`;
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

const patterns = [...limitationTexts, ...reasonTexts, ...failureTexts].map((message) => ({
  message,
  pattern: patternOf(message.en),
}));

/** The English of a text as an expression: a group for each name. */
function patternOf(english: string): RegExp {
  const parts = english
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 1
        ? `(?<${part}>${part === "reason" ? sentences : withinSentence})`
        : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
    );
  // A text without a name has an empty group, so that it has groups.
  return new RegExp(`^(?<none>)${parts.join("")}$`);
}
