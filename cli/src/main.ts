#!/usr/bin/env node
import { runProgram } from "./run-program.ts";

const stopping = new AbortController();
// The second signal ends the process: what does not stop must not hold whoever waits.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => stopping.abort(new Error(signal)));
// Whoever reads has read enough, such as `head`.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

const { stdin, stdout, stderr, env } = process;
process.exitCode = await runProgram(process.argv.slice(2), {
  ...{ stdin, stdout, stderr, env },
  cwd: process.cwd(),
  signal: stopping.signal,
});
