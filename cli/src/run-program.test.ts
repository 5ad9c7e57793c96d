import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCommand } from "../test/run-command.ts";
import { buildProgram } from "./build-program.ts";
import type { Session } from "./io.ts";

it("says its version", async () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));
  expect(await runCommand(["--version"])).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: "" });
});

const commands = buildProgram({} as Session).commands.map((command) => command.name());

it.each(commands)("has help for %s", async (command) => {
  const { exitCode, stdout, stderr } = await runCommand([command, "--help"]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout).toMatch(new RegExp(`^Usage: rvs ${command} `));
  expect((await runCommand(["--help"])).stdout).toContain(`  ${command} `);
});

it.each([
  [[]],
  [["chek"]],
  [["check", "--jsn"]],
  [["check", "a", "b"]],
  [["draft"]],
  [["draft", "\u001b]0;title\u0007"]],
  [["draft", "ada"]],
])("refuses %j as wrong arguments", async (args) => {
  const { exitCode, stdout, stderr } = await runCommand(args);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(stderr).not.toBe("");
  expect(stderr).not.toContain("\u001b");
});

it("says what to do after a wrong command and a wrong id of a Run", async () => {
  expect((await runCommand(["chek"])).stderr).toContain("`rvs COMMAND --help` say what there is.");
  const { exitCode, stderr } = await runCommand(["logs", "run_x"]);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('"run_x" is no id of a Run')]);
});

it("says that it was stopped", async () => {
  const stopped = await runCommand(["draft", "ada/paper"], { signal: AbortSignal.abort() });
  expect(stopped).toEqual({ exitCode: 130, stdout: "", stderr: "Stopped.\n" });
});
