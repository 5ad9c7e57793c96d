/**
 * Returns a text without the marks that change its direction. With them a statement is shown otherwise than it is signed,
 * "47.4" as "4.74", and a command otherwise than it is run; letters of any script stand in their own order all the same.
 */
export function inOrder(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
}
