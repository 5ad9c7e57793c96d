/**
 * Makes once for each tree what several kinds of manifest ask of all its paths: of 49,000, choosing among them took 2 s of
 * the event loop.
 */
export function oncePerTree<T>(
  make: (paths: ReadonlySet<string>) => readonly T[],
): (paths: ReadonlySet<string>) => readonly T[] {
  const made = new WeakMap<ReadonlySet<string>, readonly T[]>();
  return (paths) => {
    const known = made.get(paths) ?? make(paths);
    made.set(paths, known);
    return known;
  };
}
