import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { extractProgram, programArguments } from "./extract-program.ts";
import { type ExtractLine, linkLimits, parseLine } from "./extract-protocol.ts";
import type { ExtractProgram } from "./kept-program.ts";
import { layoutLimits } from "./layout-protocol.ts";

export interface ExtractLimits {
  /** Processor time after which the process is killed; of the clock it has `patience` times as much. */
  timeoutSeconds: number;
  /** Memory for the document in MiB, in addition to what Node.js itself needs. */
  memoryMiB: number;
  maxPages: number;
  maxTextBytes: number;
  /**
   * False for papers of whoever started this process, on machines that may not have prlimit(1): then the clock and the
   * heap's limit are what bounds the process.
   */
  isBounded?: boolean;
}

/** `complete` is false if the process was killed by a limit, failed, or wrote a line that is not of the protocol. */
export interface Extraction {
  lines: ExtractLine[];
  complete: boolean;
  /** Whether it was killed by the clock, before it had the processor time: the machine is busy, the PDF not to blame. */
  isStarved: boolean;
}

/** A machine that does much else gives a process a quarter of a processor, and no less for long. */
const patience = 4;

/**
 * V8 reserves 512 MiB of address space for code, which RLIMIT_DATA counts although it is never touched, and
 * starts with about 100 MiB more. Measured with Node.js 24 on x64: it starts with 700 MiB or more.
 */
const RUNTIME_RESERVE_MIB = 768;
const MIB = 1024 * 1024;

const pdfjsFolder = fileURLToPath(import.meta.resolve("pdfjs-dist/package.json")).replace(
  /package\.json$/,
  "",
);

/**
 * Streams a PDF to a separate process without access to secrets: no environment, no files but the fonts and encodings of pdf.js,
 * no writing, no child processes, no native code. Killed if it exceeds its time, memory or output limit.
 *
 * @throws Error if that process does not start, which is a defect of the installation; what `pdf` fails with.
 */
export async function runExtract(
  pdf: Readable,
  limits: ExtractLimits,
  signal?: AbortSignal,
): Promise<Extraction> {
  if (signal?.aborted) {
    pdf.destroy();
    throw signal.reason;
  }
  const program = await programFor(pdf);
  const [command, ...given] =
    limits.isBounded === false ? readerOf(limits, program) : boundedReader(limits, program);
  const child = spawn(command, given, {
    env: {},
    cwd: "/",
    stdio: ["pipe", "pipe", "ignore", program.file],
  }) as ChildProcessByStdio<Writable, Readable, null>;
  // Without a descriptor to spare there is no process and no stream of it, only the event.
  if (child.pid === undefined) {
    pdf.destroy();
    throw new Error(`${command === "prlimit" ? "prlimit (util-linux)" : command} could not be started`, {
      cause: (await once(child, "error"))[0],
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
  // A process that exits before it has read everything closes the pipe: its exit is reported, not EPIPE.
  child.stdin.on("error", () => {});
  const failures: Error[] = [];
  pdf.on("error", (error) => {
    failures.push(error);
    kill();
  });
  pdf.pipe(child.stdin);
  try {
    const exited = once(child, "close") as Promise<[code: number | null]>;
    const [output, [code]] = await Promise.all([collect(child.stdout, maxOutputBytes(limits), kill), exited]);
    signal?.throwIfAborted();
    if (failures[0]) throw failures[0];
    return isStarved ? { lines: [], complete: false, isStarved } : parseExtraction(output, code);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
    kill();
    pdf.destroy();
  }
}

async function programFor(pdf: Readable): Promise<ExtractProgram> {
  try {
    return await extractProgram();
  } catch (error) {
    pdf.destroy();
    throw error;
  }
}

/** The command that reads within limits of the process, by prlimit(1). */
export function boundedReader(limits: ExtractLimits, program: ExtractProgram): [string, ...string[]] {
  const data = (limits.memoryMiB + RUNTIME_RESERVE_MIB) * MIB;
  return [
    "prlimit",
    `--data=${data}`,
    `--cpu=${Math.ceil(limits.timeoutSeconds)}`,
    "--fsize=0",
    "--nofile=64",
    "--core=0",
    "--",
    ...readerOf(limits, program),
  ];
}

function readerOf(limits: ExtractLimits, program: ExtractProgram): [string, ...string[]] {
  return [
    process.execPath,
    "--permission",
    `--allow-fs-read=${pdfjsFolder}cmaps/`,
    `--allow-fs-read=${pdfjsFolder}standard_fonts/`,
    `--max-old-space-size=${limits.memoryMiB}`,
    ...programArguments(program),
    pdfjsFolder,
    String(limits.maxPages),
    String(limits.maxTextBytes),
  ];
}

/**
 * JSON escaping at most doubles the text, which has no control characters, and the links; 120 bytes per page for the JSON
 * around them. The links of the page that exceeds the limit of a document are emitted whole.
 */
function maxOutputBytes(limits: ExtractLimits): number {
  const links = (linkLimits.perDocument + linkLimits.perPage) * (2 * linkLimits.characters + 3);
  return 2 * limits.maxTextBytes + layoutLimits.bytesPerDocument + links + 120 * limits.maxPages + 256 * 1024;
}

/** Returns the output, or null and kills the process if it exceeds `cap`. */
async function collect(output: AsyncIterable<Buffer>, cap: number, kill: () => void): Promise<string | null> {
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
  return Buffer.concat(chunks).toString("utf8");
}

function parseExtraction(output: string | null, code: number | null): Extraction {
  const lines = (output ?? "").split("\n").filter((line) => line !== "");
  const parsed = lines.map(parseLine);
  const [first, ...rest] = parsed;
  if (output !== null && first?.type !== "ready")
    throw new Error(`the PDF reader could not start (exit ${code})`);
  const complete = output !== null && code === 0 && !parsed.includes(null);
  return { lines: rest.filter((line) => line !== null), complete, isStarved: false };
}
