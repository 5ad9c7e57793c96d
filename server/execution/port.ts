import type { OutputCut } from "../domain/measurement/output-cut.ts";
import type { Recorded } from "../domain/messages/recorded.ts";

/** Resources that an experiment may use. The server's ceilings can only lower them. */
export interface ExecutionLimits {
  /** Wall time from the command's start until its process tree is killed. */
  timeoutSeconds: number;
  /** Memory of the process tree if there is a memory cgroup, else of each process (and polled for the tree). */
  memoryMiB: number;
  /** Concurrent processes and threads. */
  processes: number;
  /** Size of one file. The ceilings' `diskMiB` bounds the whole work folder. */
  fileSizeMiB: number;
  /** What is kept of stdout and of stderr. More is cut in the middle, and ends no experiment. */
  outputBytes: number;
}

export interface ExecutionCeilings extends ExecutionLimits {
  /** Disk use of the work folder, source tree included. */
  diskMiB: number;
  /** Files, folders and links in the work folder: few enough to be removed in a minute. */
  diskEntries: number;
}

export type LimitHit = "time" | "memory" | "processes" | "file_size";

export interface LogChunk {
  /** `system` lines are written by the sandbox: why it stopped an experiment. */
  stream: "stdout" | "stderr" | "system";
  text: string;
}

export interface ExecutionRequest {
  /** Absolute path of a folder with the source tree. If the server is root, its owner becomes the sandbox's user. */
  workFolder: string;
  /** Absolute path of an environment's root, which the experiment sees in place of the machine's /usr; else the machine. */
  root?: string;
  /** Run by `/bin/sh -c` in the work folder; at most 100,000 bytes. */
  command: string;
  /** A folder below the work folder to run it in. Where there is none, the command fails. */
  folder?: string;
  /** Absolute paths, or such below `~`, that lead to folders of the work folder; those that the sandbox has stay as they are. */
  shown?: readonly { path: string; folder: string }[];
  /** Value of `$SEED`. */
  seed: string | null;
  limits: ExecutionLimits;
  /** Added to the variables of `variables.ts`, which they override. */
  environment?: Record<string, string>;
  /** Called at most a few times a second; must not throw. */
  onLog(item: LogChunk): void;
}

/** A step of building an environment: as confined as an experiment. */
export interface BuildRequest {
  /** Absolute path of the root that is built. If the server is root, its owner becomes the sandbox's user. */
  root: string;
  /** `machine`: the command has the machine's programs and the root at /work. `root`: the root is /, and the user 0. */
  within: "machine" | "root";
  /** Absolute path of a folder that is shown read-only, at /inputs. */
  inputs: string;
  command: string;
  environment: Record<string, string>;
  limits: ExecutionLimits;
  onLog(item: LogChunk): void;
}

/** Environment of a Run, as recorded in its Evidence. */
export interface ExecutionEnvironment {
  /** For example `bubblewrap 0.8.0`. */
  executor: string;
  os: string;
  architecture: string;
  cpuCount: number;
  cpuModel: string;
  /** Instruction sets that numerical libraries choose their kernels by, sorted. */
  cpuFeatures: string[];
  memoryLimitBytes: number;
  network: "none";
  /** Devices that experiments get, such as a GPU; absent without any. */
  devices?: string[];
  /** Versions inside the sandbox, for example `{python3: "3.11.2"}`. */
  runtimes: Record<string, string>;
  /** Release of the kernel. */
  kernel: string;
  /** For example `glibc 2.36`; null if it is not known. */
  libc: string | null;
  /** Libraries of linear algebra that Python, or R, loads. */
  blas: { library: string; version: string | null; kernel: string | null }[];
  /** Versions of what is installed, for example `{"python:numpy": "1.24.2"}`: what is loaded cannot be seen. */
  packages: Record<string, string>;
  /** Variables of an experiment without its seed, its search path and its folders. */
  variables: Record<string, string>;
}

export interface ExecutionResult {
  /** Exit status of the experiment, 128 + n if signal n killed its command. Null if the process tree was killed. */
  exitCode: number | null;
  /** `SIGKILL` if the sandbox or the kernel killed the process tree, else null. */
  signal: string | null;
  timedOut: boolean;
  cancelled: boolean;
  /** What was dropped of each stream; null where it was kept whole. */
  outputCuts: { stdout: OutputCut | null; stderr: OutputCut | null };
  /** The limit that was hit. If `exitCode` is not null, the experiment continued and exited by itself. */
  limitHit: LimitHit | null;
  /** In milliseconds since 1970: files of the work folder that changed since were changed by the command. */
  startedAt: number;
  wallMilliseconds: number;
  cpuMilliseconds?: number;
  peakMemoryBytes?: number;
  stdout: Uint8Array;
  stderr: Uint8Array;
  environment: ExecutionEnvironment;
}

export type BuildResult = Pick<ExecutionResult, "exitCode" | "cancelled" | "limitHit" | "stdout" | "stderr">;

export type Availability = { ok: true } | { ok: false; reason: Recorded; install: Recorded };

export interface Executor {
  /** Runs a sandboxed command as a probe; the result is cached. Never throws. */
  available(): Promise<Availability>;
  /** Returns the environment of a run with the ceilings as limits. Throws SandboxError if there is no sandbox. */
  environment(root?: string): Promise<ExecutionEnvironment>;
  /**
   * Runs one experiment. When it resolves, none of its processes is left. Throws SandboxError if the sandbox, not the
   * experiment, failed, and TypeError for a request that can never run.
   */
  run(request: ExecutionRequest, signal: AbortSignal): Promise<ExecutionResult>;
  /** Returns those of the programs' names that an experiment on the machine does not find. Rejects as `environment` does. */
  missingPrograms(names: readonly string[]): Promise<string[]>;
  /** Runs one step of a build. Rejects as `run` does. */
  build(request: BuildRequest, signal: AbortSignal): Promise<BuildResult>;
}

/** The sandbox failed, not the experiment. A later attempt may succeed. */
export class SandboxError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "SandboxError";
  }
}
