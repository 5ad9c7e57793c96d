const maxSlugLength = 96;

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

/** The slug itself, then with ending after ending; each at most 96 characters. */
export function* slugsLike(slug: string, endings: Iterable<string>): Generator<string> {
  yield slug;
  for (const ending of endings) yield `${truncate(slug, maxSlugLength - ending.length - 1)}-${ending}`;
}

/** Truncates to `length` characters and removes trailing hyphens. */
function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/-+$/, "");
}
