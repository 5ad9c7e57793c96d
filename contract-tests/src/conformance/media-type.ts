import type { MediaType, Response } from "../contract/document.ts";
import type { Exchange } from "../exchange.ts";

/** Returns the declared media type of a response (none if it declares no body), or why its own does not match. */
export function mediaTypeOf(
  { content }: Response,
  { headers, text }: Omit<Exchange, "bytes">,
): { declared?: MediaType; type: string } | { problem: string } {
  const type = (headers.get("content-type") ?? "").replace(/;.*/, "").trim().toLowerCase();
  if (!content || Object.keys(content).length === 0)
    return text ? { problem: "has a body, and should have none" } : { type };
  if (!type) return { problem: "has no content type" };
  const [key] = Object.keys(content).filter((range) => matches(range.toLowerCase(), type));
  if (key !== undefined) return { declared: content[key]!, type };
  return { problem: `is ${type}; the contract has ${Object.keys(content).join(", ")}` };
}

function matches(range: string, type: string): boolean {
  if (range === "*/*" || range === type) return true;
  return range.endsWith("/*") && type.startsWith(range.slice(0, -1));
}
