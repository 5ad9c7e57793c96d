/** Maximum number of links that Linux follows in one path (ELOOP). */
const MAX_LINKS = 40;
/** Maximum number of components of a path and its links together: bounds the cost of a hostile tree. */
const MAX_STEPS = 256;
const MAX_TARGET_LENGTH = 1024;

/**
 * Resolves a path of a tree, following every link. Returns a path of the tree (`""` for its root), or null if it leaves
 * the tree, is absolute, is a cycle, or exceeds a limit.
 *
 * Lexical normalization is not enough: with `a/b/up -> ../..`, the link `x -> a/b/up/..` looks inside and is outside.
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
