export type Redistribution = "allowed" | "forbidden" | "unknown";

/** Returns whether a paper's licence permits redistribution of its bytes (docs/rules/licenses.md#redistribution). */
export function redistributionOf(paperLicense: string): Redistribution {
  if (redistributable.has(paperLicense)) return "allowed";
  return restricted.has(paperLicense) ? "forbidden" : "unknown";
}

const redistributable = new Set(["CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "MIT", "Apache-2.0"]);
const restricted = new Set(["preprint-default", "publisher-restricted"]);
