import { maxTextLength } from "./linear-regex.ts";

/** What an expression is matched with; `gap` is where something was left out, null where nothing was. */
export interface SearchedText {
  text: string;
  gap: number | null;
}

const half = maxTextLength / 2;

/**
 * Joins the beginning and the end of what an experiment printed, whole lines of them, as far as an expression may be
 * matched with them. `tail` is null where nothing was cut.
 */
export function searchedText(head: string, tail: string | null): SearchedText {
  if (tail === null && head.length <= maxTextLength) return { text: head, gap: null };
  const before = head.length <= half ? head : upToLastLineEnd(head.slice(0, half));
  const last = tail ?? head;
  const after = last.length <= half ? last : fromSecondLine(last.slice(-half));
  return { text: before + after, gap: before.length };
}

function upToLastLineEnd(text: string): string {
  return text.slice(0, Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1);
}

function fromSecondLine(text: string): string {
  const end = text.search(/[\r\n]/);
  return end < 0 ? "" : text.slice(end + 1);
}
