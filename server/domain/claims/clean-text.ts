/** Control and formatting characters: among them those that turn the direction of what is shown around. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;

/** A stranger's words as they may be shown: one line, no control characters, `maxLength` characters at most. */
export function cleanText(text: string, maxLength: number): string {
  const cleaned = text.replace(invisible, " ").replace(/\s+/g, " ").trim();
  return cleaned.length <= maxLength
    ? cleaned
    : `${cleaned
        .slice(0, maxLength - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
