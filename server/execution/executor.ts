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
import { type ProbeResult, probe } from "./probe.ts";

export interface ExecutorOptions {
  /** Value of `SERVICE_EXECUTOR`. */
  mode: string;
  ceilings?: Partial<ExecutionCeilings>;
  /** Hidden from experiments, wherever it is. */
  dataDir: string;
}

/**
 * Creates the executor that `mode` names. Experiments never run without a sandbox: for `none`, and for an unknown mode,
 * returns an executor that is never available and gives the reason.
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
  return { available: async () => unavailable, environment: refuse, run: refuse };
}

/** How long a probe's result is cached; a short time if unavailable, so that a repair is detected soon. */
const AVAILABLE_TTL_MILLISECONDS = 5 * 60_000;
const UNAVAILABLE_TTL_MILLISECONDS = 10_000;

const MIB = 1024 * 1024;

class BubblewrapExecutor implements Executor {
  readonly #ceilings: ExecutionCeilings;
  readonly #dataDir: string;
  #probed: Promise<ProbeResult> | null = null;
  #validUntil = 0;

  constructor(ceilings: ExecutionCeilings, dataDir: string) {
    this.#ceilings = ceilings;
    this.#dataDir = resolve(dataDir);
  }

  async available(): Promise<Availability> {
    const state = await this.#probe();
    return state.ok ? { ok: true } : state;
  }

  async environment(): Promise<ExecutionEnvironment> {
    return (await this.#requireHost()).environment;
  }

  async run(request: ExecutionRequest, signal: AbortSignal): Promise<ExecutionResult> {
    assertRequest(request);
    const { host, environment } = await this.#requireHost();
    const limits = clampLimits(request.limits, this.#ceilings);
    const workFolder = await realpath(request.workFolder);
    const run = await runInBubblewrap(host, { ...request, workFolder }, limits, signal).catch((error) => {
      // The cached probe may be outdated: the next caller probes again.
      this.#validUntil = 0;
      throw error;
    });
    return {
      exitCode: run.exitCode,
      signal: run.exitCode === null ? "SIGKILL" : null,
      timedOut: run.limitHit === "time",
      cancelled: run.killReason === "cancelled",
      outputCuts: { stdout: run.stdout.cut, stderr: run.stderr.cut },
      limitHit: run.limitHit,
      wallMilliseconds: run.wallMilliseconds,
      ...(run.usage.cpuMilliseconds === undefined ? {} : { cpuMilliseconds: run.usage.cpuMilliseconds }),
      ...(run.usage.peakMemoryBytes === undefined ? {} : { peakMemoryBytes: run.usage.peakMemoryBytes }),
      stdout: run.stdout.bytes,
      stderr: run.stderr.bytes,
      environment: { ...environment, memoryLimitBytes: limits.memoryMiB * MIB },
    };
  }

  async #requireHost(): Promise<Extract<ProbeResult, { ok: true }>> {
    const state = await this.#probe();
    if (!state.ok) throw new SandboxError(`${state.reason} ${state.install}`);
    return state;
  }

  #probe(): Promise<ProbeResult> {
    if (this.#probed === null || Date.now() >= this.#validUntil) {
      const state = probe(this.#ceilings, this.#dataDir);
      this.#probed = state;
      // Concurrent callers share this probe, however long it takes.
      this.#validUntil = Number.POSITIVE_INFINITY;
      void state.then(({ ok }) => {
        this.#validUntil = Date.now() + (ok ? AVAILABLE_TTL_MILLISECONDS : UNAVAILABLE_TTL_MILLISECONDS);
      });
    }
    return this.#probed;
  }
}

/** The kernel accepts arguments of at most 128 KiB (MAX_ARG_STRLEN) without NUL. */
const MAX_COMMAND_BYTES = 100_000;

/** @throws TypeError if the request can never run. */
function assertRequest({ workFolder, command }: ExecutionRequest): void {
  if (!isAbsolute(workFolder)) throw new TypeError("workFolder must be absolute");
  if (Buffer.byteLength(command) > MAX_COMMAND_BYTES || command.includes("\0")) {
    throw new TypeError(`a command has at most ${MAX_COMMAND_BYTES} bytes and no NUL`);
  }
}
