import { type ChildProcess, fork } from "node:child_process";
import { Readable } from "node:stream";
import type { ForkAnswer, ForkRequest } from "./fork-server-protocol.ts";
import { type CommandOptions, type RunCommand, runCommand } from "./run-command.ts";

interface Pending extends Pick<CommandOptions, "onStdout" | "onStderr"> {
  resolve(code: number | null): void;
  reject(error: Error): void;
}

/** The fork server of this process, begun with its first command. */
let current: { child: ChildProcess; pending: Map<number, Pending> } | undefined;
let lastId = 0;

/**
 * Runs a program from a small process that is kept for it. To start one from the service itself, the kernel copies the
 * tables of all its memory, and Node.js waits meanwhile: 7 to 11 ms at 435 MiB, in which it answers nobody, and as much
 * again for what is written afterwards. A stream cannot be handed over: what reads one is started from this process.
 */
export const runInForkServer: RunCommand = (command, options) => {
  const { stdin, file, cwd, env, signal, onStdout, onStderr } = options;
  if (stdin instanceof Readable) return runCommand(command, options);
  current ??= start();
  const { child, pending } = current;
  const id = ++lastId;
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  if (pending.size === 0) keepWaiting(child, true);
  pending.set(id, { resolve, reject, onStdout, ...(onStderr && { onStderr }) });
  const ask = (request: ForkRequest) => child.connected && child.send(request);
  ask({
    ...{ id, command: [...command], cwd, env, hasStderr: onStderr !== undefined },
    ...{ stdin: pathOf(stdin), file: pathOf(file) },
  });
  const kill = () => ask({ kill: id });
  signal.addEventListener("abort", kill);
  if (signal.aborted) kill();
  return promise.finally(() => signal.removeEventListener("abort", kill));
};

function start() {
  const child = fork(new URL("fork-server-process.ts", import.meta.url), [], {
    // Without what the service's environment holds, and out of reach of a terminal's Ctrl-C: it ends with the service.
    ...{ env: {}, detached: true, serialization: "advanced" as const },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const started = { child, pending: new Map<number, Pending>() };
  keepWaiting(child, false);
  child.on("message", (answer: ForkAnswer) => receive(started, answer));
  const end = (cause?: Error) => {
    if (current === started) current = undefined;
    const error = new Error("The process that starts others has ended", { cause });
    for (const { reject } of started.pending.values()) reject(error);
    started.pending.clear();
    if (child.connected) child.disconnect();
  };
  child.on("error", end);
  child.on("exit", () => end());
  return started;
}

function receive({ child, pending }: NonNullable<typeof current>, answer: ForkAnswer): void {
  const asked = pending.get(answer.id);
  if (!asked) return;
  if ("stdout" in answer) asked.onStdout(answer.stdout);
  else if ("stderr" in answer) asked.onStderr?.(answer.stderr);
  else {
    pending.delete(answer.id);
    if (pending.size === 0) keepWaiting(child, false);
    if ("code" in answer) asked.resolve(answer.code);
    else asked.reject(answer.failure);
  }
}

/** While nothing is asked of it, it does not keep this process from ending. */
function keepWaiting(child: ChildProcess, isAsked: boolean): void {
  for (const handle of [child, child.channel]) isAsked ? handle?.ref() : handle?.unref();
}

/** By which another process of the same user opens the same file, also one that has no name any more. */
function pathOf(descriptor: number | undefined): string | null {
  return descriptor === undefined ? null : `/proc/${process.pid}/fd/${descriptor}`;
}
