import type { PageLayout } from "../paper/document.ts";
import { chosenSymbols } from "./chosen-symbols.ts";
import type { Statement } from "./found.ts";
import type { Passage } from "./passages.ts";
import type { Proposal } from "./proposal.ts";
import { readLayouts } from "./read-layout.ts";
import { readPlainPages } from "./read-plain.ts";
import { candidateScore } from "./score.ts";
import { sentenceStatements } from "./sentence-statements.ts";
import { tableStatements } from "./table-statements.ts";

/** A page of a paper's text as it is stored. */
export interface LaidOutPage {
  /** From 1. */
  number: number;
  text: string;
  layout?: PageLayout;
}

/** More pages, characters and statements are not looked through: a paper states its results before. */
const maxPages = 400;
const maxCharacters = 4_000_000;
const maxStatements = 3000;

/**
 * Finds what a paper states in numbers, in its order: sentences and table cells that may be results, each with a score
 * and its reasons (docs/rules/claims-from-text.md). One number that is stated twice is two statements here. In time
 * linear in the length of the text, which a stranger wrote.
 */
export function findStatements(
  pages: readonly LaidOutPage[],
  proposals: readonly Proposal[] = [],
): Statement[] {
  const statements: Statement[] = [];
  const passages = readPassages(pages);
  const chosen = chosenSymbols(passages);
  for (const passage of passages) {
    const found =
      passage.kind === "prose"
        ? sentenceStatements(passage, chosen, proposals)
        : tableStatements(passage, proposals);
    for (const statement of found) {
      if (statement.score < candidateScore) continue;
      statements.push(statement);
      if (statements.length >= maxStatements) return statements;
    }
  }
  return statements;
}

/** Reads the paragraphs and tables of the first pages, in reading order. */
export function readPassages(all: readonly LaidOutPage[]): Passage[] {
  const pages = boundedPages(all);
  const laidOut = pages.flatMap(({ number, layout }) => (layout ? [{ number, layout }] : []));
  return laidOut.length === pages.length ? readLayouts(laidOut) : readPlainPages(pages);
}

function boundedPages(pages: readonly LaidOutPage[]): LaidOutPage[] {
  const bounded: LaidOutPage[] = [];
  let characters = 0;
  for (const page of pages.slice(0, maxPages)) {
    characters += page.text.length;
    if (characters > maxCharacters) break;
    bounded.push(page);
  }
  return bounded;
}
