import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Simulated } from "#server/simulated";
import { createControl } from "./control.ts";
import { manyOfEach } from "./limits.ts";
import { hasNewNode, tooOld } from "./new-node.ts";
import type { Mock, MockOptions } from "./options.ts";
import { createPace } from "./pace.ts";
import { createPrefer } from "./prefer/create-prefer.ts";
import { createSteering } from "./steering.ts";
import { createChance } from "./world/chance.ts";
import { createClock } from "./world/clock.ts";
import { createWorld } from "./world/create-world.ts";
import { readFixtures } from "./world/read-fixtures.ts";
import { keyOf, readKeyOf, seedWorld } from "./world/seed-world.ts";

/**
 * Starts a mock in this process. Resolves when it listens and knows its fixtures; `stop` ends it and removes what it
 * wrote. Any number of mocks may run at once.
 *
 * @throws where the port is taken, or an option or a fixture is wrong.
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { host = "127.0.0.1", port = 0, baseUrl, seed = "mock", limits = {} } = options;
  if (!hasNewNode()) throw tooOld();
  const { openSimulated } = await import("#server/simulated");
  const speed = checkSpeed(options.speed ?? 1);
  const fixtures = await readFixtures(options.fixtures);
  const [clock, chance, pace] = [createClock(), createChance(String(seed)), createPace()];
  const dataDir = await mkdtemp(join(tmpdir(), "research-verification-mock-"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const world = createWorld({ fixtures, pace, clock, chance, cancelRun });
  const ready = Promise.withResolvers<Mock>();
  const prefer = createPrefer({ validateResponses: options.validateResponses ?? false });
  let service: Simulated;
  try {
    const signingKeyFile = join(dataDir, "signing-key.pem");
    await writeFile(signingKeyFile, chance.signingKey(), { mode: 0o600 });
    service = await openSimulated({
      ...{ host, port, baseUrl, dataDir, signingKeyFile, world },
      secret: chance.bytes("secret").toString("hex"),
      limits: { ...manyOfEach, ...limits },
      around: (handle) => createControl(ready.promise, prefer(handle)),
    });
  } catch (error) {
    await remove();
    throw error;
  }
  const { address } = service;
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= service.stop().finally(remove);
    return stopped;
  };
  try {
    const repositories = await seedWorld({ service, world, clock, fixtures });
    clock.start();
    pace.setSpeed(speed);
    const names = fixtures.accounts.map(({ username }) => username);
    const mock: Mock = {
      url: address,
      keys: Object.fromEntries(names.map((name) => [name, keyOf(name)])),
      readKeys: Object.fromEntries(names.map((name) => [name, readKeyOf(name)])),
      repositories,
      ...createSteering(service, pace),
      stop,
      [Symbol.asyncDispose]: stop,
    };
    ready.resolve(mock);
    return mock;
  } catch (error) {
    ready.reject(error);
    ready.promise.catch(() => undefined);
    await stop();
    throw error;
  }

  async function cancelRun(runId: string, owner: string): Promise<void> {
    const headers = { "x-api-key": keyOf(owner) };
    await service.request(new Request(`${address}/api/runs/${runId}/cancel`, { method: "POST", headers }));
  }
}

function checkSpeed(speed: MockOptions["speed"]) {
  if (speed === "instant" || speed === "manual") return speed;
  if (typeof speed === "number" && speed > 0 && Number.isFinite(speed)) return speed;
  throw new TypeError(
    `speed is ${JSON.stringify(speed)}: it must be a number above 0 of steps a second, "instant" or "manual"`,
  );
}
