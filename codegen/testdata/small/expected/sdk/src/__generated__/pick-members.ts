// Generated from openapi.json by codegen/generate.ts. Do not edit.

type Members = Map<string, Members>;

/** Returns the members of an answer that `paths` lead to, through objects and lists; what is not there is left out. */
export function pickMembers(answer: unknown, paths: readonly string[]): unknown {
  const tree: Members = new Map();
  for (const path of paths) {
    let at = tree;
    for (const name of path.split(".")) {
      const next = at.get(name) ?? new Map();
      at.set(name, next);
      at = next;
    }
  }
  return pick(answer, tree);
}

function pick(value: unknown, members: Members): unknown {
  if (members.size === 0 || value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, members));
  const record = value as Record<string, unknown>;
  const picked = [...members].filter(([name]) => Object.hasOwn(record, name));
  return Object.fromEntries(picked.map(([name, deeper]) => [name, pick(record[name], deeper)]));
}
