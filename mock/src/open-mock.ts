import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasNewNode, tooOld } from "#server/process/new-node";
import type { Simulated } from "#server/simulated";
import { checkOptions } from "./check-options.ts";
import { createControl } from "./control.ts";
import { manyOfEach } from "./limits.ts";
import type { Mock, MockOptions } from "./options.ts";
import { createPace } from "./pace.ts";
import { createPrefer } from "./prefer/create-prefer.ts";
import { createSteering } from "./steering.ts";
import { createChance } from "./world/chance.ts";
import { createClock } from "./world/clock.ts";
import { createWorld } from "./world/create-world.ts";
import { findSnapshot, keepSnapshot } from "./world/kept-snapshots.ts";
import { readFixtures } from "./world/read-fixtures.ts";
import { keyOf, readKeyOf, seedWorld } from "./world/seed-world.ts";
import { type Snapshot, takeSnapshot, writeFiles } from "./world/snapshot.ts";

/** A mock with what its fixtures left. */
export interface OpenMock {
  mock: Mock;
  snapshot: Snapshot;
}

export async function openMock(options: MockOptions): Promise<OpenMock> {
  if (!hasNewNode())
    throw new Error(
      `${tooOld("startMock")} Start the mock beside it, which brings its own: npx @research-verification/mock`,
    );
  checkOptions(options);
  const { openSimulated } = await import("#server/simulated");
  const { host = "127.0.0.1", port = 0, baseUrl, speed = 1, seed = defaultSeed, limits = {} } = options;
  const fixtures = await readFixtures(options.fixtures);
  const key = JSON.stringify([String(seed), baseUrl ?? null, fixtures]);
  const isDefault = options.fixtures === undefined && seed === defaultSeed && baseUrl === undefined;
  const found = await findSnapshot(key, isDefault);
  const [clock, chance, pace] = [createClock(), createChance(String(seed)), createPace()];
  const world = createWorld({ fixtures, pace, clock, chance, cancelRun });
  const dataDir = await mkdtemp(join(tmpdir(), "research-verification-mock-"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const ready = Promise.withResolvers<Mock>();
  // Without clients, nobody waits for it.
  ready.promise.catch(() => undefined);
  let service: Simulated | undefined;
  try {
    if (found) {
      await writeFiles(found.files, dataDir);
      world.restore(found);
    }
    const signingKeyFile = join(dataDir, "signing-key.pem");
    await writeFile(signingKeyFile, chance.signingKey(), { mode: 0o600 });
    const prefer = createPrefer({ validateResponses: options.validateResponses ?? false });
    service = await openSimulated({
      ...{ host, port, baseUrl, dataDir, signingKeyFile, world },
      secret: chance.bytes("secret").toString("hex"),
      limits: { ...manyOfEach, ...limits },
      around: (handle) => createControl(ready.promise, prefer(handle)),
    });
    const repositories = found?.repositories ?? (await seedWorld({ service, world, clock, fixtures }));
    const snapshot = found ?? (await takeSnapshot(service, { dataDir, repositories, world, chance }));
    keepSnapshot(key, snapshot);
    clock.start();
    pace.setSpeed(speed);
    const names = fixtures.accounts.map(({ username }) => username);
    const { stop: stopService } = service;
    const stop = once(() => stopService().finally(remove));
    const mock: Mock = {
      url: service.address,
      keys: Object.fromEntries(names.map((name) => [name, keyOf(name)])),
      readKeys: Object.fromEntries(names.map((name) => [name, readKeyOf(name)])),
      repositories,
      ...createSteering(service, pace),
      stop,
      [Symbol.asyncDispose]: stop,
    };
    ready.resolve(mock);
    return { mock, snapshot };
  } catch (error) {
    ready.reject(error);
    await service?.stop();
    await remove();
    throw error;
  }

  async function cancelRun(runId: string, owner: string): Promise<void> {
    const { address, request } = service!;
    const headers = { "x-api-key": keyOf(owner) };
    await request(new Request(`${address}/api/runs/${runId}/cancel`, { method: "POST", headers }));
  }
}

const defaultSeed = "mock";

/** A second call waits for the first. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
