import type { PaperAbout } from "../../domain/paper/about.ts";
import type { PageLayout } from "../../domain/paper/document.ts";
import type { PageDraft } from "../layout/page-draft.ts";
import type { FileMetadata } from "./file-metadata.ts";
import { findAbstract } from "./find-abstract.ts";
import { findAuthors } from "./find-authors.ts";
import { findDate } from "./find-date.ts";
import { findDoi, findPosted, findStamp } from "./find-identifiers.ts";
import { findTitle } from "./find-title.ts";
import { frontPage } from "./front-page.ts";
import { smallWords } from "./words.ts";

/** So much of the text is looked at for words that are no names. */
const maxText = 200_000;

/**
 * Finds what a paper says of itself on its first page and in its file's metadata (docs/rules/paper-text.md#about-the-paper).
 *
 * @param texts The text of each page.
 */
export function findAbout(
  drafts: readonly (PageDraft | null)[],
  allLayouts: readonly (PageLayout | null)[],
  texts: readonly string[],
  metadata: FileMetadata,
): PaperAbout {
  const start = isBeforeFirst(drafts[0] ?? null) && drafts.length > 1 ? 1 : 0;
  const [draft, layouts] = [drafts[start], allLayouts.slice(start)];
  if (!draft) return { title: null, authors: null, abstract: null, date: null, doi: null, arxivId: null };
  const page = frontPage(draft);
  const small = smallWords(texts.join("\n").slice(0, maxText));
  const title = findTitle(page, bodySize(layouts), metadata.titles, small);
  const authors = title && findAuthors(page, title, metadata.authors, small);
  const abstract = findAbstract(layouts);
  const stamp = findStamp(page);
  const abstractAt = page.rows.findIndex(({ text }) =>
    /^(?:(?:\d{1,2}\.?\s{1,4})?(?:abstract|a b s t r a c t|summary)\b|摘\s?要)/i.test(text),
  );
  const front = title && abstractAt > title.end ? page.rows.slice(title.end, abstractAt) : [];
  return {
    title: title && { value: title.value, source: title.source },
    authors,
    abstract,
    date: findDate(page.rows, front) ?? stamp?.date ?? findPosted(page),
    doi: findDoi(page, metadata.dois),
    arxivId: stamp?.id ?? null,
  };
}

/** A page that a journal asks for stands before the paper's first one in manuscripts. */
function isBeforeFirst(draft: PageDraft | null): boolean {
  const [first] = draft ? frontPage(draft).rows : [];
  return first !== undefined && /^(?:highlights|graphical abstract)$/i.test(first.plain);
}

/** The height of most lines of the first pages. */
function bodySize(layouts: readonly (PageLayout | null)[]): number {
  const counts = new Map<number, number>();
  for (const block of layouts.slice(0, 4).flatMap((page) => page?.blocks ?? [])) {
    if (block.kind !== "paragraph") continue;
    for (const { text, box } of block.lines) {
      const size = Math.round(box.height * 2) / 2;
      counts.set(size, (counts.get(size) ?? 0) + text.length);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 10;
}
