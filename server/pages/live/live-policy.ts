/** The policy of a page that a script keeps up to date, sends a file of or copies from: scripts and streams of this service, and else what every page has. */
export const livePolicyHeader = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    ...["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
  ].join("; "),
};
