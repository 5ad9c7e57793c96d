import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Overrides } from "../../server/compose.ts";
import { type Config, readConfig } from "../../server/config.ts";
import { createResponseCheck } from "../../server/http/check-response.ts";
import { type Service, serve } from "../../server/main.ts";
import type { ServerTimeouts } from "../../server/process/listen.ts";
import { createDatabase, databaseSettings, removeDatabase } from "./databases.ts";
import { noPreprintServer } from "./no-preprint-server.ts";
import { loadResponseValidators } from "./response-validators.ts";
import { recordStatuses } from "./status-record.ts";

/** A real service on loopback with a data folder of its own; every answer is held against the contract. */
export interface TestService extends AsyncDisposable {
  url: string;
  config: Config;
  service: Service;
  dataDir: string;
}

export async function startService(
  settings: Record<string, string> = {},
  { waits, logStreams }: { waits?: ServerTimeouts; logStreams?: Overrides["logStreams"] } = {},
): Promise<TestService> {
  const dataDir = settings.SERVICE_DATA_DIR ?? (await mkdtemp(join(tmpdir(), "rvs-test-")));
  await createDatabase(dataDir);
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    SERVICE_DATA_DIR: dataDir,
    ...databaseSettings(dataDir),
    SERVICE_LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? "silent",
    SERVICE_LIMITS: JSON.stringify({
      "submission-hour": 1000,
      "submission-month": 1000,
      "key-minute": 100_000,
    }),
    SERVICE_ACCOUNT_JOBS: "100000",
    // What an experiment requires and this machine lacks is said, not fetched.
    SERVICE_DEBIAN_MIRROR: "none",
    ...noPreprintServer,
    ...settings,
  });
  const checkResponse = createResponseCheck(await loadResponseValidators());
  const service = await serve(config, { checkResponse, waits, ...(logStreams && { logStreams }) });
  recordStatuses(service);
  return {
    url: config.baseUrl,
    config,
    service,
    dataDir,
    async [Symbol.asyncDispose]() {
      await service.stop();
      if (settings.SERVICE_DATA_DIR) return;
      await removeDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
