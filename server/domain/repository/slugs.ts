export const maxSlugLength = 96;

/**
 * The name within a namespace that a text gives: `^[a-z0-9-]+$`, at most 96 characters, the same for the same text.
 * Empty where nothing of the text can be written so.
 */
export function slugOf(text: string): string {
  return cut(
    text
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+/, ""),
    maxSlugLength,
  );
}

/** The slug itself where it is free, else the first free one of `slug-2`, `slug-3` and so on. */
export async function freeSlug(slug: string, taken: (slug: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? "" : `-${number}`;
    const candidate = `${cut(slug, maxSlugLength - suffix.length)}${suffix}`;
    if (!(await taken(candidate))) return candidate;
  }
}

/** At most `length` characters, without a hyphen at the end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/-+$/, "");
}
