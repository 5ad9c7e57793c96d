#!/usr/bin/env node
// research-verification-server: runs the service until it is stopped. `npx @research-verification/server` is this.
const { stderr, versions } = process;
// Nothing else is loaded before: an older Node.js could not.
if (Number.parseInt(versions.node, 10) >= 24) {
  const { runService } = await import("./main.ts");
  await runService();
} else {
  stderr.write(`The service needs Node.js 24 or newer; this is ${versions.node}.\n`);
  process.exitCode = 1;
}
