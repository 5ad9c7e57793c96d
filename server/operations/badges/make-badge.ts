/** Draws a badge. The library's table of letter widths (1.7 MB) is loaded with the first one, not at the start. */
export async function makeBadge(message: string, color?: string): Promise<string> {
  const library = await import("badge-maker");
  return library.makeBadge({ label: "reproduction", message, ...(color !== undefined && { color }) });
}
