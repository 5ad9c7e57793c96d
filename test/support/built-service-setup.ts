import { ensureBuiltService } from "./built-service.ts";

/** Once before the tests; vitest's workers take the setting over. */
export async function setup(): Promise<void> {
  process.env.TEST_BUILT_SERVICE = await ensureBuiltService();
}
