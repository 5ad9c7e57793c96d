import { ensureResponseValidators } from "./response-validators.ts";

/** Once before the tests, so that no test waits for the generator and its workers do not all run it. */
export async function setup(): Promise<void> {
  await ensureResponseValidators();
}
