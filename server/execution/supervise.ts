import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { DESCRIPTORS, ETC_FILES } from "./bubblewrap-arguments.ts";
import { drain } from "./drain.ts";
import type { KeptOutput } from "./head-and-tail.ts";
import { OutputCollector } from "./output-collector.ts";
import type { OutputPipes } from "./output-pipes.ts";
import { type LogChunk, SandboxError } from "./port.ts";
import { SYSTEM_PATH } from "./sandbox-paths.ts";
import { descriptor, KILL_TIMEOUT_MILLISECONDS, type KillReason, TreeKiller } from "./tree-killer.ts";

export interface SuperviseOptions {
  command: [file: string, ...args: string[]];
  seccomp: Uint8Array | null;
  /** Are closed when it ends. */
  pipes: OutputPipes;
  timeoutMilliseconds: number;
  outputBytes: number;
  signal: AbortSignal;
  onLog(item: LogChunk): void;
  /** Called five times a second while the experiment runs; a reason kills it. */
  inspect(pid: number): Promise<KillReason | null>;
}

export interface SupervisedResult {
  /** Null if the process tree was killed, by the server or by the kernel. */
  exitCode: number | null;
  killReason: KillReason | null;
  stdout: KeptOutput;
  stderr: KeptOutput;
  wallMilliseconds: number;
}

const INSPECT_MILLISECONDS = 200;
const SETUP_MILLISECONDS = 30_000;

/**
 * Starts the launch chain, collects its output and enforces the time limit until it exits. When it resolves, no process
 * of the sandbox is left: the kernel kills a pid namespace before it reports the exit of its process 1.
 *
 * @throws SandboxError if the sandbox does not start.
 */
export async function supervise(options: SuperviseOptions): Promise<SupervisedResult> {
  const { pipes } = options;
  const collector = new OutputCollector(options.outputBytes, options.onLog);
  const child = await start(options.command, pipes);

  const killer = new TreeKiller(child);
  const read = (stream: "stdout" | "stderr") =>
    drain(pipes[stream].readable, (chunk) => collector.add(stream, chunk));
  const outputs = Promise.all([read("stdout"), read("stderr")]);
  writeDescriptors(child, options.seccomp);
  const onAbort = () => killer.kill("cancelled");
  options.signal.addEventListener("abort", onAbort);
  if (options.signal.aborted) onAbort();

  const setupTimeout = setTimeout(() => killer.kill("time"), SETUP_MILLISECONDS);
  let startedAt: number | null = null;
  let runTimeout: NodeJS.Timeout | undefined;
  let inspectInterval: NodeJS.Timeout | undefined;
  descriptor(child, DESCRIPTORS.control).once("data", () => {
    clearTimeout(setupTimeout);
    startedAt = performance.now();
    runTimeout = setTimeout(() => killer.kill("time"), options.timeoutMilliseconds);
    inspectInterval = setInterval(
      () => killer.killIf(() => options.inspect(child.pid!)),
      INSPECT_MILLISECONDS,
    );
    descriptor(child, DESCRIPTORS.control).write("go\n");
  });

  const [code] = (await once(child, "exit")) as [number | null];
  const wallMilliseconds = startedAt === null ? 0 : performance.now() - startedAt;
  for (const timer of [setupTimeout, runTimeout]) clearTimeout(timer);
  clearInterval(inspectInterval);
  options.signal.removeEventListener("abort", onAbort);
  // If the chain died before `go` was sent, a process 1 that waits for it exits now.
  for (const number of Object.values(DESCRIPTORS)) descriptor(child, number).destroy();
  const drainTimeout = setTimeout(() => {
    for (const pipe of Object.values(pipes)) pipe.readable.destroy();
  }, KILL_TIMEOUT_MILLISECONDS);
  await outputs;
  clearTimeout(drainTimeout);
  const { stdout, stderr } = collector.end();

  if (startedAt === null && killer.reason !== "cancelled") {
    const message = Buffer.from(stderr.bytes).toString().trim();
    throw new SandboxError(`the sandbox did not start: ${message || `exit status ${code}`}`);
  }
  return {
    exitCode: killer.reason === null ? code : null,
    killReason: killer.reason,
    stdout,
    stderr,
    wallMilliseconds: Math.round(wallMilliseconds),
  };
}

/** Spawns the launch chain. Closes the pipes and throws SandboxError if there is no process. */
async function start(
  [file, ...args]: SuperviseOptions["command"],
  pipes: OutputPipes,
): Promise<ChildProcess> {
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
    for (const pipe of Object.values(pipes)) pipe.close();
    throw new SandboxError(`the sandbox did not start: ${(error as Error).message}`, { cause: error });
  } finally {
    for (const pipe of Object.values(pipes)) pipe.closeWriteEnd();
  }
}

/** Writes the files of the sandbox's /etc and the system call filter to their descriptors. */
function writeDescriptors(child: ChildProcess, seccomp: Uint8Array | null): void {
  for (const [name, number] of Object.entries(DESCRIPTORS)) {
    // A chain that exits early closes its end: its exit status is reported, not the broken pipe.
    descriptor(child, number).on("error", () => undefined);
    if (name in ETC_FILES) descriptor(child, number).end(ETC_FILES[name as keyof typeof ETC_FILES]);
  }
  descriptor(child, DESCRIPTORS.seccomp).end(seccomp ?? undefined);
}
