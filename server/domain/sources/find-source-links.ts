import type { CodePlace } from "./code-hosts.ts";
import { isKnownTool } from "./known-tools.ts";
import { findMentions, type LinkedPage, type Mention } from "./mentions.ts";
import { authorMatcher } from "./owner-names.ts";

/** A place where the paper's code may be, with what speaks for it and against it. */
export interface SourceCandidate extends CodePlace {
  score: number;
  reasons: string[];
  /** Where it is named, from 1; null for the abstract. */
  page: number | null;
}

export interface LinkedPaper {
  pages: readonly LinkedPage[];
  abstract: string;
  authors: readonly string[];
}

/** What a candidate must come to (docs/rules/sources.md#choice): its place alone never suffices but on the first page. */
export const chosenScore = 2;
const maxCandidates = 20;

/** Finds the addresses of code in a paper, the likeliest to be its own first (docs/rules/sources.md#ranking). */
export function findSourceLinks({ pages, abstract, authors }: LinkedPaper): SourceCandidate[] {
  const isAuthors = authorMatcher(authors);
  const candidates = [...byAddress(findMentions(pages, abstract))].map(([, mentions]) => {
    const [best] = mentions.toSorted((a, b) => b.score - a.score);
    const candidate = { ...best!, reasons: [...best!.reasons] };
    if (isAuthors(candidate.url)) add(candidate, 3, "its owner is named like an author of the paper");
    if (isKnownTool(candidate.url))
      add(candidate, -6, "it is a well-known tool, which papers cite as what they used");
    return candidate;
  });
  // A stable sort: of equals, the one that the paper names first.
  return candidates.sort((a, b) => b.score - a.score).slice(0, maxCandidates);
}

/** Hosts do not tell upper and lower case of names apart. */
function byAddress(mentions: readonly Mention[]): Map<string, Mention[]> {
  return Map.groupBy(mentions, ({ url }) => url.toLowerCase());
}

function add(candidate: SourceCandidate, points: number, reason: string): void {
  candidate.score += points;
  candidate.reasons.push(reason);
}
