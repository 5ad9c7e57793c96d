/** As many links as Linux follows in one path (ELOOP). */
const MAX_LINKS = 40;
/** What a path and the links on its way may add up to: a hostile tree must not cost more than an honest one. */
const MAX_STEPS = 256;
const MAX_TARGET_LENGTH = 1024;

/**
 * Where a path of a tree leads when every link on the way is followed: a path of the tree (`""` for its root), or
 * null where it leaves the tree, is absolute, goes round in a circle, or is longer than any honest one.
 *
 * Only following tells: with `a/b/up -> ../..`, the link `x -> a/b/up/..` looks inside and is outside.
 */
export function resolveInTree(path: string, links: ReadonlyMap<string, string>): string | null {
  const pending = path.split("/").reverse();
  const resolved: string[] = [];
  let followed = 0;
  let steps = 0;
  while (pending.length > 0) {
    if (++steps > MAX_STEPS) return null;
    const component = pending.pop();
    if (component === undefined || component === "" || component === ".") continue;
    if (component === "..") {
      if (resolved.pop() === undefined) return null;
      continue;
    }
    const target = links.get([...resolved, component].join("/"));
    if (target === undefined) {
      resolved.push(component);
      continue;
    }
    if (target.startsWith("/") || target.length > MAX_TARGET_LENGTH || ++followed > MAX_LINKS) return null;
    pending.push(...target.split("/").reverse());
  }
  return resolved.join("/");
}
