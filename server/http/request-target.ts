/**
 * Returns the path and query of a request's URL, which is absolute, as they were sent. The parser of URLs takes longer
 * than what is asked of it here, and the listener has held the URL against it already.
 */
export function targetOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const target = start < 0 ? "/" : url.slice(start);
  const fragment = target.indexOf("#");
  return fragment < 0 ? target : target.slice(0, fragment);
}

export function queryOf(target: string): URLSearchParams {
  const start = target.indexOf("?");
  // One question mark is taken off.
  return new URLSearchParams(start < 0 ? "" : target.slice(start));
}
