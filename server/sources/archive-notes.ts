/** What the code that runs lacks of the repository. */
export interface Missing {
  submodules: readonly string[];
  lfsPointers: readonly string[];
  /** Symbolic links that lead outside, or in a circle. */
  linksOut: readonly string[];
  /** Names with control characters, or that are not UTF-8, as a message has them. */
  namesOut: readonly string[];
}

/** A repository can hold fifty thousand of each, and notes are kept in an event. */
const maxNamed = 10;
const maxLength = 200;

/** Says for people what is missing, by name; no note where nothing is. */
export function archiveNotes({ submodules, lfsPointers, linksOut, namesOut }: Missing): string[] {
  return [
    ...named(submodules, (paths) => `Submodules are not fetched, so their files are missing: ${paths}`),
    ...named(
      lfsPointers,
      (paths) =>
        `Git LFS files are not fetched, so pointers stand where their contents are missing: ${paths}`,
    ),
    ...named(
      linksOut,
      (paths) => `Symbolic links that lead out of the repository or in a circle are left out: ${paths}`,
    ),
    ...named(
      namesOut,
      (paths) =>
        `Files whose names have control characters or are not UTF-8 are left out; rename them: ${paths}`,
    ),
  ];
}

function named(paths: readonly string[], note: (paths: string) => string): string[] {
  if (paths.length === 0) return [];
  const shown = paths.slice(0, maxNamed).map((path) => path.slice(0, maxLength).toWellFormed());
  const more = paths.length - shown.length;
  return [note(`${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`)];
}
