/**
 * Returns the address without a slash at its end.
 *
 * @throws TypeError for another text; the message does not repeat it, which may be a key in the wrong place.
 */
export function readBaseUrl(given: string | URL): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new TypeError('baseUrl must be an http or https address, for example "https://verify.example.org"');
  if (url.search || url.hash || url.username || url.password)
    throw new TypeError("baseUrl may have no query, fragment, user or password");
  return url.href.replace(/\/+$/, "");
}
