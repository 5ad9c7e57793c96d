const before =
  /#|\/\/|\/\*|^\s*(?:\*|%|--)|[=!<>]=\s*-?$|(?:\bassert\w*|\bexpect\w*|\bstopifnot|\bisclose|\ballclose|\bapprox\w*|\breference|\bpublished)\b/i;
const after = /^(?:[eE][+-]?\d+)?\s*(?:[=!<>]=)/;

/**
 * Whether a number stands in a comment or where something is compared with it. What stops there when it is changed may
 * well be honest: an experiment that checks its own result. It is a guess, and excuses only what could not be told.
 */
export function isHarmless(text: string, start: number, end: number): boolean {
  // Bounded: a text of one line with many numbers must not take quadratic time.
  const left = text
    .slice(Math.max(0, start - 200), start)
    .split("\n")
    .at(-1)!;
  return before.test(left) || after.test(text.slice(end, end + 20));
}
