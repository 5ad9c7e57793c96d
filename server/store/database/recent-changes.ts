import type { PageCursor } from "../../domain/pagination/page-cursor.ts";

/** What is read of the list of all Claims. */
export interface ClaimScope {
  /** Those whose Claims were found. */
  repositories: ReadonlySet<string>;
  /** Where others may come to stand: before `after`, which is null for the first page, and not before `until`. */
  range: { after: PageCursor | null; until: PageCursor | null } | null;
}

/** The last changes of repositories that were committed, by any process, each with a number above all before it. */
export interface RecentChanges {
  /** Returns the number of the last one; undefined where that cannot be told now. */
  latest(): number | undefined;
  /**
   * Whether a change after that one may have touched what is in the scope: the repository has Claims there, or had. True
   * where the changes since then are not all known.
   */
  mayTouch(scope: ClaimScope, since: number): boolean;
}

export interface RepositoryChange {
  number: number;
  repositoryId: string;
  /** Of one of the repository's Claims in the list of all, as of this change or a later one; null where it has none. */
  place: PageCursor | null;
}

/** Keeps the changes that were seen, one for each of a repository's Claims, and no more than so many. */
export function createChangeLog(maxChanges = 2000) {
  let changes: RepositoryChange[] = [];
  /** All after this one are known. */
  let knownSince = 0;
  return {
    add(further: RepositoryChange[]): void {
      changes.push(...further);
      if (changes.length <= maxChanges) return;
      // Half of them at once, as to move the others takes as long as there are many.
      const dropped = changes.length - maxChanges / 2;
      knownSince = changes[dropped - 1]!.number;
      changes = changes.slice(dropped);
    },
    forgetUntil(number: number): void {
      changes = [];
      knownSince = number;
    },
    mayTouch({ repositories, range }: ClaimScope, since: number): boolean {
      if (since < knownSince) return true;
      for (let index = changes.length - 1; index >= 0; index--) {
        const { number, repositoryId, place } = changes[index]!;
        if (number <= since) return false;
        if (repositories.has(repositoryId) || (place && range && isWithin(place, range))) return true;
      }
      return false;
    },
  };
}

/** In a list that is ordered by time, then id, both descending. */
function isWithin(place: PageCursor, { after, until }: NonNullable<ClaimScope["range"]>): boolean {
  return (!after || isLater(after, place)) && (!until || !isLater(until, place));
}

function isLater(one: PageCursor, other: PageCursor): boolean {
  return one.at > other.at || (one.at === other.at && one.id > other.id);
}
