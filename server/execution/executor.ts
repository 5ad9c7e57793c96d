import { realpath } from "node:fs/promises";
import { isAbsolute, resolve } from "node:path";
import { runInBubblewrap } from "./bubblewrap-run.ts";
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
import { probe, type State } from "./probe.ts";

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
    const run = await runInBubblewrap(host, { ...request, workFolder }, limits, signal).catch((error) => {
      // What was proven may hold no more: the next caller asks again.
      this.#freshUntil = 0;
      throw error;
    });
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
