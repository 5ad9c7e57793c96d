import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";

export interface CommandOptions {
  cwd: string;
  env: Record<string, string>;
  /** What it reads: a stream, or the descriptor of a file that is open for reading and of which nothing was read. */
  stdin?: Readable | number;
  /** The descriptor of a file that is open for reading, which becomes its descriptor 3. */
  file?: number | undefined;
  onStdout(chunk: Buffer): void;
  /** Where there is none, what it says is thrown away. */
  onStderr?(chunk: Buffer): void;
  /** Kills it. */
  signal: AbortSignal;
}

/**
 * Runs a program in a process group of its own, of which nothing is left when this resolves. Returns its exit code; null
 * where a signal ended it.
 *
 * @throws Error if it does not start.
 */
export type RunCommand = (
  command: readonly [string, ...string[]],
  options: CommandOptions,
) => Promise<number | null>;

/** Starts it from this process, which takes the longer the more memory this process has. */
export const runCommand: RunCommand = async ([program, ...args], options) => {
  const { cwd, env, stdin, file, onStdout, onStderr, signal } = options;
  const child = spawn(program, args, {
    ...{ cwd, env, detached: true },
    stdio: [
      stdin instanceof Readable ? "pipe" : (stdin ?? "ignore"),
      "pipe",
      onStderr ? "pipe" : "ignore",
      ...(file === undefined ? [] : [file]),
    ],
  });
  // Without a descriptor to spare there is no process and no stream of it, only the event.
  if (child.pid === undefined)
    throw new Error(`${program} could not be started`, { cause: (await once(child, "error"))[0] });
  const group = -child.pid;
  const kill = () => killGroup(group);
  signal.addEventListener("abort", kill);
  if (signal.aborted) kill();
  child.stdout!.on("data", onStdout);
  if (onStderr) child.stderr!.on("data", onStderr);
  if (stdin instanceof Readable) {
    // A process that exits before it has read everything closes the pipe: its exit is reported, not EPIPE.
    child.stdin!.on("error", () => {});
    stdin.pipe(child.stdin!);
  }
  try {
    const [code] = (await once(child, "close")) as [number | null];
    return code;
  } finally {
    signal.removeEventListener("abort", kill);
    // Helpers that outlive the program must not outlive this call.
    kill();
  }
};

function killGroup(group: number): void {
  try {
    process.kill(group, "SIGKILL");
  } catch {
    // It has exited already.
  }
}
