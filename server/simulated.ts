import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Scope } from "./__generated__/enumerations.ts";
import { compose } from "./compose.ts";
import { type Config, readConfig } from "./config.ts";
import { createPaperReader } from "./papers/read-paper.ts";
import { stages } from "./pipeline/stages/all.ts";
import { listen } from "./process/listen.ts";
import { inSteps } from "./simulation/current-stage.ts";
import { simulatedEnvironments } from "./simulation/environments.ts";
import { createSimulatedExecutor } from "./simulation/executor.ts";
import { createSimulatedPapers } from "./simulation/papers.ts";
import { createSimulatedPreprints } from "./simulation/preprints.ts";
import { createSimulatedSources } from "./simulation/sources.ts";
import type { SimulatedWorld } from "./simulation/world.ts";

export type {
  NamedRepository,
  SimulatedCode,
  SimulatedEnding,
  SimulatedExecution,
  SimulatedWorld,
} from "./simulation/world.ts";

/** `environment`: what the listener knows of the connection. */
export type Handle = (request: Request, environment?: unknown) => Promise<Response>;

export interface SimulatedOptions {
  host: string;
  /** 0 for any that is free. */
  port: number;
  /** Where clients reach it, if not where it listens. */
  baseUrl?: string | undefined;
  /** For everything that it writes; nobody else uses it. */
  dataDir: string;
  /** 32 characters or more. */
  secret: string;
  /** Path of a private key, PEM. */
  signingKeyFile: string;
  /** Numbers in place of the contract's limits, by the limits' names. */
  limits: Record<string, number>;
  world: SimulatedWorld;
  /** Stands between the clients and the service. */
  around(service: Handle): Handle;
}

export interface SimulatedKey {
  username: string;
  key: string;
  scopes: Scope[];
}

/** The service over a simulated world: the same answers to the same requests, and nothing is fetched or executed. */
export interface Simulated {
  /** E.g. `http://127.0.0.1:4010`. */
  address: string;
  /** The service itself, past what stands around it. */
  request: Handle;
  /** Gives an account this very key, which never ends: the service would have drawn one at random, for some time. */
  addKey(key: SimulatedKey): Promise<void>;
  /** Its database as the bytes of a file. */
  database(): Uint8Array;
  /** How many jobs are worked on, how many wait for that, and how many are worked on at once. */
  countJobs(): Promise<{ underWay: number; waiting: number; slots: number }>;
  stop(): Promise<void>;
}

/** How many jobs it reads, and how many it runs, at once. */
const slots = 8;

/** Listens first: whether the port is free is known before anything is made. */
export async function openSimulated(options: SimulatedOptions): Promise<Simulated> {
  const opened = Promise.withResolvers<Handle>();
  const { host, port } = options;
  const loopback: Pick<Config, "host" | "port"> = { host, port };
  const listener = await listen(
    async (request, environment) => (await opened.promise)(request, environment),
    loopback,
  );
  try {
    const named = options.baseUrl && new URL(options.baseUrl).origin;
    const address = named ?? listener.address.replace(/\/\/(0\.0\.0\.0|\[::\])(?=:)/, "//localhost");
    const service = await openService(options, address);
    opened.resolve(options.around(service.request));
    return {
      ...service,
      address,
      async stop() {
        service.endStreams();
        await Promise.all([listener.close(1000), service.stop()]);
      },
    };
  } catch (error) {
    opened.reject(error);
    opened.promise.catch(() => undefined);
    await listener.close(0);
    throw error;
  }
}

async function openService({ world, ...options }: SimulatedOptions, baseUrl: string) {
  const { dataDir } = options;
  const config = readConfig({
    SERVICE_BASE_URL: baseUrl,
    SERVICE_DATA_DIR: dataDir,
    SERVICE_SECRET: options.secret,
    SERVICE_SIGNING_KEY_FILE: options.signingKeyFile,
    SERVICE_LIMITS: JSON.stringify(options.limits),
    SERVICE_ACCOUNT_JOBS: String(1e6),
    SERVICE_READING_SLOTS: String(slots),
    SERVICE_RUN_SLOTS: String(slots),
    SERVICE_REVISION: "simulated",
    SERVICE_EXECUTOR: "none",
    SERVICE_DEBIAN_MIRROR: "none",
    // A simulated failure is none of the mock's.
    SERVICE_LOG_LEVEL: process.env.LOG_LEVEL || "fatal",
  });
  const work = join(dataDir, "work");
  const paperLimits = {
    ...{ timeoutSeconds: 30, memoryMiB: 512, maxPages: 2000, maxTextBytes: 32 * 1024 * 1024 },
    isBounded: false,
  };
  const composition = await compose(config, {
    stages: inSteps(stages, world),
    // Not the port, which may be another each time: the same Statements have the same digests.
    issuer: options.baseUrl ?? "http://127.0.0.1:4010",
    outside: {
      now: world.now,
      newId: world.newId,
      papers: createSimulatedPapers(world, createPaperReader(paperLimits)),
      // The mock comes without what draws pages.
      paintPlace: async () => null,
      preprints: createSimulatedPreprints(world, work),
      sources: createSimulatedSources(world, work),
      executor: createSimulatedExecutor(world),
      environments: simulatedEnvironments,
      // No process, least of all one of another user, wrote into them.
      removeWorkFolder: (folder) => rm(folder, { recursive: true, force: true }),
    },
  });
  const { app, deps, worker, logStreams, handles } = composition;
  const { store, identity } = deps;
  if (handles.kind !== "sqlite") throw new Error("A simulated service has a database of its own");
  const { sessions } = handles;
  worker.start();
  return {
    request: async (request: Request, environment: unknown = { address: "127.0.0.1" }) =>
      app.fetch(request, environment),
    async addKey({ username, key, scopes }: SimulatedKey) {
      const userId = (await store.principals.findUserId(username))!;
      const { id } = await identity.createKey({
        userId,
        name: `may ${scopes.join(", ")}`,
        expiresIn: 360 * 86_400,
        scopes,
      });
      const hash = createHash("sha256").update(key).digest("base64url");
      const replace = sessions.prepare("update apikey set key = ?, start = ?, expiresAt = null where id = ?");
      replace.run(hash, key.slice(0, 14), id);
    },
    database: () => sessions.serialize(),
    async countJobs() {
      const now = deps.now().toISOString();
      const names = stages.map(({ name }) => name);
      const [underWay, { waiting }] = await Promise.all([
        store.queue.listUnderWay(now),
        store.queue.listWaiting(now, names),
      ]);
      return { underWay: underWay.length, waiting: waiting.length, slots };
    },
    endStreams: () => logStreams.close(),
    stop: () => composition.close(),
  };
}
