import { mkdtemp, readFile, realpath } from "node:fs/promises";
import { availableParallelism, cpus, release, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runInBubblewrap } from "./bubblewrap-run.ts";
import { DEBIAN_PACKAGES_COMMAND, listDebianPackages } from "./debian-packages.ts";
import { type EnvironmentLayout, environmentLayout } from "./environment-layout.ts";
import { type Host, inspectHost } from "./host.ts";
import { INVENTORY_COMMAND, parseInventory } from "./inventory.ts";
import { clampLimits } from "./limits.ts";
import { machineInventory } from "./machine-inventory.ts";
import {
  type Availability,
  type ExecutionCeilings,
  type ExecutionEnvironment,
  SandboxError,
} from "./port.ts";
import { parseProcessor } from "./processor.ts";
import type { RootLayout } from "./root-layout.ts";
import { parseRuntimes, RUNTIMES_COMMAND } from "./runtimes.ts";
import { explainFailure, findBubblewrap } from "./sandbox-diagnosis.ts";
import { recordedVariables } from "./variables.ts";
import { removeWorkFolder } from "./work-folder.ts";

/** The host and environment for experiments, or why the sandbox is not available. */
export type ProbeResult =
  | { ok: true; host: Host; environment: ExecutionEnvironment }
  | Extract<Availability, { ok: false }>;

const MIB = 1024 * 1024;

/** Tests whether this machine can run experiments. Never throws: an error becomes the reason. */
export async function probe(
  ceilings: ExecutionCeilings,
  dataDir: string,
  devices: readonly string[],
): Promise<ProbeResult> {
  const bubblewrap = await findBubblewrap();
  if (!("version" in bubblewrap)) return bubblewrap;
  try {
    const project = resolve(import.meta.dirname, "../..");
    const host = await inspectHost([dataDir, project], devices);
    const inSandbox = (command: string) => runProbe(host, host.layout, ceilings, command);
    const [runtimes, installed, debian, cpuinfo] = await Promise.all([
      // A run in the sandbox, which proves that it works.
      inSandbox(RUNTIMES_COMMAND),
      // What is not known of the machine keeps no experiment from running.
      machineInventory({ layout: host.layout, ceilings }, inSandbox).catch(() => ""),
      listDebianPackages(),
      readFile("/proc/cpuinfo", "utf8").catch(() => ""),
    ]);
    const environment: ExecutionEnvironment = {
      executor: `bubblewrap ${bubblewrap.version}`,
      os: parseOperatingSystem(await readFile("/etc/os-release", "utf8").catch(() => "")),
      architecture: process.arch,
      cpuCount: availableParallelism(),
      ...parseProcessor(cpuinfo, cpus()[0]?.model ?? ""),
      memoryLimitBytes: ceilings.memoryMiB * MIB,
      network: "none",
      ...(devices.length > 0 && { devices: [...devices] }),
      runtimes: parseRuntimes(runtimes),
      kernel: release(),
      ...parseInventory(installed, debian),
      variables: recordedVariables(),
    };
    return { ok: true, host, environment };
  } catch (error) {
    return explainFailure(error instanceof Error ? error.message : String(error));
  }
}

/** What an experiment finds in an environment's root, on this machine. */
export async function probeEnvironment(
  host: Host,
  ceilings: ExecutionCeilings,
  machine: ExecutionEnvironment,
  root: string,
): Promise<{ layout: RootLayout | EnvironmentLayout; environment: ExecutionEnvironment }> {
  const layout = await environmentLayout(root, host);
  const inRoot = (command: string) => runProbe(host, layout, ceilings, command).catch(() => "");
  const [os, runtimes, installed, debian] = await Promise.all([
    // The first proves that the root works.
    runProbe(host, layout, ceilings, "cat /etc/os-release || true"),
    inRoot(RUNTIMES_COMMAND),
    inRoot(INVENTORY_COMMAND),
    inRoot(DEBIAN_PACKAGES_COMMAND),
  ]);
  const environment = {
    ...machine,
    os: parseOperatingSystem(os),
    runtimes: parseRuntimes(runtimes),
    ...parseInventory(installed, debian),
    variables: { ...machine.variables, ...layout.variables },
  };
  return { layout, environment };
}

/** Runs a command in the sandbox and returns what it prints. */
async function runProbe(
  host: Host,
  layout: RootLayout | EnvironmentLayout,
  ceilings: ExecutionCeilings,
  command: string,
): Promise<string> {
  const workFolder = await mkdtemp(join(await realpath(tmpdir()), "rvs-probe-"));
  const limits = { timeoutSeconds: 30, memoryMiB: 1024, processes: 64, fileSizeMiB: 1, outputBytes: MIB };
  try {
    const run = await runInBubblewrap(
      host,
      { workFolder, command, seed: null, layout, onLog: () => undefined },
      clampLimits(limits, ceilings),
      new AbortController().signal,
    );
    if (run.exitCode === 0) return Buffer.from(run.stdout.bytes).toString();
    throw new SandboxError(`the probe command ended with ${run.exitCode ?? run.killReason}`);
  } finally {
    await removeWorkFolder(workFolder);
  }
}

function parseOperatingSystem(release: string): string {
  return /^PRETTY_NAME="?([^"\n]*)"?$/m.exec(release)?.[1]?.slice(0, 200) ?? process.platform;
}
