/** URL prefix -> mirror prefix, as `SERVICE_SOURCE_MIRRORS` gives them. */
export type Mirrors = Readonly<Record<string, string>>;

/**
 * Where a repository is fetched from, in the order to try: `<prefix>o/n`, then `<prefix>o/n.git`, under the
 * longest prefix that matches; the address itself where none does. A mirrored address never falls back to the
 * host behind it: an air-gapped site says so by naming a mirror.
 */
export function mirrorCandidates(url: string, mirrors: Mirrors): string[] {
  const prefix = Object.keys(mirrors)
    .filter((candidate) => isPrefix(candidate, url))
    .sort((a, b) => b.length - a.length)[0];
  const mirror = prefix === undefined ? undefined : mirrors[prefix];
  if (prefix === undefined || mirror === undefined) return [url];
  const target = mirror + url.slice(prefix.length);
  return [target, `${target}.git`];
}

/** Throws a plain Error, for the operator, on a mirror that is neither `https://` nor `file://`. */
export function checkMirrors(mirrors: Mirrors): void {
  for (const mirror of Object.values(mirrors)) {
    const protocol = URL.canParse(mirror) ? new URL(mirror).protocol : "";
    if (protocol !== "https:" && protocol !== "file:") {
      throw new Error(`SERVICE_SOURCE_MIRRORS: ${mirror} must start with https:// or file://`);
    }
  }
}

/** `https://github.com/a` is a prefix of `https://github.com/a/n`, not of `https://github.com/ab/n`. */
function isPrefix(prefix: string, url: string): boolean {
  return url.startsWith(prefix) && (prefix.endsWith("/") || ["", "/"].includes(url.charAt(prefix.length)));
}
