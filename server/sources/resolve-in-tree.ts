/** Maximum number of links that Linux follows in one path (ELOOP). */
const MAX_LINKS = 40;
/** Maximum number of components of a path and its links together: bounds the cost of a hostile tree. */
const MAX_STEPS = 256;
const MAX_TARGET_LENGTH = 1024;

/** Resolves a path of a tree to one without links (`""` for its root), or to null. */
type Resolve = (path: string) => string | null;

/** A folder of the tree that has links in it or below it, or a link. */
interface Place {
  target?: string;
  children: Map<string, Place>;
}

/**
 * Returns a function that resolves a path, following every link. It gives null if the path leaves the tree, is absolute,
 * is a cycle, or exceeds a limit. A step costs the same however deep it is: looking up whole paths, 50,000 hostile links
 * held the event loop for a minute.
 *
 * Lexical normalization is not enough: with `a/b/up -> ../..`, the link `x -> a/b/up/..` looks inside and is outside.
 */
export function treeResolver(links: ReadonlyMap<string, string>): Resolve {
  const root: Place = { children: new Map() };
  for (const [path, target] of links) addLink(root, path, target);
  return (path) => resolve(path, root);
}

function addLink(root: Place, path: string, target: string): void {
  let place = root;
  for (const component of path.split("/")) {
    let next = place.children.get(component);
    if (!next) {
      next = { children: new Map() };
      place.children.set(component, next);
    }
    place = next;
  }
  place.target = target;
}

function resolve(path: string, root: Place): string | null {
  const pending = path.split("/").reverse();
  const resolved: { component: string; place: Place | undefined }[] = [];
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
    const parent = resolved.at(-1);
    const place = (parent ? parent.place : root)?.children.get(component);
    const target = place?.target;
    if (target === undefined) {
      resolved.push({ component, place });
      continue;
    }
    if (target.startsWith("/") || target.length > MAX_TARGET_LENGTH || ++followed > MAX_LINKS) return null;
    pending.push(...target.split("/").reverse());
  }
  return resolved.map(({ component }) => component).join("/");
}
