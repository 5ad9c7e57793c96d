import type { PaperAbout } from "../domain/paper/about.ts";
import type { PageLayout } from "../domain/paper/document.ts";
import { isPaperAbout } from "./about.ts";
import { isPageLayout } from "./layout-protocol.ts";

/**
 * One line of the extraction process's stdout, as JSON. That process parses hostile bytes, so its parent treats these
 * lines as hostile too: see `parseLine`.
 */
export type ExtractLine =
  /** Sent before the document is read: an earlier failure is a defect of the installation, not of the document. */
  | { type: "ready" }
  | { type: "document"; pageCount: number; title: string | null }
  | { type: "page"; number: number; text: string; links?: string[]; layout?: PageLayout }
  | ({ type: "about" } & PaperAbout)
  | { type: "end" }
  | { type: "refused"; reason: RefusalReason };

/** Bounds of the web addresses that a page's link annotations lead to; what is beyond them is not looked at. */
export const linkLimits = { perPage: 100, perDocument: 1000, characters: 500 };

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
      return (
        isNonNegativeInteger(line.number) &&
        typeof line.text === "string" &&
        (line.links === undefined || isLinks(line.links)) &&
        (line.layout === undefined || isPageLayout(line.layout))
      );
    case "about":
      return isPaperAbout(line);
    case "ready":
    case "end":
      return true;
    case "refused":
      return typeof line.reason === "string" && reasons.includes(line.reason);
    default:
      return false;
  }
}

function isLinks(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= linkLimits.perPage && value.every(isWebAddress);
}

/** As `URL` writes it: ASCII without spaces. */
export function isWebAddress(value: unknown): value is string {
  return (
    typeof value === "string" && value.length <= linkLimits.characters && /^https?:\/\/[!-~]+$/.test(value)
  );
}

function isNonNegativeInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
