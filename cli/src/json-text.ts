/**
 * A value as JSON for programs that a terminal may show: every character that a terminal could obey is escaped, of which
 * `JSON.stringify` leaves some as they are. It parses to the same value.
 */
export function jsonText(value: unknown, indent?: number): string {
  const escaped = (character: string) =>
    Array.from({ length: character.length }, (_, at) =>
      character.charCodeAt(at).toString(16).padStart(4, "0"),
    )
      .map((code) => `\\u${code}`)
      .join("");
  return JSON.stringify(value, null, indent).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}
