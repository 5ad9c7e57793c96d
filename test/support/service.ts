import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Overrides } from "../../server/compose.ts";
import { type Config, readConfig } from "../../server/config.ts";
import { createResponseCheck } from "../../server/http/check-response.ts";
import type { PasswordHash } from "../../server/identity/auth.ts";
import { type Service, serve } from "../../server/main.ts";
import type { ServerTimeouts } from "../../server/process/listen.ts";
import { createCachedAnswerCheck } from "./cached-answers.ts";
import { createDatabase, databaseSettings, removeDatabase } from "./databases.ts";
import { createKeptTextCheck } from "./kept-texts.ts";
import { memoryFolder } from "./memory-folder.ts";
import { noPreprintServer } from "./no-preprint-server.ts";
import { cheapPasswordHash } from "./password-hash.ts";
import { readOnce } from "./read-once.ts";
import { loadResponseValidators } from "./response-validators.ts";
import { recordStatuses } from "./status-record.ts";

/** A real service on loopback with a data folder of its own; every answer is held against the contract. */
export interface TestService extends AsyncDisposable {
  url: string;
  config: Config;
  service: Service;
  dataDir: string;
  /** How many answers came out of the cache so far: each is held against one that is made. */
  cachedAnswers(): number;
  /** The same of texts of records that were kept. */
  keptTexts(): number;
}

interface TestOverrides {
  waits?: ServerTimeouts;
  logStreams?: Overrides["logStreams"];
  /** Null for the service's own. */
  passwordHash?: PasswordHash | null;
}

/** Of a service that runs nothing: what a sandbox writes is no memory. */
const folderFor = ({ SERVICE_ROLE }: Record<string, string>) =>
  SERVICE_ROLE === "web" ? memoryFolder : tmpdir();

export async function startService(
  settings: Record<string, string> = {},
  { waits, logStreams, passwordHash = cheapPasswordHash }: TestOverrides = {},
): Promise<TestService> {
  const dataDir = settings.SERVICE_DATA_DIR ?? (await mkdtemp(join(folderFor(settings), "rvs-test-")));
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
  const cached = createCachedAnswerCheck();
  const { onCachedAnswer } = cached;
  const kept = createKeptTextCheck();
  const { onKeptText } = kept;
  const service = await serve(config, {
    ...{ checkResponse, waits, onCachedAnswer, onKeptText, inFrontOfReader: readOnce },
    ...(passwordHash && { passwordHash }),
    ...(logStreams && { logStreams }),
  });
  cached.use(service);
  recordStatuses(service);
  return {
    url: config.baseUrl,
    config,
    service,
    dataDir,
    cachedAnswers: cached.hits,
    keptTexts: kept.hits,
    async [Symbol.asyncDispose]() {
      for (const each of [cached, kept]) await each.settled();
      await service.stop();
      if (settings.SERVICE_DATA_DIR) return;
      await removeDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Above those that fetch refuses, below those that the kernel gives to connections; from a place of this process on. */
const ports = { first: 11_000, last: 31_999, next: randomInt(11_000, 32_000) };

/** Returns a port that nobody listens on, and never the same one twice: who asked has yet to start a service on it. */
export async function freePort(): Promise<number> {
  const port = ports.next;
  ports.next = port === ports.last ? ports.first : port + 1;
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
