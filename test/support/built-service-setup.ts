import type { TestProject } from "vitest/node";
import { compileCacheFolder, ensureBuiltService } from "./built-service.ts";

/** Once before the tests, and before they run again; vitest's workers take the settings over. */
export async function setup(project: TestProject): Promise<void> {
  const build = async () => {
    process.env.TEST_BUILT_SERVICE = await ensureBuiltService();
    // What the tests start in Node.js is compiled once, as with `npm run serve`; a dozen starts of one program are usual.
    process.env.NODE_COMPILE_CACHE = compileCacheFolder;
  };
  project.onTestsRerun(build);
  await build();
}
