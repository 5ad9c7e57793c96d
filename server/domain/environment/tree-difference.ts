/** Of paths that are named. */
const MAX_NAMED = 20;

/**
 * Returns the paths in which two descriptions of a root differ, the first ones, and how many there are: each description
 * has a line for each file, `["/path",…]`.
 */
export function differingPaths(before: string, after: string): { paths: string[]; count: number } {
  const [old, current] = [new Set(before.split("\n")), new Set(after.split("\n"))];
  const only = (lines: Set<string>, others: Set<string>) => [...lines].filter((line) => !others.has(line));
  const changed = [...only(old, current), ...only(current, old)].filter((line) => line !== "");
  const paths = [...new Set(changed.map((line) => (JSON.parse(line) as [string])[0]))].sort();
  return { paths: paths.slice(0, MAX_NAMED), count: paths.length };
}
