import type { OperationDescription } from "../requester.ts";

/**
 * The address of a request. Throws a TypeError, before anything is sent, for a missing or empty path parameter, for
 * one that would change the path, and for a parameter that the operation does not have.
 * @param base without a slash at its end
 */
export function buildUrl(
  base: string,
  operation: OperationDescription,
  parameters: Readonly<Record<string, unknown>>,
): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    segment(operation.id, name, parameters[name]),
  );
  const query = Object.entries(operation.parameters).flatMap(([name, place]) =>
    place === "path" ? [] : pair(operation.id, name, place, parameters[name]),
  );
  return `${base}${path}${query.length > 0 ? "?" : ""}${query.join("&")}`;
}

function segment(id: string, name: string, value: unknown): string {
  if (typeof value !== "string" || value === "") throw new TypeError(`${id}: "${name}" is missing`);
  // `fetch` resolves these two, encoded or not, so that they would ask for another path.
  if (value === "." || value === "..") throw new TypeError(`${id}: "${name}" may not be "${value}"`);
  return encode(value);
}

function pair(id: string, name: string, place: "query" | "list", value: unknown): string[] {
  if (value === undefined) return [];
  if (place === "list") {
    if (!Array.isArray(value)) throw new TypeError(`${id}: "${name}" must be a list`);
    return value.length === 0 ? [] : [`${name}=${value.map((item) => encode(String(item))).join(",")}`];
  }
  if (!["string", "number", "boolean"].includes(typeof value))
    throw new TypeError(`${id}: "${name}" must be a string, a number or a boolean`);
  return [`${name}=${encode(String(value))}`];
}

/** A colon may stand in a path and in a query, and digests read better with it. Half a surrogate pair is a URIError. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll("%3A", ":");
