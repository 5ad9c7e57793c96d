import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { acquireProcessLock } from "./process-lock.ts";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs-presence-"));
  path = join(folder, "presence.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true }));

async function isAlone(): Promise<{ alone: boolean; release(): void }> {
  let alone = false;
  const presence = await acquireProcessLock(path, async () => {
    alone = true;
  });
  return { alone, release: presence.release };
}

it("knows whether another one is there", async () => {
  const first = await isAlone();
  const second = await isAlone();
  const third = await isAlone();
  expect([first.alone, second.alone, third.alone]).toEqual([true, false, false]);
  first.release();
  // The first is gone, but the second is not.
  const fourth = await isAlone();
  expect(fourth.alone).toBe(false);
  for (const one of [second, third, fourth]) one.release();
  const last = await isAlone();
  expect(last.alone).toBe(true);
  last.release();
});

it("lets nobody in while the one that is alone clears up", async () => {
  const happened: string[] = [];
  const { promise: cleared, resolve: clear } = Promise.withResolvers<void>();
  const first = acquireProcessLock(path, async () => {
    happened.push("clears");
    await cleared;
    happened.push("cleared");
  });
  const second = acquireProcessLock(path, async () => {
    happened.push("alone");
  }).then((presence) => {
    happened.push("second is in");
    return presence;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  clear();
  for (const presence of await Promise.all([first, second])) presence.release();
  expect(happened).toEqual(["clears", "cleared", "second is in"]);
});

it("lets the next one in when clearing up failed", async () => {
  await expect(acquireProcessLock(path, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const next = await isAlone();
  expect(next.alone).toBe(true);
  next.release();
});

it("forgets a process that was killed", async () => {
  const module = JSON.stringify(new URL("process-lock.ts", import.meta.url).href);
  const source = `const { acquireProcessLock } = await import(${module});
    await acquireProcessLock(${JSON.stringify(path)}, async () => {}); console.log("here"); setInterval(() => {}, 1e6)`;
  const other = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(other.stdout, "data");
  const beside = await isAlone();
  expect(beside.alone).toBe(false);
  beside.release();
  other.kill("SIGKILL");
  await once(other, "exit");
  const after = await isAlone();
  expect(after.alone).toBe(true);
  after.release();
});
