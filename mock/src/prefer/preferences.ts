/** What a request wants answered, whatever the mock knows: the preferences of Prism. */
export interface Preferences {
  code?: number;
  /** The name of one of the contract's examples. */
  exampleKey?: string;
  /** Whether the answer is made up by its schema. */
  dynamic?: boolean;
  /** The same seed makes up the same. */
  seed?: string;
}

/** Reads the `Prefer` header (RFC 7240); null where it has none of these preferences, such as `return=minimal` alone. */
export function readPreferences(header: string | null): Preferences | null {
  const found: Preferences = {};
  for (const item of (header ?? "").split(/[,;]/)) {
    const [, name, quoted, plain] = /^\s*(\w+)\s*=\s*(?:"([^"]*)"|(\S+))\s*$/.exec(item) ?? [];
    const value = quoted ?? plain;
    if (value === undefined) continue;
    if (name === "code") found.code = Number(value);
    if (name === "example") found.exampleKey = value;
    if (name === "dynamic") found.dynamic = value === "true";
    if (name === "seed") found.seed = value;
  }
  return Object.keys(found).length === 0 ? null : found;
}
