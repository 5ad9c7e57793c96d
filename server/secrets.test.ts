import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { loadSecrets } from "./secrets.ts";
import { loadPrivateKey } from "./signing/keys.ts";

const folder = mkdtempSync(join(tmpdir(), "rvs-secrets-"));
const keys = join(folder, "keys");
const config = readConfig({});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("makes each secret once, whole, however many start at once", async () => {
  const loaded = await Promise.all(Array.from({ length: 40 }, () => loadSecrets(config, keys)));
  expect(new Set(loaded.map((one) => JSON.stringify(one))).size).toBe(1);
  const { secret, signingKeyPem } = loaded[0]!;
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  loadPrivateKey(signingKeyPem);
  expect(readdirSync(keys).sort()).toEqual(["secret", "signing-key.pem"]);

  // What a careless copy opened to others is closed again, and the key stays what it was.
  chmodSync(join(keys, "secret"), 0o644);
  expect(await loadSecrets(config, keys)).toEqual(loaded[0]);
  for (const name of readdirSync(keys)) expect(statSync(join(keys, name)).mode & 0o777).toBe(0o600);
});
