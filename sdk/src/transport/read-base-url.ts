/**
 * Returns the address without a slash at its end.
 *
 * @throws TypeError for another text; the message does not repeat it, which may be a key in the wrong place.
 */
export function readBaseUrl(given: string | URL): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search + url.hash + url.username + url.password)
    throw new TypeError(
      '"baseUrl" must be an http(s) address with a path alone, such as https://verify.example.org',
    );
  return url.href.replace(/\/+$/, "");
}
