import type { MessageKey } from "../messages/render.ts";

/** What a message says in place of a regular expression, for every pattern that a request is held to. */
export const messagesByPattern: Readonly<Record<string, MessageKey>> = {
  "^[^\\S\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069][^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*$":
    "issue.line",
  "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$":
    "issue.text",
  "^[a-z0-9-]+$": "issue.slug",
  "^[a-z0-9]+(?:-[a-z0-9]+)*$": "issue.topic",
  "^https://[^\\s/?#@]+/[^\\s/?#]+/[^\\s/?#]+/?$": "issue.code_address",
  "^https://[^\\s/?#@]+([/?#][^\\s]*)?$": "issue.https_address",
  "^sha256:[0-9a-f]{64}$": "issue.digest",
  '^("[ !#-\\[\\]-~]{1,255}"|[!#-+\\--:<-\\[\\]-~]{1,255})$': "issue.idempotency_key",
  "^([0-9]{1,15}|end)$": "issue.event_id",
  "^[a-z0-9.-]+$": "issue.file_name",
};
