import { execFileSync } from "node:child_process";
import { createExecutor } from "../../execution/executor.ts";

/** Why environments cannot be built here, or null; said once, where tests skip. */
export const toolsMissing = await findMissing();
if (toolsMissing) console.warn(`\n*** TESTS OF ENVIRONMENTS SKIPPED: ${toolsMissing}\n`);

async function findMissing(): Promise<string | null> {
  const available = await createExecutor({ mode: "auto", dataDir: "/nonexistent" }).available();
  if (!available.ok) return `${available.reason} ${available.install}`;
  for (const name of ["apt-get", "dpkg-deb", "flock"]) {
    try {
      execFileSync("sh", ["-c", `command -v ${name}`]);
    } catch {
      return `${name} is not there: apt-get install apt dpkg util-linux`;
    }
  }
  return null;
}
