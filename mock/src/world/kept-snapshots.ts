import { join } from "node:path";
import { readSnapshot, type Snapshot } from "./snapshot.ts";

/** Beside the compiled code, made by the build of the mock's own fixtures; the sources have none. */
export const builtSnapshot = join(import.meta.dirname, "../snapshot");

const kept = new Map<string, Snapshot>();
/** A megabyte each. */
const maxKept = 8;

/** What an earlier mock of this process, or the build, made of the same; null where neither did. */
export async function findSnapshot(key: string, isDefault: boolean): Promise<Snapshot | null> {
  return kept.get(key) ?? (isDefault ? readSnapshot(builtSnapshot) : null);
}

export function keepSnapshot(key: string, snapshot: Snapshot): void {
  if (kept.size < maxKept) kept.set(key, snapshot);
}
