import { mkdtemp, readFile, realpath } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runInBubblewrap } from "./bubblewrap-run.ts";
import { explainFailure, findBubblewrap } from "./diagnosis.ts";
import { type Host, inspectHost } from "./host.ts";
import { clampLimits } from "./limits.ts";
import {
  type Availability,
  type ExecutionCeilings,
  type ExecutionEnvironment,
  SandboxError,
} from "./port.ts";
import { parseRuntimes, RUNTIMES_COMMAND } from "./runtimes.ts";
import { removeWorkFolder } from "./work-folder.ts";

/** A machine that can run experiments, or why it cannot. */
export type State =
  | { ok: true; host: Host; environment: ExecutionEnvironment }
  | Extract<Availability, { ok: false }>;

const MIB = 1024 * 1024;

/** Never throws: whatever goes wrong is the reason. */
export async function probe(ceilings: ExecutionCeilings, dataDir: string): Promise<State> {
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
