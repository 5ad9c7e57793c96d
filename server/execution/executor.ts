import { mkdtemp, readFile, realpath } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { runInBubblewrap } from "./bubblewrap-run.ts";
import { explainFailure, findBubblewrap } from "./diagnosis.ts";
import { type Host, inspectHost } from "./host.ts";
import { clampLimits, DEFAULT_CEILINGS } from "./limits.ts";
import {
  type Availability,
  type ExecutionCeilings,
  type ExecutionEnvironment,
  type ExecutionRequest,
  type ExecutionResult,
  type Executor,
  SandboxError,
} from "./port.ts";
import { parseRuntimes, RUNTIMES_COMMAND } from "./runtimes.ts";
import { removeWorkFolder } from "./work-folder.ts";

export interface ExecutorOptions {
  /** `SERVICE_EXECUTOR`. */
  mode: string;
  ceilings?: Partial<ExecutionCeilings>;
  /** Never shown to an experiment, wherever it lies. */
  dataDir: string;
}

/**
 * The executor that the setting names. Experiments never run unsandboxed: for `none`, and for a back end that this
 * server does not have, it is one that is never available and says why.
 */
export function createExecutor(options: ExecutorOptions): Executor {
  if (options.mode === "auto" || options.mode === "bubblewrap") {
    return new BubblewrapExecutor({ ...DEFAULT_CEILINGS, ...options.ceilings }, options.dataDir);
  }
  const reason =
    options.mode === "none"
      ? "Experiments are switched off (SERVICE_EXECUTOR=none)."
      : `This server has no executor ${options.mode}.`;
  const unavailable: Availability = { ok: false, reason, install: "Set SERVICE_EXECUTOR=auto." };
  const refuse = () => Promise.reject(new SandboxError(reason));
  return { kind: "none", available: async () => unavailable, environment: refuse, run: refuse };
}

/** A machine that can run experiments, or why it cannot. */
type State =
  | { ok: true; host: Host; environment: ExecutionEnvironment }
  | Extract<Availability, { ok: false }>;

/** What was installed or updated since is noticed after this time; a repair almost at once. */
const GOOD_MILLISECONDS = 5 * 60_000;
const BAD_MILLISECONDS = 10_000;

const MIB = 1024 * 1024;

class BubblewrapExecutor implements Executor {
  readonly kind = "bubblewrap";
  readonly #ceilings: ExecutionCeilings;
  readonly #dataDir: string;
  #state: Promise<State> | null = null;
  #freshUntil = 0;

  constructor(ceilings: ExecutionCeilings, dataDir: string) {
    this.#ceilings = ceilings;
    this.#dataDir = resolve(dataDir);
  }

  async available(): Promise<Availability> {
    const state = await this.#inspect();
    return state.ok ? { ok: true } : state;
  }

  async environment(): Promise<ExecutionEnvironment> {
    return (await this.#usable()).environment;
  }

  async run(request: ExecutionRequest, signal: AbortSignal): Promise<ExecutionResult> {
    assertRequest(request);
    const { host, environment } = await this.#usable();
    const limits = clampLimits(request.limits, this.#ceilings);
    const workFolder = await realpath(request.workFolder);
    const run = await runInBubblewrap(host, { ...request, workFolder }, limits, signal);
    return {
      exitCode: run.exitCode,
      signal: run.exitCode === null ? "SIGKILL" : null,
      timedOut: run.limitHit === "time",
      cancelled: run.stopped === "cancelled",
      outputTruncated: run.outputTruncated,
      limitHit: run.limitHit,
      wallMilliseconds: run.wallMilliseconds,
      ...(run.usage.cpuMilliseconds === undefined ? {} : { cpuMilliseconds: run.usage.cpuMilliseconds }),
      ...(run.usage.peakMemoryBytes === undefined ? {} : { peakMemoryBytes: run.usage.peakMemoryBytes }),
      stdout: run.stdout,
      stderr: run.stderr,
      environment: { ...environment, memoryLimitBytes: limits.memoryMiB * MIB },
    };
  }

  async #usable(): Promise<Extract<State, { ok: true }>> {
    const state = await this.#inspect();
    if (!state.ok) throw new SandboxError(`${state.reason} ${state.install}`);
    return state;
  }

  #inspect(): Promise<State> {
    if (this.#state === null || Date.now() >= this.#freshUntil) {
      const state = probe(this.#ceilings, this.#dataDir);
      this.#state = state;
      // Callers meanwhile share this answer, however long it takes.
      this.#freshUntil = Number.POSITIVE_INFINITY;
      void state.then((found) => {
        this.#freshUntil = Date.now() + (found.ok ? GOOD_MILLISECONDS : BAD_MILLISECONDS);
      });
    }
    return this.#state;
  }
}

/** The kernel takes no longer argument than 128 KiB, and no NUL in one. */
const LONGEST_COMMAND_BYTES = 100_000;

function assertRequest({ workFolder, command }: ExecutionRequest): void {
  if (!isAbsolute(workFolder)) throw new TypeError("workFolder must be absolute");
  if (Buffer.byteLength(command) > LONGEST_COMMAND_BYTES || command.includes("\0")) {
    throw new TypeError(`a command has at most ${LONGEST_COMMAND_BYTES} bytes and no NUL`);
  }
}

/** Never throws: whatever goes wrong is the reason. */
async function probe(ceilings: ExecutionCeilings, dataDir: string): Promise<State> {
  const bubblewrap = await findBubblewrap();
  if (!("version" in bubblewrap)) return bubblewrap;
  try {
    const project = resolve(import.meta.dirname, "../..");
    const host = await inspectHost([dataDir, project]);
    const environment: ExecutionEnvironment = {
      executor: `bubblewrap ${bubblewrap.version}`,
      os: await operatingSystem(),
      architecture: process.arch,
      cpuCount: availableParallelism(),
      memoryLimitBytes: ceilings.memoryMiB * MIB,
      network: "none",
      runtimes: parseRuntimes(await firstRun(host, ceilings)),
    };
    return { ok: true, host, environment };
  } catch (error) {
    return explainFailure(error instanceof Error ? error.message : String(error));
  }
}

/** The proof is a run: it lists the runtimes as an experiment finds them. */
async function firstRun(host: Host, ceilings: ExecutionCeilings): Promise<string> {
  const workFolder = await mkdtemp(join(await realpath(tmpdir()), "rvs-probe-"));
  const limits = { timeoutSeconds: 30, memoryMiB: 1024, processes: 64, fileSizeMiB: 1, outputBytes: 65_536 };
  try {
    const run = await runInBubblewrap(
      host,
      { runId: "probe", workFolder, command: RUNTIMES_COMMAND, seed: null, limits, onLog: () => undefined },
      clampLimits(limits, ceilings),
      new AbortController().signal,
    );
    if (run.exitCode === 0) return Buffer.from(run.stdout).toString();
    throw new SandboxError(`a first command ended with ${run.exitCode ?? run.stopped}`);
  } finally {
    await removeWorkFolder(workFolder);
  }
}

async function operatingSystem(): Promise<string> {
  const release = await readFile("/etc/os-release", "utf8").catch(() => "");
  return /^PRETTY_NAME="?([^"\n]*)"?$/m.exec(release)?.[1] ?? process.platform;
}
