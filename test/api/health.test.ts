import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Health } from "../../server/__generated__/types.ts";
import { folders } from "../../server/config.ts";
import { createHealthChecks } from "../../server/process/health.ts";
import { openDatabaseOf, withoutDatabase } from "../support/databases.ts";
import { startService, type TestService } from "../support/service.ts";

let test: TestService;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web", SERVICE_REVISION: "3f2c9e1" });
});
afterAll(() => test[Symbol.asyncDispose]());

async function health(headers: Record<string, string> = {}) {
  const response = await fetch(`${test.url}/api/health`, { headers });
  const body = (await response.json()) as Health;
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(body.service).toBe("service-web");
  expect(body.status).toBe(response.status === 200 ? "ok" : "degraded");
  expect(Math.abs(Date.parse(body.checkedAt) - Date.now())).toBeLessThan(60_000);
  return { status: response.status, body };
}

/** The components that fail, with what they say of it. */
async function failing() {
  const { status, body } = await health();
  const failed = Object.entries(body.components).filter(([, component]) => component.status === "failed");
  expect(status).toBe(failed.length > 0 ? 503 : 200);
  // Everybody may read it: no path, no address, no secret.
  expect(JSON.stringify(body)).not.toContain(test.dataDir);
  return Object.fromEntries(failed.map(([name, component]) => [name, component.detail]));
}

/** Moves a file or folder away for as long as `use` lasts. */
async function without(path: string, use: () => Promise<void>) {
  renameSync(path, `${path}.away`);
  try {
    await use();
  } finally {
    rmSync(path, { recursive: true, force: true });
    renameSync(`${path}.away`, path);
  }
}

describe("GET /api/health", () => {
  it("says ok of all five components, with the latency of what is reached", async () => {
    const { status, body } = await health();
    expect(status).toBe(200);
    expect(Object.keys(body.components).sort()).toEqual(
      ["authentication", "configuration", "database", "objectStorage", "signing"].sort(),
    );
    for (const name of ["database", "objectStorage"] as const)
      expect(body.components[name].latencyMs).toBeGreaterThanOrEqual(0);
    expect(body.revision).toBe("3f2c9e1");
  });

  it("looks at no credential, so that it answers whoever asks", async () => {
    expect((await health({ "x-api-key": "service_wrong", authorization: "Bearer wrong" })).status).toBe(200);
  });

  it("fails when the database is gone", async () => {
    await withoutDatabase(test.dataDir, async () => {
      expect(await failing()).toEqual({ database: "The database cannot be reached." });
    });
    expect(await failing()).toEqual({});
  });

  it("fails when migrations are behind", async () => {
    const database = await openDatabaseOf(test.dataDir);
    const { rows } = await sql<{ name: string; timestamp: string }>`select name, timestamp
      from kysely_migration order by name desc limit 1`.execute(database.db);
    const { name, timestamp } = rows[0]!;
    await sql`delete from kysely_migration where name = ${name}`.execute(database.db);
    expect(await failing()).toEqual({ database: `The database lacks the migrations ${name}.` });
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(
      database.db,
    );
    await database.close();
    expect(await failing()).toEqual({});
  });

  it("fails when objects cannot be written", async () => {
    const incoming = join(folders(test.config).objects, "incoming");
    await without(incoming, async () => {
      writeFileSync(incoming, "a file where a folder should be");
      expect(await failing()).toEqual({ objectStorage: "Objects cannot be written and read." });
    });
    expect(await failing()).toEqual({});
  });

  it("fails when the secret is missing, or another one", async () => {
    const secret = join(folders(test.config).keys, "secret");
    await without(secret, async () => {
      expect(await failing()).toEqual({ authentication: "SERVICE_SECRET cannot be read." });
      writeFileSync(secret, "f".repeat(64));
      expect(await failing()).toEqual({ authentication: "SERVICE_SECRET is not the one of the start." });
    });
    expect(await failing()).toEqual({});
  });

  it("fails when the signing key is missing, unreadable or no key", async () => {
    const key = join(folders(test.config).keys, "signing-key.pem");
    const detail = { signing: "The signing key cannot be read." };
    await without(key, async () => {
      expect(await failing()).toEqual(detail);
      mkdirSync(key);
      expect(await failing()).toEqual(detail);
      rmSync(key, { recursive: true });
      writeFileSync(key, "-----BEGIN PRIVATE KEY-----\n");
      expect(await failing()).toEqual(detail);
    });
    expect(await failing()).toEqual({});
  });

  it("fails when something that production needs is not set", async () => {
    const { configuration } = createHealthChecks({
      config: { ...test.config, environment: "production", secret: null, signingKeyFile: null },
      keysFolder: "",
      secrets: { secret: "", signingKeyPem: "" },
      objects: test.service.composition.deps.objects,
      pendingMigrations: async () => [],
      log: test.service.composition.log,
    });
    await expect(configuration()).rejects.toThrow(
      "In production, SERVICE_SECRET and SERVICE_SIGNING_KEY_FILE must be set.",
    );
  });
});
