import { join } from "node:path";
import { joinedName, programs } from "../../scripts/joined/current.mjs";
import { compileCacheFolder, ensureJoined } from "../../scripts/joined/join.ts";

export { compileCacheFolder };

const scripts = [...programs, "test/support/crashing-service.ts"];

/** Joins what tests start as processes, as a start by `npm run serve` does; returns the folder. */
export const ensureBuiltService = (): Promise<string> => ensureJoined("tests", scripts);

/** The file to start instead of a script: what the set-up built, or the script itself. */
export function builtScript(script: string): string {
  const { TEST_BUILT_SERVICE } = process.env;
  if (TEST_BUILT_SERVICE === undefined || !scripts.includes(script)) return script;
  return join(TEST_BUILT_SERVICE, joinedName(script));
}
