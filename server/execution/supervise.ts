import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync } from "node:fs";
import type { Readable } from "node:stream";
import { DESCRIPTORS, ETC_FILES } from "./bubblewrap-arguments.ts";
import { OutputCollector } from "./output-collector.ts";
import { createOutputPipes } from "./output-pipes.ts";
import { SYSTEM_PATH } from "./places.ts";
import { type LogChunk, SandboxError } from "./port.ts";
import { DYING_MILLISECONDS, descriptor, Stop, type StopReason } from "./stop.ts";

export interface Supervision {
  command: [file: string, ...args: string[]];
  seccomp: Uint8Array | null;
  /** The user who must be able to write to the output pipes; null for our own. */
  user: number | null;
  timeoutMilliseconds: number;
  outputBytes: number;
  signal: AbortSignal;
  onLog(item: LogChunk): void;
  /** Asked a few times a second while the experiment runs; an answer stops it. */
  inspect(pid: number): Promise<StopReason | null>;
}

export interface Ending {
  /** Null when the tree was killed, by us or by the kernel. */
  exitCode: number | null;
  stopped: StopReason | null;
  outputTruncated: boolean;
  stdout: Uint8Array;
  stderr: Uint8Array;
  wallMilliseconds: number;
}

const INSPECT_MILLISECONDS = 200;
const SETUP_MILLISECONDS = 30_000;

/**
 * Starts the launch chain and stays with it to its end. When it resolves, no process of the sandbox is left: the
 * kernel empties a pid namespace before the end of its first process is reported.
 */
export async function supervise(plan: Supervision): Promise<Ending> {
  const pipes = await createOutputPipes(plan.user);
  const collector = new OutputCollector(plan.outputBytes, plan.onLog);
  const child = await start(plan.command, pipes);

  const stop = new Stop(child);
  const read = (stream: "stdout" | "stderr") =>
    drained(pipes[stream].readable, (chunk) => {
      if (!collector.add(stream, chunk)) stop.now("output");
    });
  const outputs = Promise.all([read("stdout"), read("stderr")]);
  feed(child, plan.seccomp);
  const onAbort = () => stop.now("cancelled");
  plan.signal.addEventListener("abort", onAbort);
  if (plan.signal.aborted) onAbort();

  const setup = setTimeout(() => stop.now("time"), SETUP_MILLISECONDS);
  let startedAt: number | null = null;
  let running: NodeJS.Timeout | undefined;
  let inspecting: NodeJS.Timeout | undefined;
  descriptor(child, DESCRIPTORS.control).once("data", () => {
    clearTimeout(setup);
    startedAt = performance.now();
    running = setTimeout(() => stop.now("time"), plan.timeoutMilliseconds);
    inspecting = setInterval(() => stop.when(() => plan.inspect(child.pid!)), INSPECT_MILLISECONDS);
    descriptor(child, DESCRIPTORS.control).write("go\n");
  });

  const [code] = (await once(child, "exit")) as [number | null];
  const wallMilliseconds = startedAt === null ? 0 : performance.now() - startedAt;
  for (const timer of [setup, running]) clearTimeout(timer);
  clearInterval(inspecting);
  plan.signal.removeEventListener("abort", onAbort);
  // A first process that waits for its word and will not get it, because the chain died under it, ends now.
  for (const number of Object.values(DESCRIPTORS)) descriptor(child, number).destroy();
  const late = setTimeout(() => {
    for (const pipe of Object.values(pipes)) pipe.readable.destroy();
  }, DYING_MILLISECONDS);
  await outputs;
  clearTimeout(late);
  const { stdout, stderr } = collector.end();

  if (startedAt === null && stop.reason !== "cancelled") {
    const why = Buffer.from(stderr).toString().trim();
    throw new SandboxError(`the sandbox did not start: ${why || `exit status ${code}`}`);
  }
  return {
    exitCode: stop.reason === null ? code : null,
    stopped: stop.reason,
    outputTruncated: collector.truncated,
    stdout,
    stderr,
    wallMilliseconds: Math.round(wallMilliseconds),
  };
}

type OutputPipes = Awaited<ReturnType<typeof createOutputPipes>>;

/** The child, once it has a process; nothing stays open where it has none. */
async function start([file, ...args]: Supervision["command"], pipes: OutputPipes): Promise<ChildProcess> {
  try {
    const child = spawn(file, args, {
      cwd: "/",
      env: { PATH: SYSTEM_PATH },
      // Descriptors 3 to 9 in the order of DESCRIPTORS.
      stdio: ["ignore", pipes.stdout.writeEnd, pipes.stderr.writeEnd, ...Array(7).fill("pipe")],
    });
    if (child.pid === undefined) throw (await once(child, "error"))[0];
    return child;
  } catch (error) {
    for (const pipe of Object.values(pipes)) pipe.readable.destroy();
    throw new SandboxError(`the sandbox did not start: ${(error as Error).message}`, { cause: error });
  } finally {
    for (const pipe of Object.values(pipes)) closeSync(pipe.writeEnd);
  }
}

/** Writes the small files of the sandbox's /etc and the system call filter to whom they are for. */
function feed(child: ChildProcess, seccomp: Uint8Array | null): void {
  for (const [name, number] of Object.entries(DESCRIPTORS)) {
    // A chain that ends early closes its side: the exit status tells, not the broken pipe.
    descriptor(child, number).on("error", () => undefined);
    if (name in ETC_FILES) descriptor(child, number).end(ETC_FILES[name as keyof typeof ETC_FILES]);
  }
  descriptor(child, DESCRIPTORS.seccomp).end(seccomp ?? undefined);
}

function drained(readable: Readable, onData: (chunk: Buffer) => void): Promise<void> {
  readable.on("data", onData);
  return new Promise((resolve) => {
    readable.once("close", () => resolve());
    readable.on("error", () => readable.destroy());
  });
}
