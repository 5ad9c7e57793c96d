/**
 * Whether a declared output is a pattern: `*` and `?` stand for characters of one name, `**` as a whole part of the path
 * for any number of folders. Brackets and braces stand for themselves.
 */
export function isPattern(path: string): boolean {
  return /[*?]/.test(path);
}

/**
 * Whether a declared output, a path or a pattern, names a file. Its time is at most the product of both lengths: the
 * authors choose the pattern, and the experiment the names.
 */
export function matchesPath(declared: string, path: string): boolean {
  return isPattern(declared) ? matcherOf([declared])(path) : declared === path;
}

/**
 * Returns whether any of many patterns names a file: each pattern is taken apart once, and each name. Taken apart for every
 * pair, 200 patterns and 49,000 names took 43 to 85 s.
 */
export function matcherOf(patterns: readonly string[]): (path: string) => boolean {
  const all = patterns.map((pattern) => partsOf(pattern).map(charactersOf));
  if (all.length === 0) return () => false;
  return (path) => {
    if (ownNames.test(path)) return false;
    const names = path.split("/").map((name) => [...name]);
    return all.some((parts) => matchesAll(parts, names, isFolders, matchesName));
  };
}

/** Whether files that a pattern names may lie below a folder. */
export function mayContain(pattern: string, folder: string): boolean {
  const parts = partsOf(pattern);
  const folders = folder.split("/");
  for (const [index, name] of folders.entries()) {
    if (parts[index] === "**") return true;
    if (parts[index] === undefined || !matchesName([...parts[index]], [...name])) return false;
  }
  return folders.length < parts.length;
}

/** What a Run's Evidence has names of its own for: no pattern names them, since a file would take such a name. */
const ownNames = /^(?:stdout|stderr|_*(?:repetition-\d+|second-look)\/.*)$/s;

/** A folder itself is no file in it. */
function partsOf(pattern: string): string[] {
  const parts = pattern.split("/");
  return parts.at(-1) === "**" ? [...parts, "*"] : parts;
}

/** The characters of a part of a pattern; null for any number of folders. */
const charactersOf = (part: string) => (part === "**" ? null : [...part]);

const isFolders = (part: readonly string[] | null) => part === null;

function matchesName(pattern: readonly string[] | null, name: readonly string[]): boolean {
  return pattern !== null && matchesAll(pattern, name, isStar, matchesCharacter);
}

const isStar = (character: string) => character === "*";
const matchesCharacter = (one: string, other: string) => one === "?" || one === other;

/** Matches items with a pattern in which a star stands for any number of them; only the last star is tried again. */
function matchesAll<Part, Item>(
  pattern: readonly Part[],
  items: readonly Item[],
  isStar: (part: Part) => boolean,
  matches: (part: Part, item: Item) => boolean,
): boolean {
  let at = 0;
  let item = 0;
  let lastStar = -1;
  let afterStar = 0;
  while (item < items.length) {
    const next = pattern[at];
    if (next !== undefined && isStar(next)) {
      lastStar = at++;
      afterStar = item;
    } else if (next !== undefined && matches(next, items[item]!)) {
      at++;
      item++;
    } else if (lastStar >= 0) {
      at = lastStar + 1;
      item = ++afterStar;
    } else {
      return false;
    }
  }
  while (at < pattern.length && isStar(pattern[at]!)) at++;
  return at === pattern.length;
}
