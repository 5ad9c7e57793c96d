import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { unchanging } from "../../operations/unchanging.ts";

/** What is no page to be found: the API, lists that never end, and forms. */
const disallowed = [
  ...["/api/", "/mcp", "/search", "/sign-in", "/sign-up", "/submit", "/draft", "/keys"],
  ...["/r/*/*/settings", "/r/*/*/certificate"],
];

export const getRobots: Handler<"getRobots", Deps, Context> = async ({ baseUrl }) => ({
  status: 200,
  mediaType: "text/plain",
  basis: unchanging,
  body: `User-agent: *
${disallowed.map((path) => `Disallow: ${path}\n`).join("")}
Sitemap: ${baseUrl}/sitemap.xml
`,
});
