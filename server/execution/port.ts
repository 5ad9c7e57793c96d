/** What an experiment may use. The server's ceilings cut each of them down, never up. */
export interface ExecutionLimits {
  /** Wall time from the command's start to the kill of its whole tree. */
  timeoutSeconds: number;
  /** Of the whole tree where a memory cgroup can be made, else of each process (and polled for the tree). */
  memoryMiB: number;
  /** Processes and threads alive at once. */
  processes: number;
  /** Of one file. The whole work folder is bounded by the ceilings' `diskMiB`. */
  fileSizeMiB: number;
  /** Of stdout and stderr together. */
  outputBytes: number;
}

export interface ExecutionCeilings extends ExecutionLimits {
  /** Disk that the work folder may take, source tree included. */
  diskMiB: number;
}

export type LimitHit = "time" | "memory" | "processes" | "output" | "file_size";

export interface LogChunk {
  /** `system` is the sandbox's own voice: why it stopped an experiment. */
  stream: "stdout" | "stderr" | "system";
  text: string;
}

export interface ExecutionRequest {
  runId: string;
  /** Absolute; already holds the source tree; its owner changes to the sandbox's when the server is root. */
  workFolder: string;
  /** Handed to `/bin/sh -c` in the work folder; at most 100,000 bytes. */
  command: string;
  /** Given to the experiment as `$SEED`. */
  seed: string | null;
  limits: ExecutionLimits;
  /** Added to the fixed variables of `variables.ts`, and stronger than them. */
  environment?: Record<string, string>;
  /** Called a few times a second at most; must not throw. */
  onLog(item: LogChunk): void;
}

/** Where a Run ran, as Evidence reports it. */
export interface ExecutionEnvironment {
  /** For example `bubblewrap 0.8.0`. */
  executor: string;
  os: string;
  architecture: string;
  cpuCount: number;
  memoryLimitBytes: number;
  network: "none";
  /** Versions as the sandbox sees them, for example `{python3: "3.11.2"}`. */
  runtimes: Record<string, string>;
}

export interface ExecutionResult {
  /** The experiment's own; a command that died of a signal is 128 + its number, as its shell says. Null when stopped. */
  exitCode: number | null;
  /** `SIGKILL` when the sandbox or the kernel stopped the whole tree, else null. */
  signal: string | null;
  timedOut: boolean;
  cancelled: boolean;
  outputTruncated: boolean;
  /** The limit that was met. With an exit code beside it the experiment went on and ended by itself. */
  limitHit: LimitHit | null;
  wallMilliseconds: number;
  cpuMilliseconds?: number;
  peakMemoryBytes?: number;
  stdout: Uint8Array;
  stderr: Uint8Array;
  environment: ExecutionEnvironment;
}

export type Availability = { ok: true } | { ok: false; reason: string; install: string };

export interface Executor {
  readonly kind: "bubblewrap" | "none";
  /** Proven by a real sandboxed command; the answer is kept for a while. Never throws. */
  available(): Promise<Availability>;
  /** The environment of a run under the ceilings. Throws SandboxError where there is no sandbox. */
  environment(): Promise<ExecutionEnvironment>;
  /**
   * Runs one experiment to its end; by then none of its processes is left. Throws SandboxError when the sandbox, not
   * the experiment, failed, and TypeError for a request that can never run.
   */
  run(request: ExecutionRequest, signal: AbortSignal): Promise<ExecutionResult>;
}

/** The sandbox itself could not be used: nothing is said about the experiment, and a later attempt may work. */
export class SandboxError extends Error {
  readonly retryable = true;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "SandboxError";
  }
}
