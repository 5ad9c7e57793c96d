import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createEmbeddedTemplate } from "./databases.ts";
import { memoryFolder, removeLeftInMemory } from "./memory-folder.ts";

/** A migrated database for a whole run of tests to copy from; vitest's workers take the setting over. */
export async function setup(): Promise<() => void> {
  await removeLeftInMemory();
  const folder = mkdtempSync(join(memoryFolder, "rvs-template-"));
  process.env.TEST_SQLITE = await createEmbeddedTemplate(folder);
  return () => rmSync(folder, { recursive: true });
}
