import type { PaperLicense } from "../../__generated__/enumerations.ts";

/** What a preprint server says about a paper. */
export interface PreprintRecord {
  /** One for all versions of the paper. */
  id: string;
  title: string;
  abstract: string;
  authors: string[];
  subjects: string[];
  /** As the server names it; null where it names none. */
  licenseUrl: string | null;
  license: PaperLicense;
  /** For readers; of the version that was asked for. */
  sourceUrl: string;
  /** For readers; null where the record has no one PDF. */
  pdfUrl: string | null;
}

/**
 * One line of what a server sent, which readers are shown: well-formed, without control characters and marks that
 * change the direction of text, of at most `length` characters.
 */
export function plainLine(text: string, length: number): string {
  const line = text.replace(unshown, " ").replace(/\s+/gu, " ").trim();
  return (line.length <= length ? line : `${line.slice(0, length - 1)}…`).toWellFormed();
}

const unshown = /[\p{Cc}\u2028-\u202E\u2066-\u2069]+/gu;
