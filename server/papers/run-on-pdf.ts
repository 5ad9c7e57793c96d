import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import type { RunCommand } from "../commands/run-command.ts";

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
  run: RunCommand;
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
  command: [string, ...string[]],
  pdf: PdfSource,
  { limits, maxOutputBytes, file, run, signal }: Bounds,
): Promise<ProcessResult> {
  if (signal?.aborted) {
    await closePdf(pdf);
    throw signal.reason;
  }
  const ended = new AbortController();
  const kill = (reason: Ending) => ended.abort(reason);
  const timer = setTimeout(() => kill("starved"), limits.timeoutSeconds * 1000 * patience);
  const onAbort = () => kill("aborted");
  signal?.addEventListener("abort", onAbort);
  let failure: Error | undefined;
  if (pdf instanceof Readable)
    pdf.on("error", (error) => {
      failure ??= error;
      kill("failed");
    });
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const code = await run(command, {
      ...{ cwd: "/", env: {}, file, signal: ended.signal },
      stdin: pdf instanceof Readable ? pdf : pdf.fd,
      onStdout(chunk) {
        size += chunk.byteLength;
        if (size <= maxOutputBytes) chunks.push(chunk);
        else kill("over");
      },
    });
    signal?.throwIfAborted();
    if (failure) throw failure;
    const output = size > maxOutputBytes ? null : Buffer.concat(chunks);
    return { output, code, isStarved: ended.signal.reason === "starved" };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
    await closePdf(pdf);
  }
}

/** Why it was killed. */
type Ending = "starved" | "aborted" | "failed" | "over";

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
