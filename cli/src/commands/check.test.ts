import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs check "));
  file = join(folder, ".research/experiment.yml");
  mkdirSync(join(folder, ".research"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = (...args: string[]) => runCommand(["check", ...args], { cwd: folder });

it("counts what a valid manifest declares", async () => {
  writeFileSync(file, "version: 1\nexperiments: [{id: main, command: make}]\n");
  const valid = {
    exitCode: 0,
    stdout: `${file} is valid: experiments 1, Claims 0, measurements 0.\n`,
    stderr: "",
  };
  expect(await check()).toEqual(valid);
  expect(await check(".research/experiment.yml")).toEqual(valid);
});

it("names all problems at once, with line, field and what to do", async () => {
  writeFileSync(file, "version: 2\nexperiments:\n  - id: main\n    timeout: soon\n    \u001b[2Jx: 1\n");
  const { exitCode, stdout } = await check();
  expect(exitCode).toBe(1);
  expect(stdout).toContain(`${file}:1:1: /version: `);
  expect(stdout).toContain(`${file}:4:5: /experiments/0/timeout: `);
  expect(stdout).toContain("command");
  expect(stdout).not.toContain("\u001b");

  const json = JSON.parse((await check("--json")).stdout);
  expect(json).toMatchObject({ file, valid: false });
  expect(json.problems[0]).toEqual({
    line: 1,
    column: 1,
    pointer: "/version",
    message: expect.stringContaining("1"),
  });
});

it("says where there is no manifest", async () => {
  expect(await check()).toMatchObject({ exitCode: 3, stderr: expect.stringContaining("rvs init") });
  expect(await check("nothing")).toMatchObject({ exitCode: 3 });
  mkdirSync(file);
  expect(await check()).toMatchObject({ exitCode: 3 });
  expect(await check("/dev/zero")).toMatchObject({ exitCode: 3 });
});
