import { cloneUrl } from "./source-url.ts";

/** URL prefix -> mirror prefix, from `SERVICE_SOURCE_MIRRORS`. */
export type Mirrors = Readonly<Record<string, string>>;

/**
 * Returns the addresses to fetch a repository from, in order: `<mirror>o/n`, then `<mirror>o/n.git`, for the longest
 * prefix that matches, or the address itself if none matches. A mirrored address never falls back to its original host:
 * an air-gapped site configures a mirror to prevent that.
 */
export function mirrorCandidates(url: string, mirrors: Mirrors): string[] {
  const prefix = Object.keys(mirrors)
    .filter((candidate) => isPrefix(candidate, url))
    .sort((a, b) => b.length - a.length)[0];
  const mirror = prefix === undefined ? undefined : mirrors[prefix];
  if (prefix === undefined || mirror === undefined) return [cloneUrl(url)];
  const target = mirror + url.slice(prefix.length);
  return [target, `${target}.git`];
}

/** @throws Error, for the operator, if a mirror is neither `https://` nor `file://`. */
export function assertMirrors(mirrors: Mirrors): void {
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
