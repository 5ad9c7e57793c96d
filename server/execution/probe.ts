import { mkdtemp, readFile, realpath } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runInBubblewrap } from "./bubblewrap-run.ts";
import { type Host, inspectHost } from "./host.ts";
import { clampLimits } from "./limits.ts";
import {
  type Availability,
  type ExecutionCeilings,
  type ExecutionEnvironment,
  SandboxError,
} from "./port.ts";
import { parseRuntimes, RUNTIMES_COMMAND } from "./runtimes.ts";
import { explainFailure, findBubblewrap } from "./sandbox-diagnosis.ts";
import { removeWorkFolder } from "./work-folder.ts";

/** The host and environment for experiments, or why the sandbox is not available. */
export type ProbeResult =
  | { ok: true; host: Host; environment: ExecutionEnvironment }
  | Extract<Availability, { ok: false }>;

const MIB = 1024 * 1024;

/** Tests whether this machine can run experiments. Never throws: an error becomes the reason. */
export async function probe(ceilings: ExecutionCeilings, dataDir: string): Promise<ProbeResult> {
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
      runtimes: parseRuntimes(await listRuntimes(host, ceilings)),
    };
    return { ok: true, host, environment };
  } catch (error) {
    return explainFailure(error instanceof Error ? error.message : String(error));
  }
}

/** Lists the runtimes by a run in the sandbox, which proves that it works. */
async function listRuntimes(host: Host, ceilings: ExecutionCeilings): Promise<string> {
  const workFolder = await mkdtemp(join(await realpath(tmpdir()), "rvs-probe-"));
  const limits = { timeoutSeconds: 30, memoryMiB: 1024, processes: 64, fileSizeMiB: 1, outputBytes: 65_536 };
  try {
    const run = await runInBubblewrap(
      host,
      { workFolder, command: RUNTIMES_COMMAND, seed: null, limits, onLog: () => undefined },
      clampLimits(limits, ceilings),
      new AbortController().signal,
    );
    if (run.exitCode === 0) return Buffer.from(run.stdout).toString();
    throw new SandboxError(`the probe command ended with ${run.exitCode ?? run.killReason}`);
  } finally {
    await removeWorkFolder(workFolder);
  }
}

async function operatingSystem(): Promise<string> {
  const release = await readFile("/etc/os-release", "utf8").catch(() => "");
  return /^PRETTY_NAME="?([^"\n]*)"?$/m.exec(release)?.[1] ?? process.platform;
}
