import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMirror } from "./create-mirror.ts";

const root = mkdtempSync(join(tmpdir(), "create-mirror-"));
const code = join(root, "code");
const bare = join(root, "o", "n.git");
afterAll(() => rmSync(root, { recursive: true }));
beforeAll(() => {
  mkdirSync(join(code, ".research"), { recursive: true });
  writeFileSync(join(code, ".research", "experiment.yml"), "version: 1\n");
  writeFileSync(join(code, "crlf.txt"), "a\r\n");
  writeFileSync(join(code, ".gitignore"), "results/\n");
  mkdirSync(join(code, "results"));
  writeFileSync(join(code, "results", "old"), "x");
});

const git = (...args: string[]) =>
  execFileSync("git", ["--git-dir", bare, ...args], {
    env: { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: "/dev/null" },
    encoding: "utf8",
  });

test("a folder becomes one commit on main, the same one each time", async () => {
  const commit = await createMirror(code, bare, "Code");
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
  expect(git("rev-parse", "HEAD").trim()).toBe(commit);
  expect(git("rev-list", "--count", "HEAD").trim()).toBe("1");
  expect(git("ls-tree", "-r", "--name-only", "HEAD").trim().split("\n")).toEqual([
    ".gitignore",
    ".research/experiment.yml",
    "crlf.txt",
  ]);
  expect(git("cat-file", "blob", "HEAD:crlf.txt")).toBe("a\r\n");
  expect(await createMirror(code, bare, "Code")).toBe(commit);
  expect(await createMirror(code, join(root, "other"), "Code")).toBe(commit);
});

test("other files replace the commit", async () => {
  const before = await createMirror(code, bare, "Code");
  writeFileSync(join(code, "new"), "x");
  rmSync(join(code, "crlf.txt"));
  expect(await createMirror(code, bare, "Code")).not.toBe(before);
  expect(git("ls-tree", "-r", "--name-only", "HEAD")).toContain("new");
  expect(git("ls-tree", "-r", "--name-only", "HEAD")).not.toContain("crlf.txt");
});
