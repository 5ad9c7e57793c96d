/**
 * Returns a content security policy that forbids scripts, frames around a page, and forms that send elsewhere. Titles and files are untrusted, so this protects readers even
 * where escaping fails. Pages and badges have inline styles.
 */
export function contentSecurityPolicy(mediaType: string): Record<string, string> {
  if (mediaType.endsWith("json")) return {};
  const page = mediaType.startsWith("text/html");
  const policy = page
    ? "img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    : "sandbox";
  return { "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; ${policy}` };
}
