import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createExecutor } from "../../server/execution/executor.ts";
import { removeWorkFolder } from "../../server/execution/work-folder.ts";

/**
 * Measures what the sandbox adds to a command: `run-overhead.ts [ROUNDS] [ROOT]`, ROOT the folder of an environment. In
 * each round the command runs without and with the sandbox, so that both meet the same machine. Reports how long until
 * the command's first instruction, and until its result is there.
 */
const rounds = Number(process.argv[2] ?? 50);
const root = process.argv[3];

/** Prints when it started, in nanoseconds. */
const COMMAND = "date +%s%N";
const LIMITS = {
  timeoutSeconds: 20,
  memoryMiB: 1024,
  processes: 64,
  fileSizeMiB: 16,
  outputBytes: 65_536,
};

interface Sample {
  startMilliseconds: number;
  totalMilliseconds: number;
}

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
  for (let round = 0; round < rounds; round++) {
    pairs.push({ bare: await measure(bare), boxed: await measure(inSandbox) });
  }
  for (const name of ["startMilliseconds", "totalMilliseconds"] as const) {
    const values = {
      bare: pairs.map(({ bare }) => bare[name]),
      sandbox: pairs.map(({ boxed }) => boxed[name]),
      added: pairs.map(({ bare, boxed }) => boxed[name] - bare[name]),
    };
    console.log(`${name === "startMilliseconds" ? "until it starts" : "until its result"}, in ms:`);
    for (const [label, each] of Object.entries(values)) console.log(`  ${label.padEnd(8)} ${spread(each)}`);
  }
} finally {
  await removeWorkFolder(dataDir);
}

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

function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1).padStart(7);
  return `least ${at(0)}   median ${at(0.5)}   nine of ten below ${at(0.9)}`;
}
