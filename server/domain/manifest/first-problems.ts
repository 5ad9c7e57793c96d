/** Problems of one document that are reported at most. */
export const maxProblems = 20;

/** Returns as many problems as are reported to an author at once. Those after them are not looked for. */
export function firstProblems<T>(problems: Iterable<T>): T[] {
  const first: T[] = [];
  for (const problem of problems) if (first.push(problem) === maxProblems) break;
  return first;
}
