import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEmbeddedTemplate } from "./databases.ts";

/** A migrated database for a whole run of tests to copy from; vitest's workers take the setting over. */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "rvs-template-"));
  process.env.TEST_SQLITE = await createEmbeddedTemplate(folder);
  return () => rmSync(folder, { recursive: true });
}
