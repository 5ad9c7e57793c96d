import { openMock } from "./open-mock.ts";
import type { Mock, MockOptions } from "./options.ts";

/**
 * Starts a mock in this process. Resolves when it listens and knows its fixtures; `stop` ends it and removes what it
 * wrote. Any number of mocks may run at once.
 *
 * @throws where the port is taken, or an option or a fixture is wrong.
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  return (await openMock(options)).mock;
}
