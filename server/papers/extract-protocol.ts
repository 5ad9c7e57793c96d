/**
 * One line of the reading child's stdout, as JSON. The child works on hostile bytes, so its parent takes these
 * lines as hostile too: see `parseLine`.
 */
export type ExtractLine =
  /** Before the first byte of the document is read: whatever fails earlier is our fault, not the document's. */
  | { type: "ready" }
  | { type: "document"; pageCount: number; title: string | null }
  | { type: "page"; number: number; text: string }
  | { type: "end" }
  | { type: "refused"; reason: RefusalReason };

export type RefusalReason = "encrypted" | "unreadable" | "no_text" | "over_limits";

const reasons: readonly string[] = ["encrypted", "unreadable", "no_text", "over_limits"];

/** The line as a value of the protocol, or null where it is not one. */
export function parseLine(line: string): ExtractLine | null {
  try {
    const value: unknown = JSON.parse(line);
    return isExtractLine(value) ? value : null;
  } catch {
    return null;
  }
}

function isExtractLine(value: unknown): value is ExtractLine {
  if (typeof value !== "object" || value === null) return false;
  const line = value as Record<string, unknown>;
  switch (line.type) {
    case "document":
      return isCount(line.pageCount) && (line.title === null || typeof line.title === "string");
    case "page":
      return isCount(line.number) && typeof line.text === "string";
    case "ready":
    case "end":
      return true;
    case "refused":
      return typeof line.reason === "string" && reasons.includes(line.reason);
    default:
      return false;
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
