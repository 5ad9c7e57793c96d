/**
 * Whether the group of an expression in RE2 syntax has digits of its own, as `(97\.3)` has and `([0-9.]+)` has not: it takes
 * the number that is expected, and passes over any other. A zero is none, as `(0\.\d+)` takes any share, nor is a choice
 * between single digits, as `(0|1)`.
 */
export function groupHasDigits(regex: string): boolean {
  // Escapes, classes and counts first, since each may have brackets in it: a group is told by those that are left.
  const bare = regex
    .replace(/\\Q[\s\S]*?(?:\\E|$)/g, (quoted) => quoted.replace(/[^\d]/g, ""))
    .replace(/\\x(?:\{([\da-f]{1,6})\}|([\da-f]{2}))/gi, (_, long?: string, short?: string) => {
      const character = String.fromCharCode(Number.parseInt(long ?? short ?? "0", 16));
      return /\d/.test(character) ? character : "_";
    })
    .replace(/\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]/g, (some) => (takesFewDigits(some) ? "9" : ""))
    .replace(/\\(?:p\{[^}]*\}|[\s\S])/g, "")
    .replace(/\{\d+(?:,\d*)?\}/g, "");
  const start = bare.search(/\((?!\?)|\(\?P?</);
  if (start < 0) return false;
  let depth = 0;
  for (let at = start; at < bare.length; at++) {
    if (bare[at] === "(") depth += 1;
    if (bare[at] !== ")" || --depth > 0) continue;
    const group = bare.slice(start + 1, at).replace(/^\?P?<[^>]*>/, "");
    return /[1-9]/.test(group) && !/^\d(?:\|\d)+$/.test(group);
  }
  return false;
}

/** Whether a class takes some of the digits from 1 on, but three at most. */
function takesFewDigits(some: string): boolean {
  try {
    const own = new RegExp(`^${some}$`);
    const taken = [..."123456789"].filter((digit) => own.test(digit)).length;
    return taken > 0 && taken <= 3;
  } catch {
    // One of RE2 alone, such as `[[:digit:]]`.
    return false;
  }
}
