/** RFC 6901, as a URI fragment. */
export const pointerTo = (segments: string[]): string =>
  ["#", ...segments.map((segment) => segment.replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");

export const segmentsOf = (pointer: string): string[] =>
  pointer
    .slice(2)
    .split("/")
    .map((segment) => decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~"));

export function child(node: unknown, name: string): unknown {
  if (typeof node !== "object" || node === null || !Object.hasOwn(node, name)) return undefined;
  return (node as Record<string, unknown>)[name];
}
