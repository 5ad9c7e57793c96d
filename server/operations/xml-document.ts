import { XMLBuilder } from "fast-xml-parser";

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  suppressEmptyNode: true,
});

/** Writes XML 1.0. Members that begin with `@` are attributes; every value is text, which the builder escapes. */
export function xmlDocument(root: Record<string, unknown>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${builder.build(withoutUnwritable(root))}`;
}

/** What XML 1.0 cannot hold, not even escaped: a whole document is refused for one of them. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function withoutUnwritable(value: unknown): unknown {
  if (typeof value === "string") return value.replace(unwritable, "\u{FFFD}");
  if (Array.isArray(value)) return value.map(withoutUnwritable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutUnwritable(inner)]));
}
