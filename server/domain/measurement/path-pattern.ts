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
  if (!isPattern(declared)) return declared === path;
  if (ownNames.test(path)) return false;
  return matchesAll(partsOf(declared), path.split("/"), "**", matchesName);
}

/** Whether files that a pattern names may lie below a folder. */
export function mayContain(pattern: string, folder: string): boolean {
  const parts = partsOf(pattern);
  const folders = folder.split("/");
  for (const [index, name] of folders.entries()) {
    if (parts[index] === "**") return true;
    if (parts[index] === undefined || !matchesName(parts[index], name)) return false;
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

function matchesName(pattern: string, name: string): boolean {
  return matchesAll([...pattern], [...name], "*", (one, other) => one === "?" || one === other);
}

/** Matches items with a pattern in which `star` stands for any number of them; only the last star is tried again. */
function matchesAll(
  pattern: readonly string[],
  items: readonly string[],
  star: string,
  matches: (pattern: string, item: string) => boolean,
): boolean {
  let at = 0;
  let item = 0;
  let lastStar = -1;
  let afterStar = 0;
  while (item < items.length) {
    const next = pattern[at];
    if (next === star) {
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
  while (pattern[at] === star) at++;
  return at === pattern.length;
}
