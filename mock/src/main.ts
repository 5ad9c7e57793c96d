#!/usr/bin/env node
// research-verification-mock: starts a mock until it is stopped.
import { hasNewNode, runOnNewNode } from "#server/process/new-node";

// Nothing else is loaded before: an older Node.js could not.
if (hasNewNode()) {
  const { runProgram } = await import("./run-program.ts");
  await runProgram(process.argv.slice(2), process.env);
} else runOnNewNode("the mock");
