import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Io } from "../src/io.ts";
import { runProgram } from "../src/run-program.ts";

export interface CommandResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Runs `rvs` in the test's own process and returns what it wrote and how it ended. */
export async function runCommand(
  args: readonly string[],
  { input = "", env, ...given }: Partial<Pick<Io, "cwd" | "env" | "signal">> & { input?: string } = {},
): Promise<CommandResult> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const written = [text(stdout), text(stderr)] as const;
  const exitCode = await runProgram(args, {
    stdin: Readable.from([input]),
    ...{ stdout, stderr },
    // Never the keys of whoever runs the tests.
    env: { PATH: process.env.PATH, XDG_CONFIG_HOME: "/nonexistent", ...env },
    cwd: import.meta.dirname,
    signal: new AbortController().signal,
    ...given,
  });
  stdout.end();
  stderr.end();
  const [out, err] = await Promise.all(written);
  return { exitCode, stdout: out, stderr: err };
}
