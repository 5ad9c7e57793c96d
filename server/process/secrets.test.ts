import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { loadPrivateKey } from "../signing/keys.ts";
import { loadSecrets } from "./secrets.ts";

const config = readConfig({});
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs-secrets-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("generates each secret once under concurrent starts", async () => {
  const loaded = await Promise.all(Array.from({ length: 40 }, () => loadSecrets(config, folder)));
  expect(new Set(loaded.map((one) => JSON.stringify(one))).size).toBe(1);
  const { secret, signingKeyPem } = loaded[0]!;
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  loadPrivateKey(signingKeyPem);
  expect(readdirSync(folder).sort()).toEqual(["secret", "signing-key.pem"]);

  // Permissions that a copy widened are restricted again, and the key is unchanged.
  chmodSync(join(folder, "secret"), 0o644);
  expect(await loadSecrets(config, folder)).toEqual(loaded[0]);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

/** Another process that reads in a busy loop and counts how often it found an incomplete secret. */
const onlooker = `
  const { readFileSync } = require("node:fs");
  const { parentPort, workerData: { paths, stop } } = require("node:worker_threads");
  let halves = 0;
  parentPort.postMessage("looking");
  while (Atomics.load(stop, 0) === 0)
    for (const path of paths)
      try { if (readFileSync(path).length < 64) halves++; } catch {}
  parentPort.postMessage(halves);
`;

it("never exposes a partial secret", async () => {
  const rounds = Array.from({ length: 20 }, (_, round) => join(folder, String(round)));
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const paths = rounds.flatMap((round) => [join(round, "secret"), join(round, "signing-key.pem")]);
  const worker = new Worker(onlooker, { eval: true, workerData: { paths, stop } });
  const heard = () => new Promise((resolve) => worker.once("message", resolve));
  await heard();
  for (const round of rounds) await loadSecrets(config, round);
  const halves = heard();
  Atomics.store(stop, 0, 1);
  expect(await halves).toBe(0);
});
