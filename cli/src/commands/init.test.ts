import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseManifest } from "@research-verification/server/manifest";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pdf } from "../../../test/support/upload.ts";
import { runCommand } from "../../test/run-command.ts";

const claim = "We measured that the damping ratio of the pendulum was 4.74 in the last series.";
let folder: string;
let code: string;
let paper: string;
let manifest: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rvs init "));
  code = join(folder, "the code");
  paper = join(folder, "my paper.pdf");
  manifest = join(code, ".research/experiment.yml");
  mkdirSync(code);
  writeFileSync(join(code, "reproduce.sh"), "sh measure.sh > metrics.json\n");
  writeFileSync(join(code, "metrics.json"), '{"damping_ratio": 4.7401}');
  writeFileSync(
    paper,
    Buffer.from(await (await pdf(`A small paper\n\n1 Results\n\n${claim}`)).arrayBuffer()),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const init = (...args: string[]) => runCommand(["init", ...args], { cwd: folder });
function git(...args: string[]): string {
  const who = ["-c", "user.name=t", "-c", "user.email=t@example.org"];
  return execFileSync("git", [...who, ...args], { cwd: code, encoding: "utf8", stdio: "pipe" }).trim();
}
function commit(): string {
  git("init", "-q", "-b", "work");
  git("add", "-A");
  git("commit", "-q", "-m", "code");
  return git("rev-parse", "HEAD");
}

it("drafts a manifest that is valid, of the newest commit and the paper", async () => {
  const head = commit();
  git("remote", "add", "origin", "https://name:token@github.com/ada/pendulum.git");
  writeFileSync(join(code, "reproduce.sh"), "changed\n");
  const { exitCode, stdout, stderr } = await init("the code", "--paper", "my paper.pdf");
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout).toContain("1 changed file is not looked at");
  expect(stdout).toContain("1 experiment: ");
  expect(stdout).toContain("1 Claim of the paper's text; 1 with the output that has the number");

  const text = readFileSync(manifest, "utf8");
  expect(text).toContain(`the code at https://github.com/ada/pendulum, commit ${head}.`);
  expect(parseManifest(text)).toMatchObject({
    manifest: {
      claims: [
        { measurements: [{ reported: "4.74", from: { file: "metrics.json", pointer: "/damping_ratio" } }] },
      ],
    },
  });
  expect(await runCommand(["check", code])).toMatchObject({ exitCode: 0 });

  expect(await init("the code")).toMatchObject({ exitCode: 3, stderr: expect.stringContaining("--force") });
  expect(readFileSync(manifest, "utf8")).toBe(text);
});

it("drafts without a paper and a repository, and prints it where it is asked to", async () => {
  const printed = await init("the code", "--stdout");
  expect(printed).toMatchObject({ exitCode: 0, stderr: expect.stringContaining("no git repository") });
  expect(parseManifest(printed.stdout)).toMatchObject({
    manifest: { experiments: [{ command: expect.any(String) }], claims: [] },
  });
  expect(printed.stdout).toMatch(/^# Drafted from the code of this folder\.$/m);
  expect(existsSync(manifest)).toBe(false);
});

it("has no place for a manifest in a bare repository", async () => {
  commit();
  git("clone", "-q", "--bare", ".", join(folder, "code.git"));
  expect(await init("code.git")).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("--stdout") });
});

it.each([
  ["a folder that is not there", ["nothing"]],
  ["a file for a folder", ["my paper.pdf"]],
  ["a paper that is not there", ["the code", "--paper", "nothing.pdf"]],
  ["a paper that is a folder", ["the code", "--paper", "the code"]],
  ["a paper that is no PDF", ["the code", "--paper", "the code/reproduce.sh"]],
])("refuses %s, and writes nothing", async (_, args) => {
  const { exitCode, stdout, stderr } = await init(...args);
  expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: "" });
  expect(stderr).toContain(folder);
  expect(existsSync(manifest)).toBe(false);
});

it("names what is wrong with a committed manifest", async () => {
  mkdirSync(join(code, ".research"));
  writeFileSync(manifest, "version: 3\n");
  commit();
  const { exitCode, stderr } = await init("the code", "--force");
  expect(exitCode).toBe(3);
  expect(stderr).toContain("line 1:1, /version");
  expect(readFileSync(manifest, "utf8")).toBe("version: 3\n");
});

it("never writes through a link", async () => {
  commit();
  const elsewhere = join(folder, "elsewhere");
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, join(code, ".research"));
  expect(await init("the code", "--force")).toMatchObject({ exitCode: 3 });
  rmSync(join(code, ".research"));
  mkdirSync(join(code, ".research"));
  symlinkSync(join(elsewhere, "file"), manifest);
  expect(await init("the code")).toMatchObject({ exitCode: 3 });
  expect(readdirSync(elsewhere)).toEqual([]);
});
