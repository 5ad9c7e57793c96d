import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
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
  const lock = await acquireProcessLock(path, async () => {
    alone = true;
  });
  return { alone, release: lock.release };
}

it("runs whenAlone only where no other process holds the lock", async () => {
  const first = await isAlone();
  const second = await isAlone();
  const third = await isAlone();
  expect([first.alone, second.alone, third.alone]).toEqual([true, false, false]);
  first.release();
  // The first has released its lock; the second has not.
  const fourth = await isAlone();
  expect(fourth.alone).toBe(false);
  for (const lock of [second, third, fourth]) lock.release();
  const last = await isAlone();
  expect(last.alone).toBe(true);
  last.release();
});

it("keeps other processes waiting until whenAlone has ended", async () => {
  const steps: string[] = [];
  const { promise: cleared, resolve: clear } = Promise.withResolvers<void>();
  const first = acquireProcessLock(path, async () => {
    steps.push("clears");
    await cleared;
    steps.push("cleared");
  });
  const second = acquireProcessLock(path, async () => {
    steps.push("alone");
  }).then((lock) => {
    steps.push("second locked");
    return lock;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  clear();
  for (const lock of await Promise.all([first, second])) lock.release();
  expect(steps).toEqual(["clears", "cleared", "second locked"]);
});

it("releases the lock when whenAlone fails", async () => {
  await expect(acquireProcessLock(path, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const next = await isAlone();
  expect(next.alone).toBe(true);
  next.release();
});

it("releases the lock of a process that is killed", async () => {
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

it("lets exactly one of those that start at the same moment be alone", async () => {
  const module = JSON.stringify(new URL("process-lock.ts", import.meta.url).href);
  // A line starts the next round; a process that was alone says so, and all stay until the round has ended.
  const source = `import { createInterface } from "node:readline";
    const { acquireProcessLock } = await import(${module});
    let lock;
    for await (const path of createInterface({ input: process.stdin })) {
      if (path === "release") { lock.release(); console.log("released"); continue; }
      let alone = false;
      lock = await acquireProcessLock(path, async () => { alone = true; });
      console.log(alone ? "alone" : "beside");
    }`;
  const starting = Array.from({ length: 3 }, () => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", source], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const ask = async (line: string) => {
      child.stdin.write(`${line}\n`);
      return (await lines.next()).value;
    };
    return { child, ask };
  });
  const askAll = (line: string) => Promise.all(starting.map(({ ask }) => ask(line)));
  try {
    for (let round = 0; round < 40; round++) {
      const said = await askAll(join(folder, `${round}.sqlite`));
      expect(said.toSorted(), `round ${round}`).toEqual(["alone", "beside", "beside"]);
      await askAll("release");
    }
  } finally {
    for (const { child } of starting) child.kill("SIGKILL");
  }
});
