import type { Operation } from "./document.ts";

/** Finds the operation, a read by default, that has an address; of several the one with the fewest parameters. */
export function findOperation(
  operations: readonly Operation[],
  path: string,
  method = "GET",
): Operation | undefined {
  return operations
    .filter((one) => one.method === method && isAt(one, path))
    .sort((one, other) => one.path.split("{").length - other.path.split("{").length)[0];
}

export function isAt({ path }: Operation, given: string): boolean {
  const pattern = patterns.get(path) ?? patternOf(path);
  patterns.set(path, pattern);
  return pattern.test(given);
}

/** By the paths of contracts: each is asked for with every answer. */
const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  const parts = path
    .split("/")
    .map((part) => (/^\{\w+\}$/.test(part) ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  return new RegExp(`^${parts.join("/")}$`);
}
