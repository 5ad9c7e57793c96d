/**
 * One line of the extraction process's stdout, as JSON. That process parses hostile bytes, so its parent treats these
 * lines as hostile too: see `parseLine`.
 */
export type ExtractLine =
  /** Sent before the document is read: an earlier failure is a defect of the installation, not of the document. */
  | { type: "ready" }
  | { type: "document"; pageCount: number; title: string | null }
  | { type: "page"; number: number; text: string }
  | { type: "end" }
  | { type: "refused"; reason: RefusalReason };

export type RefusalReason = "encrypted" | "unreadable" | "no_text" | "over_limits";

const reasons: readonly string[] = ["encrypted", "unreadable", "no_text", "over_limits"];

/** Parses a line; returns null if it is not a message of the protocol. */
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
      return isNonNegativeInteger(line.pageCount) && (line.title === null || typeof line.title === "string");
    case "page":
      return isNonNegativeInteger(line.number) && typeof line.text === "string";
    case "ready":
    case "end":
      return true;
    case "refused":
      return typeof line.reason === "string" && reasons.includes(line.reason);
    default:
      return false;
  }
}

function isNonNegativeInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
