import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { clearUnfinished, EnvironmentCache } from "./environment-cache.ts";

const parent = mkdtempSync(join(tmpdir(), "rvs-cache-"));
afterAll(() => rmSync(parent, { recursive: true }));

const remover = { sweep: (folder: string) => rm(folder, { recursive: true }) };
const digest = (letter: string) => `sha256:${letter.repeat(64)}`;
const { signal } = new AbortController();

function open(name: string, maxBytes: number) {
  const folder = join(parent, name);
  const cache = new EnvironmentCache(folder, maxBytes, remover);
  const built: string[] = [];
  return {
    folder,
    built,
    hold: (letter: string) =>
      cache.hold(
        digest(letter),
        async (path) => {
          built.push(letter);
          writeFileSync(join(path, "root/file"), letter);
          return { treeDigest: digest(letter), byteSize: 10, lock: "{}", description: "" };
        },
        signal,
      ),
    kept: () =>
      readdirSync(folder)
        .filter((each) => each.length === 64)
        .map((each) => each[0])
        .sort(),
  };
}

test("the one used longest ago goes first, and none in use", async () => {
  const { hold, kept, folder } = open("lru", 20);
  const inUse = await hold("a");
  for (const letter of ["b", "c"]) await (await hold(letter))[Symbol.asyncDispose]();
  // `a` is the oldest, and in use.
  expect(kept()).toEqual(["a", "c"]);
  await inUse[Symbol.asyncDispose]();
  for (const [letter, seconds] of [
    ["a", 2000],
    ["c", 1000],
  ] as const)
    utimesSync(join(folder, letter.repeat(64), "environment.json"), seconds, seconds);
  await (await hold("d"))[Symbol.asyncDispose]();
  expect(kept()).toEqual(["a", "d"]);
});

test("a failed build leaves nothing, and the next one begins anew", async () => {
  const { folder, hold, built } = open("failed", 100);
  const cache = new EnvironmentCache(folder, 100, remover);
  const failing = cache.hold(digest("a"), () => Promise.reject(new Error("no")), signal);
  await expect(failing).rejects.toThrow("no");
  expect(readdirSync(folder)).toEqual(["locks"]);
  await using held = await hold("a");
  expect([held.treeDigest, built]).toEqual([digest("a"), ["a"]]);
});

test("a build that was killed is never used: another begins anew at once, and the next start clears the rest", async () => {
  const { folder, hold } = open("killed", 100);
  mkdirSync(folder);
  const script = join(import.meta.dirname, "testing/build-forever.ts");
  const child = spawn(process.execPath, [script, folder, digest("a")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const waiting = hold("a");
  child.kill("SIGKILL");
  await using held = await waiting;
  expect(held.treeDigest).toBe(digest("a"));
  expect(readdirSync(folder).filter((name) => name.startsWith("building-"))).toHaveLength(1);
  await clearUnfinished(folder, remover);
  expect(readdirSync(folder).sort()).toEqual(["a".repeat(64), "locks"]);
});
