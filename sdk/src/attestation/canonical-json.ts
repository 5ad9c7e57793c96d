/**
 * Returns the canonical JSON (RFC 8785) of a value that was parsed from JSON: members sorted by UTF-16 code units, no
 * white space, and numbers and strings as `JSON.stringify` writes them, as the RFC requires.
 *
 * @throws TypeError for a value that JSON cannot represent, and URIError for a lone surrogate.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    members.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, member]) => `${primitive(name)}:${canonicalJson(member)}`).join(",")}}`;
  }
  return primitive(value);
}

function primitive(value: unknown): string {
  if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`JSON has no ${value}`);
  // Throws a URIError for a lone surrogate, which UTF-8 cannot encode.
  if (typeof value === "string") encodeURIComponent(value);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`JSON has no ${typeof value}`);
  return text;
}
