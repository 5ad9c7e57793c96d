/**
 * What a browser may do with a body: nothing that runs. Titles and files come from strangers, so this holds even
 * where escaping would fail. Our pages have a style of their own, a badge has one too.
 */
export function contentSecurityPolicy(mediaType: string): Record<string, string> {
  if (mediaType.endsWith("json")) return {};
  const page = mediaType.startsWith("text/html");
  const policy = page
    ? "img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    : "sandbox";
  return { "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; ${policy}` };
}
