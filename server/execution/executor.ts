import { realpath } from "node:fs/promises";
import { isAbsolute, resolve } from "node:path";
import { record } from "../domain/messages/recorded.ts";
import { sandboxTexts } from "../domain/runs/sandbox-texts.ts";
import { runInBubblewrap, type SandboxJob, type SandboxResult } from "./bubblewrap-run.ts";
import { findExecutable } from "./interpreters.ts";
import { clampLimits, DEFAULT_CEILINGS } from "./limits.ts";
import {
  type Availability,
  type BuildRequest,
  type BuildResult,
  type ExecutionCeilings,
  type ExecutionEnvironment,
  type ExecutionRequest,
  type ExecutionResult,
  type Executor,
  SandboxError,
} from "./port.ts";
import { type ProbeResult, probe, probeEnvironment } from "./probe.ts";

export interface ExecutorOptions {
  /** Value of `SERVICE_EXECUTOR`. */
  mode: string;
  ceilings?: Partial<ExecutionCeilings>;
  /** Hidden from experiments, wherever it is. */
  dataDir: string;
  /** Paths of devices that experiments get, such as a GPU. */
  devices?: readonly string[];
}

/**
 * Creates the executor that `mode` names. Experiments never run without a sandbox: for `none`, and for an unknown mode,
 * returns an executor that is never available and gives the reason.
 */
export function createExecutor(options: ExecutorOptions): Executor {
  if (options.mode === "auto" || options.mode === "bubblewrap") {
    return new BubblewrapExecutor({ ...DEFAULT_CEILINGS, ...options.ceilings }, options);
  }
  const reason =
    options.mode === "none"
      ? record(sandboxTexts.switchedOff)
      : record(sandboxTexts.noExecutor, { name: options.mode });
  const unavailable: Availability = { ok: false, reason, install: record(sandboxTexts.setAuto) };
  const refuse = () => Promise.reject(new SandboxError(reason));
  return {
    available: async () => unavailable,
    environment: refuse,
    missingPrograms: refuse,
    run: refuse,
    build: refuse,
  };
}

/** How long a probe's result is cached; a short time if unavailable, so that a repair is detected soon. */
const AVAILABLE_TTL_MILLISECONDS = 5 * 60_000;
const UNAVAILABLE_TTL_MILLISECONDS = 10_000;

const MIB = 1024 * 1024;

class BubblewrapExecutor implements Executor {
  readonly #ceilings: ExecutionCeilings;
  readonly #dataDir: string;
  readonly #devices: readonly string[];
  #probed: Promise<ProbeResult> | null = null;
  #validUntil = 0;
  /** By root. Roots never change. */
  readonly #environments = new Map<string, Promise<ProbedRoot>>();

  constructor(
    ceilings: ExecutionCeilings,
    { dataDir, devices = [] }: Pick<ExecutorOptions, "dataDir" | "devices">,
  ) {
    this.#ceilings = ceilings;
    this.#dataDir = resolve(dataDir);
    this.#devices = devices;
  }

  async available(): Promise<Availability> {
    const state = await this.#probe();
    return state.ok ? { ok: true } : state;
  }

  async environment(root?: string): Promise<ExecutionEnvironment> {
    return (await this.#requireRoot(root)).environment;
  }

  async missingPrograms(names: readonly string[]): Promise<string[]> {
    const { host } = await this.#requireHost();
    const folders = host.layout.path.split(":");
    const aliases = new Set(host.layout.links.map(({ path }) => path));
    const found = await Promise.all(names.map((name) => findExecutable(folders, name)));
    const isAlias = (name: string) => folders.some((folder) => aliases.has(`${folder}/${name}`));
    return names.filter((name, index) => found[index] === null && !isAlias(name));
  }

  async run(request: ExecutionRequest, signal: AbortSignal): Promise<ExecutionResult> {
    assertRequest(request);
    const { environment, layout } = await this.#requireRoot(request.root);
    const limits = clampLimits(request.limits, this.#ceilings);
    const run = await this.#runJob({ ...request, layout }, limits, signal);
    return {
      ...ending(run),
      signal: run.exitCode === null ? "SIGKILL" : null,
      timedOut: run.limitHit === "time",
      outputCuts: { stdout: run.stdout.cut, stderr: run.stderr.cut },
      startedAt: run.startedAt,
      wallMilliseconds: run.wallMilliseconds,
      ...(run.usage.cpuMilliseconds === undefined ? {} : { cpuMilliseconds: run.usage.cpuMilliseconds }),
      ...(run.usage.peakMemoryBytes === undefined ? {} : { peakMemoryBytes: run.usage.peakMemoryBytes }),
      environment: { ...environment, memoryLimitBytes: limits.memoryMiB * MIB },
    };
  }

  async build({ within, root, ...request }: BuildRequest, signal: AbortSignal): Promise<BuildResult> {
    assertRequest({ ...request, workFolder: root });
    const { host } = await this.#requireHost();
    const layout = within === "machine" ? host.layout : null;
    const job = { ...request, workFolder: root, seed: null, layout, inputs: await realpath(request.inputs) };
    return ending(await this.#runJob(job, clampLimits(request.limits, this.#ceilings), signal));
  }

  async #runJob(job: SandboxJob, limits: ExecutionCeilings, signal: AbortSignal): Promise<SandboxResult> {
    const { host } = await this.#requireHost();
    const workFolder = await realpath(job.workFolder);
    return runInBubblewrap(host, { ...job, workFolder }, limits, signal).catch((error) => {
      // The cached probe may be outdated: the next caller probes again.
      this.#validUntil = 0;
      throw error;
    });
  }

  /** The machine's own root, or an environment's, which is probed once. */
  async #requireRoot(root?: string): Promise<ProbedRoot> {
    const { host, environment } = await this.#requireHost();
    if (root === undefined) return { layout: host.layout, environment };
    const known = this.#environments.get(root);
    if (known) return known;
    const probed = probeEnvironment(host, this.#ceilings, environment, root);
    // Evicted roots are not asked for again.
    if (this.#environments.size >= MAX_PROBED_ROOTS) this.#environments.clear();
    this.#environments.set(root, probed);
    probed.catch(() => this.#environments.delete(root));
    return probed;
  }

  async #requireHost(): Promise<Extract<ProbeResult, { ok: true }>> {
    const state = await this.#probe();
    if (!state.ok) throw new SandboxError(`${state.reason} ${state.install}`);
    return state;
  }

  #probe(): Promise<ProbeResult> {
    if (this.#probed === null || Date.now() >= this.#validUntil) {
      const state = probe(this.#ceilings, this.#dataDir, this.#devices);
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

type ProbedRoot = Awaited<ReturnType<typeof probeEnvironment>>;

const MAX_PROBED_ROOTS = 100;

function ending(run: SandboxResult): BuildResult {
  return {
    exitCode: run.exitCode,
    cancelled: run.killReason === "cancelled",
    limitHit: run.limitHit,
    stdout: run.stdout.bytes,
    stderr: run.stderr.bytes,
  };
}

/** The kernel accepts arguments of at most 128 KiB (MAX_ARG_STRLEN) without NUL. */
const MAX_COMMAND_BYTES = 100_000;

/** @throws TypeError if the request can never run. */
function assertRequest({ workFolder, command }: Pick<ExecutionRequest, "workFolder" | "command">): void {
  if (!isAbsolute(workFolder)) throw new TypeError("workFolder must be absolute");
  if (Buffer.byteLength(command) > MAX_COMMAND_BYTES || command.includes("\0")) {
    throw new TypeError(`a command has at most ${MAX_COMMAND_BYTES} bytes and no NUL`);
  }
}
