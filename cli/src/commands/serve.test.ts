import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { runProgram } from "../run-program.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs-serve-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("serves until it is stopped", async () => {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const stopping = new AbortController();
  const io = {
    stdin,
    stdout,
    stderr,
    env: { SERVICE_EXECUTOR: "none" },
    cwd: folder,
    signal: stopping.signal,
  };
  const ended = runProgram(["serve", "--port", "0", "--data", "my data"], io);
  const [said] = (await stdout.setEncoding("utf8").iterator().next()).value.match(/http:\S+/);
  expect((await fetch(`${said}/api/v1/repositories`)).status).toBe(200);
  expect(readdirSync(folder)).toEqual(["my data"]);
  stopping.abort();
  expect(await ended).toBe(0);
});

it("names the settings that are wrong", async () => {
  const { exitCode, stderr } = await runCommand(["serve", "--port", "x"], { cwd: folder, env: {} });
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 3, stderr: expect.stringContaining("PORT") });
});
