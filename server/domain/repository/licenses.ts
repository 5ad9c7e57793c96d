import type { CodeLicense, PaperLicense } from "../../__generated__/enumerations.ts";

export type Redistribution = "allowed" | "forbidden" | "unknown";

/** Returns whether a paper's licence permits redistribution of its bytes (docs/rules/licenses.md#redistribution). */
export function redistributionOf(paperLicense: string): Redistribution {
  return Object.hasOwn(redistributions, paperLicense)
    ? redistributions[paperLicense as PaperLicense]
    : "unknown";
}

/** Returns whether a code licence permits redistribution of the source archive. */
export function isOpenSource(codeLicense: CodeLicense): boolean {
  return openSource[codeLicense];
}

const redistributions: Record<PaperLicense, Redistribution> = {
  "CC0-1.0": "allowed",
  "CC-BY-4.0": "allowed",
  "CC-BY-SA-4.0": "allowed",
  MIT: "allowed",
  "Apache-2.0": "allowed",
  "preprint-default": "forbidden",
  "publisher-restricted": "forbidden",
  unknown: "unknown",
};

const openSource: Record<CodeLicense, boolean> = {
  MIT: true,
  "Apache-2.0": true,
  "BSD-2-Clause": true,
  "BSD-3-Clause": true,
  ISC: true,
  "MPL-2.0": true,
  "GPL-3.0-only": true,
  "no-code": false,
  unknown: false,
};
