import { html } from "hono/html";
import type { Handler } from "../__generated__/operations.ts";
import type { Context, Deps } from "../deps.ts";

/**
 * Serves Swagger UI, the only page with a script. All assets are from our own origin, so that no other site learns of
 * its readers; the content security policy enforces that. The script creates inline styles.
 */
export const getApiReference: Handler<"getApiReference", Deps, Context> = async () => ({
  status: 200,
  mediaType: "text/html",
  headers: { "Content-Security-Policy": policy },
  body: String(await page()),
});

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join("; ");

const page = () => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API reference · Research Verification Service</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <noscript>This page needs JavaScript. The <a href="/openapi.json">contract</a> has the same content.</noscript>
    <div id="reference"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/initializer.js"></script>
  </body>
</html>`;
