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

/**
 * Reads the `Prefer` header (RFC 7240); null where it has none of these preferences, such as `return=minimal` alone, and a
 * text that says what is wrong with one that it has.
 */
export function readPreferences(header: string | null): Preferences | string | null {
  const found: Preferences = {};
  for (const item of (header ?? "").split(/[,;]/)) {
    const [, name = "", quoted, plain] = /^\s*(\w+)\s*=\s*(?:"([^"]*)"|(\S+))\s*$/.exec(item) ?? [];
    const value = quoted ?? plain ?? "";
    switch (name.toLowerCase()) {
      case "code":
        if (!/^[1-5]\d\d$/.test(value)) return `code is "${value}": it must be a status, such as 503`;
        found.code = Number(value);
        break;
      case "dynamic":
        if (!/^(true|false)$/.test(value)) return `dynamic is "${value}": it must be true or false`;
        found.dynamic = value === "true";
        break;
      case "example":
        found.exampleKey = value;
        break;
      case "seed":
        found.seed = value;
    }
  }
  return Object.keys(found).length === 0 ? null : found;
}
