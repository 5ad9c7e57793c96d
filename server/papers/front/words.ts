/** Letters and digits alone, so that two ways to set the same words are one. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
}

/**
 * The words that a paper writes in small letters: no names, whatever capital they begin with elsewhere. Those between
 * spaces alone: in addresses names are small too.
 */
export function smallWords(text: string): Set<string> {
  return new Set(text.match(/(?<=^|[\s(“"])\p{Ll}{3,30}(?=[\s,;:)”"]|\.\s|$)/gu));
}
