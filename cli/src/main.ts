#!/usr/bin/env node
import { hasNewNode, runOnNewNode } from "@research-verification/server/process/new-node";
import { whenOrphaned } from "@research-verification/server/process/orphaned";

const stopping = new AbortController();
let first = 0;
// npm repeats the signal of a terminal: what comes within half a second is one. A later one ends the process, since what
// does not stop must not hold whoever waits.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    if (first === 0) first = Date.now();
    else if (Date.now() - first > 500) process.exit(130);
    stopping.abort(new Error(signal));
  });
// Whoever reads has read enough, such as `head`.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

// Nothing else is loaded before: an older Node.js could not.
if (hasNewNode()) {
  const { stdin, stdout, stderr, env } = process;
  whenOrphaned(env, () => stopping.abort(new Error("SIGTERM")));
  const { runProgram } = await import("./run-program.ts");
  process.exitCode = await runProgram(process.argv.slice(2), {
    ...{ stdin, stdout, stderr, env },
    cwd: process.cwd(),
    signal: stopping.signal,
  });
} else runOnNewNode("rvs");
