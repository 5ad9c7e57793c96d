export type Redistribution = "allowed" | "forbidden" | "unknown";

/** Whether a paper's licence lets its bytes be given to anyone (docs/rules/licenses.md#redistribution). */
export function redistributionOf(paperLicense: string): Redistribution {
  if (open.has(paperLicense)) return "allowed";
  return closed.has(paperLicense) ? "forbidden" : "unknown";
}

const open = new Set(["CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "MIT", "Apache-2.0"]);
const closed = new Set(["preprint-default", "publisher-restricted"]);
