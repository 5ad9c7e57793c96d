import type { Config } from "./config.ts";
import type { HealthChecks } from "./deps.ts";
import type { ObjectStore } from "./objects/object-store.ts";
import type { Secrets } from "./secrets.ts";
import { createSigner } from "./signing/signer.ts";

export interface HealthOptions {
  config: Config;
  secrets: Secrets;
  objects: ObjectStore;
  /** Reads the migrations that the database lacks; rejects when the database cannot be reached. */
  pendingMigrations(): Promise<string[]>;
}

/** The five components of GET /api/health: dependencies and configuration, not business functions. */
export function createHealthChecks({
  config,
  secrets,
  objects,
  pendingMigrations,
}: HealthOptions): HealthChecks {
  return {
    async database() {
      const pending = await pendingMigrations();
      if (pending.length > 0) throw new Error(`The database lacks the migrations ${pending.join(", ")}.`);
    },
    objectStorage: () => objects.check(),
    async authentication() {
      if (!secrets.secret) throw new Error("SERVICE_SECRET is not set.");
    },
    async configuration() {
      if (config.environment !== "production") return;
      if (!config.secret || !config.signingKeyFile)
        throw new Error("The production settings are not complete.");
    },
    async signing() {
      createSigner({ privateKeyPem: secrets.signingKeyPem });
    },
  };
}
