import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createExecutor } from "../../../server/execution/executor.ts";
import { removeWorkFolder } from "../../../server/execution/work-folder.ts";

/** One run of a command, from when it was asked for. */
interface Sample {
  /** Until its first instruction. */
  startMilliseconds: number;
  /** Until its result is there. */
  totalMilliseconds: number;
}

/**
 * Runs a command without and with the sandbox, one after the other in each round, so that both meet the same machine.
 * `root` is the folder of an environment.
 *
 * @throws where this machine has no sandbox.
 */
export async function measureSandbox(
  rounds: number,
  root?: string,
): Promise<{ bare: Sample; boxed: Sample }[]> {
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), "run-overhead-"));
  try {
    const executor = createExecutor({ mode: "auto", dataDir });
    const availability = await executor.available();
    if (!availability.ok) throw new Error(`${availability.reason} ${availability.install}`);
    const inSandbox = async () => {
      const workFolder = await mkdtemp(join(dataDir, "work-"));
      const request = { workFolder, command: COMMAND, seed: null, limits: LIMITS, onLog: () => undefined };
      const { stdout } = await executor.run(
        { ...request, ...(root && { root }) },
        new AbortController().signal,
      );
      return Buffer.from(stdout).toString();
    };
    // The first run in a root looks at it as well.
    await inSandbox();
    const pairs: { bare: Sample; boxed: Sample }[] = [];
    for (let round = 0; round < rounds; round++)
      pairs.push({ bare: await measure(bare), boxed: await measure(inSandbox) });
    return pairs;
  } finally {
    await removeWorkFolder(dataDir);
  }
}

/** Prints when it started, in nanoseconds. */
const COMMAND = "date +%s%N";
const LIMITS = {
  timeoutSeconds: 20,
  memoryMiB: 1024,
  processes: 64,
  fileSizeMiB: 16,
  outputBytes: 65_536,
};

async function bare(): Promise<string> {
  const child = spawn("/bin/sh", ["-c", COMMAND], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.stderr.resume();
  await once(child, "close");
  return output;
}

async function measure(run: () => Promise<string>): Promise<Sample> {
  const from = performance.now();
  const started = performance.timeOrigin + from;
  const output = await run();
  return {
    totalMilliseconds: performance.now() - from,
    startMilliseconds: Number(output) / 1e6 - started,
  };
}
