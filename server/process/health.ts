import { access } from "node:fs/promises";
import { type Config, missingInProduction } from "../config.ts";
import type { HealthChecks } from "../deps.ts";
import type { ObjectStore } from "../objects/object-store.ts";
import { createSigner } from "../signing/signer.ts";
import type { Logger } from "./logger.ts";
import { readSecret, readSigningKey, type Secrets } from "./secrets.ts";

export interface HealthOptions {
  config: Config;
  /** Folder of generated secrets. */
  keysFolder: string;
  /** The secrets that the service was started with. */
  secrets: Secrets;
  objects: ObjectStore;
  /** The file of an embedded database: a deleted file still serves open handles, but its data are lost at the stop. */
  databaseFile?: string | undefined;
  /** Returns the migrations that the database lacks; rejects where it is unreachable. */
  pendingMigrations(): Promise<string[]>;
  log: Pick<Logger, "error">;
}

/**
 * Creates the checks of the five components of GET /api/health: dependencies and configuration, not business functions.
 * The response is public, so the cause of a failure, with its paths and addresses, is only logged.
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

/** A failure whose message may be public. */
class Unhealthy extends Error {}

/** Concurrent calls share one check: the endpoint has no rate limit, and each check writes an object. */
function singleFlight(check: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}
