import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ExecutionEnvironment, ExecutionResult, Executor } from "../execution/port.ts";
import { currentStage } from "./current-stage.ts";
import type { SimulatedEnding, SimulatedWorld } from "./world.ts";

/** Runs nothing: prints and leaves what the world says of the Run. */
export function createSimulatedExecutor(world: Pick<SimulatedWorld, "run" | "step">): Executor {
  const begun = new Set<string>();
  return {
    available: async () => ({ ok: true }),
    environment: async () => environment,
    missingPrograms: async () => [],
    build: () => Promise.reject(new Error("A simulated executor builds nothing")),
    async run({ workFolder, seed, limits, onLog }, signal) {
      const { deps, job, repository } = currentStage();
      const runs = await deps.store.runs.listByJob(job.id);
      const runId = runs.find(({ state }) => state === "running")!.id;
      // Its repetitions, and what is looked at after them, are of one step.
      if (!begun.has(runId)) {
        begun.add(runId);
        onLog({ stream: "system", text: "This Run is simulated: nothing is executed.\n" });
        await world.step(signal);
      }
      const ending = await world.run({ repository, runId, seed });
      if (ending.stdout !== "") onLog({ stream: "stdout", text: ending.stdout });
      if (ending.stderr !== "") onLog({ stream: "stderr", text: ending.stderr });
      for (const [path, text] of Object.entries(ending.files)) {
        await mkdir(dirname(join(workFolder, path)), { recursive: true });
        await writeFile(join(workFolder, path), text);
      }
      return resultOf(ending, limits.timeoutSeconds);
    },
  };
}

function resultOf(
  { exitCode, timedOut, stdout, stderr }: SimulatedEnding,
  timeoutSeconds: number,
): ExecutionResult {
  return {
    exitCode: timedOut ? null : exitCode,
    signal: timedOut ? "SIGKILL" : null,
    timedOut,
    cancelled: false,
    outputCuts: { stdout: null, stderr: null },
    limitHit: timedOut ? "time" : null,
    startedAt: Date.now(),
    wallMilliseconds: timedOut ? timeoutSeconds * 1000 : 1200,
    cpuMilliseconds: 1100,
    peakMemoryBytes: 48 * 1024 * 1024,
    stdout: Buffer.from(stdout),
    stderr: Buffer.from(stderr),
    environment,
  };
}

const environment: ExecutionEnvironment = {
  executor: "simulation 1",
  os: "Simulated Linux 1",
  architecture: "x64",
  cpuCount: 4,
  cpuModel: "Simulated processor",
  cpuFeatures: [],
  memoryLimitBytes: 2 * 1024 ** 3,
  network: "none",
  runtimes: { awk: "1" },
  kernel: "6.1.0",
  libc: "glibc 2.36",
  blas: [],
  packages: {},
  variables: {},
};
