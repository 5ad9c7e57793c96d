import { fileURLToPath } from "node:url";
import type { RunCommand } from "../commands/run-command.ts";
import { extractProgram, programArguments } from "./extract-program.ts";
import { type ExtractLine, linkLimits, parseLine } from "./extract-protocol.ts";
import type { ExtractProgram } from "./kept-program.ts";
import { layoutLimits } from "./layout-protocol.ts";
import { bounded, closePdf, type PdfSource, type ProcessLimits, runOnPdf } from "./run-on-pdf.ts";

export interface ExtractLimits extends ProcessLimits {
  maxPages: number;
  maxTextBytes: number;
}

/** `complete` is false if the process did not come to its last line, or wrote one that is not of the protocol. */
export interface Extraction {
  lines: ExtractLine[];
  complete: boolean;
  /** Whether it was killed by the clock, before it had the processor time: the machine is busy, the PDF not to blame. */
  isStarved: boolean;
}

const pdfjsFolder = fileURLToPath(import.meta.resolve("pdfjs-dist/package.json")).replace(
  /package\.json$/,
  "",
);

/**
 * Gives a PDF to a separate process without access to secrets: no environment, no files but the encodings of pdf.js,
 * no writing, no child processes, no native code. Killed if it exceeds its time, memory or output limit.
 *
 * @throws Error if that process does not start, which is a defect of the installation; what `pdf` fails with.
 */
export async function runExtract(
  pdf: PdfSource,
  limits: ExtractLimits,
  run: RunCommand,
  signal?: AbortSignal,
): Promise<Extraction> {
  if (signal?.aborted) {
    await closePdf(pdf);
    throw signal.reason;
  }
  const program = await programFor(pdf);
  const command = limits.isBounded === false ? readerOf(limits, program) : boundedReader(limits, program);
  const { output, code, isStarved } = await runOnPdf(command, pdf, {
    limits,
    maxOutputBytes: maxOutputBytes(limits),
    file: program.file,
    run,
    signal,
  });
  if (isStarved) return { lines: [], complete: false, isStarved };
  return parseExtraction(output?.toString("utf8") ?? null, code);
}

async function programFor(pdf: PdfSource): Promise<ExtractProgram> {
  try {
    return await extractProgram();
  } catch (error) {
    await closePdf(pdf);
    throw error;
  }
}

/** The command that reads within limits of the process. */
export function boundedReader(limits: ExtractLimits, program: ExtractProgram): [string, ...string[]] {
  return bounded(limits, readerOf(limits, program));
}

function readerOf(limits: ExtractLimits, program: ExtractProgram): [string, ...string[]] {
  return [
    process.execPath,
    "--permission",
    `--allow-fs-read=${pdfjsFolder}cmaps/`,
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

function parseExtraction(output: string | null, code: number | null): Extraction {
  const lines = (output ?? "").split("\n").filter((line) => line !== "");
  const parsed = lines.map(parseLine);
  const [first, ...rest] = parsed;
  if (output !== null && first?.type !== "ready")
    throw new Error(`the PDF reader could not start (exit ${code})`);
  // Once it has written that, it kills itself.
  const hasEnded = /^(?:end|refused)$/.test(rest.at(-1)?.type ?? "");
  const complete = output !== null && hasEnded && !parsed.includes(null);
  return { lines: rest.filter((line) => line !== null), complete, isStarved: false };
}
