import { closeSync, openSync } from "node:fs";
import type { ForkAnswer, ForkRequest } from "./fork-server-protocol.ts";
import { runCommand } from "./run-command.ts";

// The process of fork-server.ts. It imports nothing that takes memory: that is what it is for.

const running = new Map<number, AbortController>();

process.on("message", (request: ForkRequest) => {
  if ("kill" in request) running.get(request.kill)?.abort();
  else void run(request);
});

// The process that asked is gone, also where it was killed: nothing that it started goes on.
process.on("disconnect", () => {
  for (const controller of running.values()) controller.abort();
  process.exit();
});

async function run({ id, command, cwd, env, stdin, file, hasStderr }: Extract<ForkRequest, { id: number }>) {
  const controller = new AbortController();
  running.set(id, controller);
  const opened: number[] = [];
  const open = (path: string | null) => {
    if (path === null) return undefined;
    const descriptor = openSync(path, "r");
    opened.push(descriptor);
    return descriptor;
  };
  try {
    const [input, further] = [open(stdin), open(file)];
    const ended = runCommand(command, {
      ...{ cwd, env, file: further, signal: controller.signal },
      ...(input !== undefined && { stdin: input }),
      onStdout: (stdout) => answer({ id, stdout }),
      ...(hasStderr && { onStderr: (stderr) => answer({ id, stderr }) }),
    });
    // The program has its own.
    opened.splice(0).forEach(closeSync);
    answer({ id, code: await ended });
  } catch (error) {
    opened.splice(0).forEach(closeSync);
    answer({ id, failure: error as Error });
  } finally {
    running.delete(id);
  }
}

function answer(message: ForkAnswer): void {
  if (process.connected) process.send!(message);
}
