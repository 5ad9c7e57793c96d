import type { LockedJuliaPackage } from "./locked-julia.ts";

type Buildable = Pick<LockedJuliaPackage, "name" | "uuid" | "deps" | "isBuilt">;

/** Returns the packages that are built when they are installed, each after those that it needs. */
export function orderOfBuilds<T extends Buildable>(packages: readonly T[]): T[] {
  const known = new Map(packages.map((each) => [each.uuid, each]));
  const order = new Set<T>();
  const begun = new Set<string>();
  // A lock may have two thousand in one chain: by a list of its own, not by calls within calls.
  for (const first of packages) {
    const open: T[] = [first];
    while (open.length > 0) {
      const each = open.at(-1)!;
      const next = begun.has(each.uuid)
        ? []
        : Object.values(each.deps).flatMap((uuid) => (begun.has(uuid) ? [] : (known.get(uuid) ?? [])));
      begun.add(each.uuid);
      if (next.length > 0) open.push(...next);
      else order.add(open.pop()!);
    }
  }
  return [...order].filter(({ isBuilt }) => isBuilt);
}
