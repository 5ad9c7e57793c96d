import { stripVTControlCharacters } from "node:util";

/**
 * A text of strangers (titles, logs, file names, errors) for a terminal: without sequences that move the cursor, set a
 * title or make a link, without other control characters, and without marks that turn or hide text. Keeps line feeds
 * and tabs.
 */
export function plainText(text: string): string {
  return stripVTControlCharacters(text).replace(/(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "");
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plainText(text.replace(/\s+/g, " ")).trim();
}
