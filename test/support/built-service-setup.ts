import type { TestProject } from "vitest/node";
import { ensureBuiltService } from "./built-service.ts";

/** Once before the tests, and before they run again; vitest's workers take the setting over. */
export async function setup(project: TestProject): Promise<void> {
  const build = async () => {
    process.env.TEST_BUILT_SERVICE = await ensureBuiltService();
  };
  project.onTestsRerun(build);
  await build();
}
