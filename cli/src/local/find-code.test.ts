import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findCode } from "./find-code.ts";

const io = { env: { PATH: process.env.PATH, GIT_DIR: "/nonexistent" }, signal: new AbortController().signal };
let folder: string;
let code: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs find "));
  code = join(folder, "the code");
  mkdirSync(join(code, "part"), { recursive: true });
  writeFileSync(join(code, "part/run.sh"), "true\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

const find = (name: string, options?: { asIs: boolean }) => findCode(io, join(folder, name), options);
function git(...args: string[]): void {
  const who = ["-c", "user.name=t", "-c", "user.email=t@example.org"];
  execFileSync("git", [...who, ...args], { cwd: code, stdio: "pipe" });
}

it("takes a folder as it is until something is committed, then the commit of the whole repository", async () => {
  const files = { root: code, taken: "files", name: "the code", origin: null };
  expect(await find("the code")).toMatchObject({ ...files, kind: "folder" });
  git("init", "-q");
  expect(await find("the code/part")).toMatchObject({ ...files, kind: "repository" });

  git("add", "-A");
  git("commit", "-q", "-m", "code");
  git("remote", "add", "origin", "git@github.com:ada/code.git");
  const committed = {
    root: code,
    kind: "repository",
    taken: "commit",
    origin: "git@github.com:ada/code.git",
  };
  expect(await find("the code")).toMatchObject({ ...committed, notes: [] });
  expect((await find("the code/part")).notes).toEqual([expect.stringContaining("looked at whole")]);
  expect(await find("the code/part", { asIs: true })).toMatchObject({
    ...{ root: join(code, "part"), taken: "files", name: "part" },
  });

  writeFileSync(join(code, "new\nname"), "");
  writeFileSync(join(code, "part/run.sh"), "false\n");
  expect((await find("the code")).notes).toEqual([
    expect.stringContaining("2 changed files are not looked at"),
  ]);

  git("clone", "-q", "--bare", ".", join(folder, "code.git"));
  expect(await find("code.git")).toMatchObject({ kind: "bare", taken: "commit", name: "code" });
});

it("refuses what has no code", async () => {
  await expect(find("nothing")).rejects.toThrow("is not a folder");
  await expect(find("the code/part/run.sh")).rejects.toThrow("is not a folder");
  await expect(find("the code/.git")).rejects.toThrow("inside of .git");
  execFileSync("git", ["init", "-q", "--bare", join(folder, "empty.git")]);
  await expect(find("empty.git")).rejects.toThrow("without commits");
});
