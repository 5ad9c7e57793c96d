import { join } from "node:path";
import type { RunCommand } from "../commands/run-command.ts";

export interface GitOptions {
  /** git's home, with the file `gitconfig`. */
  home: string;
  /** `https`, or `file` for a mirror. */
  protocol: string;
  /** Maximum size of a file that git writes, in bytes; SIGXFSZ kills a process that exceeds it. */
  maxFileBytes: number;
  /** Processor time of each process; the signal limits wall time. */
  cpuSeconds: number;
  run: RunCommand;
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
  let stderr = "";
  const decoder = new TextDecoder();
  const refused = new AbortController();
  const code = await options.run(["prlimit", ...prlimitArguments(options), "--", "git", ...args], {
    cwd: options.home,
    env: gitEnvironment(options),
    signal: AbortSignal.any([options.signal, refused.signal]),
    onStdout(chunk) {
      try {
        if (!refused.signal.aborted) onOutput(chunk);
      } catch (error) {
        refused.abort(error);
      }
    },
    onStderr(chunk) {
      stderr = (stderr + decoder.decode(chunk, { stream: true })).slice(-MAX_STDERR);
    },
  });
  refused.signal.throwIfAborted();
  options.signal.throwIfAborted();
  return { code, stderr };
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
