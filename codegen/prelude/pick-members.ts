type Given = Readonly<Record<string, unknown>>;

/** What a tool sends of its arguments, and what it shows of the answer: in brief, unless more or other is asked for. */
export function inBrief(brief: readonly string[] | null, given: Given) {
  // Without a brief form `detail` is as unknown as any other name.
  if (brief === null) return { sent: given, show: (answer: unknown) => answer };
  const { detail, ...sent } = given;
  const isWhole = detail === "full" || sent.fields !== undefined;
  return { sent, show: (answer: unknown) => (isWhole ? answer : pickMembers(answer, brief)) };
}

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
