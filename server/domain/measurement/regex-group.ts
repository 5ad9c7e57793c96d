/**
 * Whether the group of an expression in RE2 syntax has digits of its own, as `(97\.3)` has and `([0-9.]+)` has not: it takes
 * the number that is expected, and passes over any other. A zero is none: `(0\.\d+)` takes any share.
 */
export function groupHasDigits(regex: string): boolean {
  // Escapes, classes and counts first, since each may have brackets in it: a group is told by those that are left.
  const bare = regex
    .replace(/\\Q[\s\S]*?(?:\\E|$)/g, (quoted) => quoted.replace(/[^\d]/g, ""))
    .replace(/\\(?:x\{[^}]*\}|x..|p\{[^}]*\}|[\s\S])/g, "")
    .replace(/\[\^?\]?[^\]]*\]/g, (some) => /^\[([1-9])\]$/.exec(some)?.[1] ?? "")
    .replace(/\{\d+(?:,\d*)?\}/g, "");
  const start = bare.search(/\((?!\?)|\(\?P?</);
  if (start < 0) return false;
  let depth = 0;
  for (let at = start; at < bare.length; at++) {
    if (bare[at] === "(") depth += 1;
    if (bare[at] === ")" && --depth === 0)
      return /[1-9]/.test(bare.slice(start, at).replace(/^\(\?P?<[^>]*>/, ""));
  }
  return false;
}
