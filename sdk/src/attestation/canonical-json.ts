/**
 * The canonical JSON (RFC 8785) of a value that came from JSON: members sorted by UTF-16 code units, no white space,
 * and numbers and strings as `JSON.stringify` writes them, which is what the RFC asks for. Throws a TypeError for a
 * number or a string that has none.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    members.sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${members.map(([name, member]) => `${primitive(name)}:${canonicalJson(member)}`).join(",")}}`;
  }
  return primitive(value);
}

function primitive(value: unknown): string {
  if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`JSON has no ${value}`);
  // Throws a URIError for half a surrogate pair, which has no UTF-8.
  if (typeof value === "string") encodeURIComponent(value);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`JSON has no ${typeof value}`);
  return text;
}
