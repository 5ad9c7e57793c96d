export const maxSlugLength = 96;

/**
 * Derives a slug from a text: `^[a-z0-9-]+$`, at most 96 characters, deterministic. Returns an empty string where the
 * text has no representable character.
 */
export function slugOf(text: string): string {
  return truncate(
    text
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+/, ""),
    maxSlugLength,
  );
}

/** Returns the slug where it is free, else the first free one of `slug-2`, `slug-3` and so on. */
export async function findFreeSlug(
  slug: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? "" : `-${number}`;
    const candidate = `${truncate(slug, maxSlugLength - suffix.length)}${suffix}`;
    if (!(await isTaken(candidate))) return candidate;
  }
}

/** Truncates to `length` characters and removes trailing hyphens. */
function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/-+$/, "");
}
