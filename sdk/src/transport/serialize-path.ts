/**
 * Fills a path template, each value within its segment.
 *
 * @param template with the base URL before it, as openapi-fetch gives it
 * @throws TypeError for a value that is missing, empty or would change the path.
 */
export function serializePath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => segment(template, name, values[name]));
}

function segment(template: string, name: string, value: unknown): string {
  // `fetch` resolves one dot and two, encoded or not, and would request another path.
  if (typeof value !== "string" || /^\.{0,2}$/.test(value))
    throw new TypeError(`${template}: "${name}" is missing`);
  // A colon is allowed in a path, and digests stay readable. Throws URIError for a lone surrogate.
  return encodeURIComponent(value).replaceAll("%3A", ":");
}
