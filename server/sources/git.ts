import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface GitOptions {
  /** git's home, with the file `gitconfig`. */
  home: string;
  /** `https`, or `file` for a mirror. */
  protocol: string;
  /** Maximum size of a file that git writes, in bytes; SIGXFSZ kills a process that exceeds it. */
  maxFileBytes: number;
  /** Processor time of each process; the signal limits wall time. */
  cpuSeconds: number;
  signal: AbortSignal;
}

export interface GitResult {
  code: number | null;
  /** The last 8192 characters. */
  stderr: string;
}

/** Deltas are resolved in memory: a pack of some kilobytes can demand gigabytes. */
const MAX_MEMORY = 1024 * 1024 * 1024;
const MAX_STDERR = 8192;

/**
 * Runs git without this process's environment, in a process group that is killed on abort (then throws the signal's
 * reason). Passes chunks of stdout to `onOutput`; an error that it throws kills git and is rethrown.
 */
export async function runGit(
  args: readonly string[],
  options: GitOptions,
  onOutput: (chunk: Buffer) => void = () => {},
): Promise<GitResult> {
  options.signal.throwIfAborted();
  const child = spawn("prlimit", [...prlimitArguments(options), "--", "git", ...args], {
    cwd: options.home,
    env: gitEnvironment(options),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Without a descriptor to spare there is no process and no stream of it, only the event.
  if (child.pid === undefined)
    throw new Error("prlimit and git could not be started", { cause: (await once(child, "error"))[0] });
  const abort = () => killGroup(child.pid);
  options.signal.addEventListener("abort", abort);
  let stderr = "";
  let outputError: unknown;
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR);
  });
  child.stdout.on("data", (chunk: Buffer) => {
    try {
      if (outputError === undefined) onOutput(chunk);
    } catch (error) {
      outputError = error;
      killGroup(child.pid);
    }
  });
  try {
    const [code] = (await once(child, "close")) as [number | null];
    if (outputError !== undefined) throw outputError;
    options.signal.throwIfAborted();
    return { code, stderr };
  } finally {
    options.signal.removeEventListener("abort", abort);
    // Helpers that outlive git must not outlive the fetch.
    killGroup(child.pid);
  }
}

function prlimitArguments({ maxFileBytes, cpuSeconds }: GitOptions): string[] {
  return [
    `--fsize=${maxFileBytes}`,
    `--data=${MAX_MEMORY}`,
    `--cpu=${Math.ceil(cpuSeconds)}`,
    "--nofile=256",
    "--core=0",
  ];
}

function gitEnvironment({ home, protocol }: GitOptions): Record<string, string> {
  return {
    PATH: "/usr/local/bin:/usr/bin:/bin",
    LC_ALL: "C",
    HOME: home,
    XDG_CONFIG_HOME: home,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: join(home, "gitconfig"),
    GIT_ATTR_NOSYSTEM: "1",
    GIT_ALLOW_PROTOCOL: protocol,
    GIT_PROTOCOL_FROM_USER: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "/bin/false",
    SSH_ASKPASS: "/bin/false",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_CEILING_DIRECTORIES: home,
  };
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The group has exited already.
  }
}
