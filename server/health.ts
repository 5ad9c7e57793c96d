import { access } from "node:fs/promises";
import { type Config, missingInProduction } from "./config.ts";
import type { HealthChecks } from "./deps.ts";
import type { Logger } from "./logger.ts";
import type { ObjectStore } from "./objects/object-store.ts";
import { readSecret, readSigningKey, type Secrets } from "./secrets.ts";
import { createSigner } from "./signing/signer.ts";

export interface HealthOptions {
  config: Config;
  /** Where secrets are that no setting names. */
  keysFolder: string;
  /** What the service was started with. */
  secrets: Secrets;
  objects: ObjectStore;
  /** Of an embedded database: a removed file goes on answering its open handles, and is lost at the stop. */
  databaseFile?: string | undefined;
  /** Reads the migrations that the database lacks; rejects when the database cannot be reached. */
  pendingMigrations(): Promise<string[]>;
  log: Pick<Logger, "error">;
}

/**
 * The five components of GET /api/health: dependencies and configuration, not business functions. Everybody may read
 * what they say, so the cause of a failure, with its paths and addresses, goes to the log alone.
 */
export function createHealthChecks(options: HealthOptions): HealthChecks {
  const { config, keysFolder, secrets, objects, databaseFile, pendingMigrations, log } = options;
  const component = (name: string, sentence: string, check: () => Promise<void>) =>
    singleFlight(async () => {
      try {
        await check();
      } catch (error) {
        log.error({ error, component: name }, "A component is not healthy");
        throw error instanceof Unhealthy ? error : new Error(sentence, { cause: error });
      }
    });
  return {
    database: component("database", "The database cannot be reached.", async () => {
      if (databaseFile) await access(databaseFile);
      const pending = await pendingMigrations();
      if (pending.length > 0) throw new Unhealthy(`The database lacks the migrations ${pending.join(", ")}.`);
    }),
    objectStorage: component("objectStorage", "Objects cannot be written and read.", () => objects.check()),
    authentication: component("authentication", "SERVICE_SECRET cannot be read.", async () => {
      const secret = await readSecret(config, keysFolder);
      if (secret !== secrets.secret) throw new Unhealthy("SERVICE_SECRET is not the one of the start.");
    }),
    configuration: component("configuration", "The settings are not complete.", async () => {
      const missing = missingInProduction(config);
      if (missing.length > 0) throw new Unhealthy(`In production, ${missing.join(" and ")} must be set.`);
    }),
    signing: component("signing", "The signing key cannot be read.", async () => {
      createSigner({ privateKeyPem: await readSigningKey(config, keysFolder) });
    }),
  };
}

/** A failure whose sentence is fit for everybody. */
class Unhealthy extends Error {}

/** One check at a time, whoever asks meanwhile: the endpoint has no limit, and an object is written each time. */
function singleFlight(check: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}
