import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findCode } from "./find-code.ts";
import { mirrorCode } from "./mirror-code.ts";

const io = { env: { PATH: process.env.PATH }, signal: new AbortController().signal };
let folder: string;
let code: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs-mirror-code-"));
  code = join(folder, "a #b%41?&'$x");
  mkdirSync(code);
  mkdirSync(join(folder, "scratch"));
  writeFileSync(join(code, "run.sh"), "true\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(cwd: string, ...args: string[]): string {
  const who = ["-c", "user.name=t", "-c", "user.email=t@example.org"];
  return execFileSync("git", [...who, ...args], { cwd, encoding: "utf8", stdio: "pipe" }).trim();
}
const mirror = async (path: string) => mirrorCode(io, await findCode(io, path), join(folder, "scratch"));

it("takes the commit of a shallow clone that is on no branch, in a folder of any name", async () => {
  git(code, "init", "-q");
  for (const message of ["one", "two"]) {
    writeFileSync(join(code, "run.sh"), message);
    git(code, "add", "-A");
    git(code, "commit", "-q", "-m", message);
  }
  const clone = join(folder, "clone #%20");
  git(folder, "clone", "-q", "--depth=1", "--", pathToFileURL(code).href, clone);
  git(clone, "checkout", "-q", "--detach");
  const bare = await mirror(clone);
  expect(git(bare, "rev-parse", "main")).toBe(git(code, "rev-parse", "HEAD"));
  expect(git(bare, "show", "main:run.sh")).toBe("two");
});

it("takes the files of a folder of any name", async () => {
  expect(git(await mirror(code), "ls-tree", "--name-only", "main")).toBe("run.sh");
});

it("says what git cannot take", async () => {
  mkdirSync(join(code, "sub"));
  git(join(code, "sub"), "init", "-q");
  await expect(mirror(code)).rejects.toThrow("'sub/' does not have a commit checked out");
});

it("says of a clone that lacks some of its files what to do", async () => {
  git(code, "init", "-q");
  git(code, "add", "-A");
  git(code, "commit", "-q", "-m", "one");
  const blob = git(code, "rev-parse", "HEAD:run.sh");
  rmSync(join(code, ".git/objects", blob.slice(0, 2), blob.slice(2)), { force: true });
  await expect(mirror(code)).rejects.toThrow(/clone it whole, or take what is there with --as-is/);
});
