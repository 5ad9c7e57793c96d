/** Of a page whose script follows a log: scripts and streams of this service, and else what every page has. */
export const livePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  ...["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
].join("; ");
