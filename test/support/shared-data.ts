import { existsSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../shared/data");
let logged = false;

/**
 * A folder of more data, beside the project, where it is present. The tests are complete without: what they need is in
 * the repository or made by them, and tests of these data exist only where the data do.
 */
export function sharedData(name: string): string | undefined {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  if (!logged) console.info(`No more data in ${path}: tested with the project's own alone.`);
  logged = true;
  return undefined;
}
