#!/usr/bin/env node
// research-verification-server: runs the service until it is stopped. `npx @research-verification/server` is this.
import { hasNewNode, runOnNewNode } from "./process/new-node.ts";
import { whenOrphaned } from "./process/orphaned.ts";

// Nothing else is loaded before: an older Node.js could not.
if (hasNewNode()) {
  const { mayStart } = await import("./process/program-arguments.ts");
  if (mayStart(process.argv.slice(2))) {
    whenOrphaned(process.env, () => process.kill(process.pid, "SIGTERM"));
    const { runService } = await import("./main.ts");
    await runService();
  }
} else runOnNewNode("the service");
