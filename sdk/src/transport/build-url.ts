import type { OperationDescription } from "../requester.ts";

/**
 * Builds the URL of a request.
 *
 * @param base without a trailing slash
 * @throws TypeError for a missing or empty path parameter, one that would change the path, and a query parameter of a
 * wrong type.
 */
export function buildUrl(
  base: string,
  operation: OperationDescription,
  parameters: Readonly<Record<string, unknown>>,
): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    pathSegment(operation.id, name, parameters[name]),
  );
  const query = Object.entries(operation.parameters).flatMap(([name, place]) =>
    place === "path" ? [] : queryPair(operation.id, name, place, parameters[name]),
  );
  return `${base}${path}${query.length > 0 ? "?" : ""}${query.join("&")}`;
}

function pathSegment(id: string, name: string, value: unknown): string {
  if (typeof value !== "string" || value === "") throw new TypeError(`${id}: "${name}" is missing`);
  // `fetch` resolves these two, encoded or not, and would request another path.
  if (value === "." || value === "..") throw new TypeError(`${id}: "${name}" may not be "${value}"`);
  return encode(value);
}

function queryPair(id: string, name: string, place: "query" | "list", value: unknown): string[] {
  if (value === undefined) return [];
  if (place === "list") {
    if (!Array.isArray(value)) throw new TypeError(`${id}: "${name}" must be a list`);
    return value.length === 0 ? [] : [`${name}=${value.map((item) => encode(String(item))).join(",")}`];
  }
  if (!["string", "number", "boolean"].includes(typeof value))
    throw new TypeError(`${id}: "${name}" must be a string, a number or a boolean`);
  return [`${name}=${encode(String(value))}`];
}

/**
 * Leaves colons, which are allowed in a path and a query, for readable digests. Throws URIError for a lone surrogate.
 */
const encode = (text: string): string => encodeURIComponent(text).replaceAll("%3A", ":");
