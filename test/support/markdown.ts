/** The ids that the headings of a Markdown document get, as code hosts and editors make them. */
export function anchorsOf(text: string): string[] {
  const headings = [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** The prose alone: what stands in a fence is an example. */
export function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, "");
}
