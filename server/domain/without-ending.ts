/**
 * Returns a text without those of the characters that stand at its end. `/\/+$/` tries from every slash of a run that
 * something else follows: 15 kB of slashes took a quarter of a second, and strangers write such runs.
 */
export function withoutEnding(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}
