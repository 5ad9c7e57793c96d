import { html } from "hono/html";
import type { Handler } from "../__generated__/operations.ts";
import type { Context, Deps } from "../deps.ts";

/**
 * The only page with a script. It is Swagger UI, from our own address: no other site is asked for anything, and none
 * learns who reads what. Its content security policy holds it to that; inline styles are what the script makes.
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
    <noscript>This page needs JavaScript. The same is said by the <a href="/openapi.json">contract</a>.</noscript>
    <div id="reference"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/initializer.js"></script>
  </body>
</html>`;
