import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { FileHandle } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";

/** A file, opened for reading, is handed to the process as it is: to pass 25 MiB on takes longer than to read them. */
export type PdfSource = Readable | FileHandle;

export interface ProcessLimits {
  /** Processor time after which the process is killed; of the clock it has `patience` times as much. */
  timeoutSeconds: number;
  /** Memory for the document in MiB, in addition to what Node.js itself needs. */
  memoryMiB: number;
  /**
   * False for papers of whoever started this process, on machines that may not have prlimit(1): then the clock and the
   * heap's limit are what bounds the process.
   */
  isBounded?: boolean;
}

export interface ProcessResult {
  /** What it wrote to stdout; null if that was too much, and it was killed. */
  output: Buffer | null;
  /** Null if a signal ended it. */
  code: number | null;
  /** Whether it was killed by the clock, before it had the processor time: the machine is busy, the PDF not to blame. */
  isStarved: boolean;
}

interface Bounds {
  limits: ProcessLimits;
  maxOutputBytes: number;
  /** Becomes descriptor 3 of the process. */
  file?: number;
  signal?: AbortSignal | undefined;
}

/** A machine that does much else gives a process a quarter of a processor, and no less for long. */
const patience = 4;

/**
 * V8 reserves 512 MiB of address space for code, which RLIMIT_DATA counts although it is never touched, and
 * starts with about 100 MiB more. Measured with Node.js 24 on x64: it starts with 700 MiB or more.
 */
const RUNTIME_RESERVE_MIB = 768;
const MIB = 1024 * 1024;

/**
 * Gives a PDF to a process without an environment, and closes it. Killed if it exceeds its time, memory or output limit,
 * or where `signal` aborts.
 *
 * @throws Error if that process does not start, which is a defect of the installation; what `pdf` fails with; the
 *   signal's reason.
 */
export async function runOnPdf(
  [command, ...given]: [string, ...string[]],
  pdf: PdfSource,
  { limits, maxOutputBytes, file, signal }: Bounds,
): Promise<ProcessResult> {
  if (signal?.aborted) {
    await closePdf(pdf);
    throw signal.reason;
  }
  const child = spawn(command, given, {
    env: {},
    cwd: "/",
    stdio: [
      pdf instanceof Readable ? "pipe" : pdf.fd,
      "pipe",
      "ignore",
      ...(file === undefined ? [] : [file]),
    ],
  }) as ChildProcessByStdio<Writable | null, Readable, null>;
  // Without a descriptor to spare there is no process and no stream of it, only the event.
  if (child.pid === undefined) {
    const failed = once(child, "error");
    await closePdf(pdf);
    throw new Error(`${command === "prlimit" ? "prlimit (util-linux)" : command} could not be started`, {
      cause: (await failed)[0],
    });
  }
  const kill = () => child.kill("SIGKILL");
  let isStarved = false;
  const giveUp = () => {
    isStarved = true;
    kill();
  };
  const timer = setTimeout(giveUp, limits.timeoutSeconds * 1000 * patience);
  signal?.addEventListener("abort", kill);
  const failures: Error[] = [];
  if (pdf instanceof Readable) {
    // A process that exits before it has read everything closes the pipe: its exit is reported, not EPIPE.
    child.stdin!.on("error", () => {});
    pdf.on("error", (error) => {
      failures.push(error);
      kill();
    });
    pdf.pipe(child.stdin!);
  }
  try {
    const exited = once(child, "close") as Promise<[code: number | null]>;
    const [output, [code]] = await Promise.all([collect(child.stdout, maxOutputBytes, kill), exited]);
    signal?.throwIfAborted();
    if (failures[0]) throw failures[0];
    return { output, code, isStarved };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
    kill();
    await closePdf(pdf);
  }
}

/** Closes what was not read to its end, or not at all. */
export async function closePdf(pdf: PdfSource): Promise<void> {
  if (pdf instanceof Readable) pdf.destroy();
  else await pdf.close();
}

/** The same command within limits of the process, by prlimit(1). */
export function bounded(limits: ProcessLimits, command: [string, ...string[]]): [string, ...string[]] {
  const data = (limits.memoryMiB + RUNTIME_RESERVE_MIB) * MIB;
  return [
    "prlimit",
    `--data=${data}`,
    `--cpu=${Math.ceil(limits.timeoutSeconds)}`,
    "--fsize=0",
    "--nofile=64",
    "--core=0",
    "--",
    ...command,
  ];
}

/** Returns the output, or null and kills the process if it exceeds `cap`. */
async function collect(output: AsyncIterable<Buffer>, cap: number, kill: () => void): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of output) {
    size += chunk.byteLength;
    if (size > cap) {
      kill();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
