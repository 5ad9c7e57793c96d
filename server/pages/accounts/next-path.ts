/** Returns `next` where it is a path of this service, else `/`: nobody is sent to another site from here. */
export function nextPath(next: string | undefined, baseUrl: string): string {
  const { origin } = new URL(baseUrl);
  if (!next?.startsWith("/") || !URL.canParse(next, origin)) return "/";
  const url = new URL(next, origin);
  // `/.//example.org` is a path of this service, but as a relative address it would be another host's.
  if (url.origin !== origin || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search + url.hash;
}
