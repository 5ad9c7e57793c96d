import type { PaperLicense } from "../../__generated__/enumerations.ts";
import { redistributionOf } from "./licenses.ts";

/**
 * Returns the value of the contract for the address of a licence, as preprint servers name them
 * (docs/rules/licenses.md#the-gate). The contract knows Creative Commons' version 4.0 alone: 3.0 has the same value,
 * and the address is kept beside it.
 */
export function paperLicenseOf(address: string | null): PaperLicense {
  const url = address === null ? null : URL.parse(address.trim());
  if (!url || !["http:", "https:"].includes(url.protocol)) return "unknown";
  const host = url.hostname.replace(/^www\./, "");
  const path = url.pathname.replace(/\/(?:deed(?:\.[a-z-]+)?|legalcode(?:\.[a-z-]+)?)?$/i, "");
  if (host === "arxiv.org" && path.startsWith("/licenses/")) return "preprint-default";
  if (host !== "creativecommons.org") return "unknown";
  if (Object.hasOwn(green, path)) return green[path]!;
  return /-n[cd]\b/.test(path) ? "publisher-restricted" : "unknown";
}

/** Whether the licence gate is green: the PDF may be fetched, kept and given to others. */
export function isGreen(license: PaperLicense): boolean {
  return redistributionOf(license) === "allowed";
}

/** What the gate lets through, by the path at creativecommons.org. */
const green: Record<string, PaperLicense> = {
  "/publicdomain/zero/1.0": "CC0-1.0",
  "/publicdomain/mark/1.0": "CC0-1.0",
  "/licenses/publicdomain": "CC0-1.0",
  "/licenses/by/3.0": "CC-BY-4.0",
  "/licenses/by/4.0": "CC-BY-4.0",
  "/licenses/by-sa/3.0": "CC-BY-SA-4.0",
  "/licenses/by-sa/4.0": "CC-BY-SA-4.0",
};
