import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { unchanging } from "../../operations/unchanging.ts";

/** What is no page to be found: the API, lists that never end, and forms. */
const disallowed = [
  ...["/api/", "/mcp", "/search", "/sign-in", "/sign-up", "/submit", "/draft", "/keys"],
  ...["/r/*/*/settings", "/r/*/*/certificate"],
];

/** What shared links and pages elsewhere show of them: who asks for it heeds these rules too. */
const allowed = ["/api/og/", "/api/badge/"];

export const getRobots: Handler<"getRobots", Deps, Context> = async ({ baseUrl }) => ({
  status: 200,
  mediaType: "text/plain",
  basis: unchanging,
  body: `User-agent: *
${disallowed.map((path) => `Disallow: ${path}\n`).join("")}${allowed.map((path) => `Allow: ${path}\n`).join("")}
Sitemap: ${baseUrl}/sitemap.xml
`,
});
