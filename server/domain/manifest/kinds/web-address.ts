/** Returns an address of the web, or that of a DOI, as `https://…`; null for anything else. */
export function webAddress(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 1000) return null;
  const text = value.trim().replace(/^(?:doi:\s*)?(?=10\.\d{4,9}\/)/i, "https://doi.org/");
  if (!/^https?:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/i.test(text) || !URL.canParse(text)) return null;
  const { username, password, href } = new URL(text);
  return username === "" && password === "" ? href : null;
}
