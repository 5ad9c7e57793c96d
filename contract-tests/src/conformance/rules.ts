import type { Rule } from "../rule.ts";

/** What every answer is held to by what its operation declares. */
export const conformanceRules: readonly Rule[] = [
  { name: "no-answer", summary: "A request is answered, within 30 s", source: "RFC 9110, section 3.4" },
  {
    name: "server-error",
    summary: "No answer is a failure of the server's own",
    source: "RFC 9110, section 15.6",
  },
  {
    name: "undeclared-status",
    summary: "The status is one that the operation declares",
    source: "contract: responses",
  },
  {
    name: "media-type",
    summary: "The media type is one that the status declares",
    source: "contract: content",
  },
  {
    name: "headers",
    summary: "Required headers are there, and declared ones are valid",
    source: "contract: headers",
  },
  { name: "body", summary: "The body is valid against its schema", source: "contract: content.schema" },
];
