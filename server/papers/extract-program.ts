import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ExtractProgram, keepProgram, openKeptProgram } from "./kept-program.ts";
import { programSource } from "./program-source.ts";

const pdfjsFile = fileURLToPath(import.meta.resolve("pdfjs-dist/build/pdf.min.mjs"));
const workerFile = pdfjsFile.replace(/pdf\.min\.mjs$/, "pdf.worker.min.mjs");

let program: Promise<ExtractProgram> | undefined;

/**
 * Returns the program; made once, and kept beside what Node.js keeps of compiled modules. A process that resolves modules and compiles pdf.js for itself takes more than twice
 * the processor time for a small PDF: docs/reliability.md#what-reading-a-pdf-costs.
 */
export function extractProgram(): Promise<ExtractProgram> {
  program ??= keptProgram([workerFile, pdfjsFile]).catch((error: unknown) => {
    program = undefined;
    throw error;
  });
  return program;
}

async function keptProgram(pdfjs: readonly string[]): Promise<ExtractProgram> {
  return (await openKeptProgram(pdfjs)) ?? keepProgram(pdfjs, await makeProgram(pdfjs));
}

/** `pdfjs` is a parameter for the test of the process's permissions. */
export async function makeProgram(pdfjs: readonly string[]): Promise<ExtractProgram> {
  const folder = await mkdtemp(join(tmpdir(), "pdf-reader-"));
  try {
    const path = join(folder, "program");
    const source = await programSource(pdfjs);
    await writeFile(path, source, { flag: "wx", mode: 0o600 });
    const cache = await codeCache(path, source.byteLength);
    await writeFile(path, cache, { flag: "a" });
    return { file: openSync(path, "r"), sourceBytes: source.byteLength, cacheBytes: cache.byteLength };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The process ends before what V8's further threads cost is earned back. Most other flags would have Node.js compile its
 * own modules anew, since their code cache is for its own flags alone: 15 ms of the 150 that a small PDF takes.
 */
const v8Flags = ["--single-threaded-gc"];

/** What `node` runs, with the program's file as descriptor 3. V8 compiles where the cache is not for it. */
export function programArguments({ sourceBytes, cacheBytes }: Omit<ExtractProgram, "file">): string[] {
  const sizes = [String(sourceBytes), String(cacheBytes)];
  return [...v8Flags, "--eval", `${load}.then(() => ${killItself});`, "--", ...sizes];
}

/**
 * In place of an exit, for which Node.js waits for V8's threads: one that compiles and waits for the main thread to collect
 * garbage waits forever. Of a hundred readings of a paper of nine pages one hung, until it was killed by the clock.
 */
const killItself = `process.kill(process.pid, "SIGKILL")`;

/**
 * What V8's last optimization costs is not earned back either: without it two real papers took 0.83 and 0.87 of the
 * processor time, one of 200 pages 0.91. Marking in steps, which keeps pauses short, makes each write slower meanwhile, and
 * nobody waits for a pause: without it two real papers took 0.87 and 0.89. These flags come after the modules of Node.js
 * that pdf.js asks for have been loaded with their code cache, and before the program, whose cache is made with them.
 */
const flagsOfProgram = `
  AbortController; MessageChannel; ReadableStream; TextDecoder; URL; structuredClone;
  process.getBuiltinModule("node:fs/promises");
  for (const flag of ["--no-opt", "--no-incremental-marking"])
    process.getBuiltinModule("node:v8").setFlagsFromString(flag);`;

const load = `
  const { readSync, writeFileSync } = process.getBuiltinModule("node:fs");
  const [sourceBytes, cacheBytes] = process.argv.slice(1, 3).map(Number);
  const bytes = Buffer.allocUnsafeSlow(sourceBytes + cacheBytes);
  for (let at = 0; at < bytes.length; ) at += readSync(3, bytes, at, bytes.length - at, at);
  const cachedData = cacheBytes === 0 ? undefined : bytes.subarray(sourceBytes);
  const { Script } = process.getBuiltinModule("node:vm");
  ${flagsOfProgram}
  const script = new Script(bytes.toString("latin1", 0, sourceBytes), { filename: "extract", cachedData });
  script.runInThisContext()(...process.argv.slice(3))`;

/**
 * Runs the program with a small PDF, so that the functions that every PDF needs are compiled. Without its cache all
 * works, only slower.
 */
async function codeCache(path: string, sourceBytes: number): Promise<Buffer> {
  const target = `${path}.cache`;
  const save = `${load}.then(() => { writeFileSync(${JSON.stringify(target)}, script.createCachedData()); ${killItself}; });`;
  const file = openSync(path, "r");
  const options = [...v8Flags, "--eval", save, "--", String(sourceBytes), "0", "", "1", "65536"];
  const child = spawn(process.execPath, options, { env: {}, stdio: ["pipe", "ignore", "ignore", file] });
  closeSync(file);
  child.stdin?.on("error", () => {});
  child.stdin?.end(samplePdf);
  await once(child, "close");
  return readFile(target).catch(() => Buffer.alloc(0));
}

/** One page with text and a link; pdf.js finds its objects without a table of them. */
const samplePdf = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Annots [6 0 R]
  /Resources << /Font << /F1 4 0 R >> >> >> endobj
4 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
5 0 obj << /Length 41 >> stream
BT /F1 12 Tf 72 700 Td (1. Words 1.5) Tj ET
endstream endobj
6 0 obj << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org/) >> >> endobj
trailer << /Size 7 /Root 1 0 R >>
`;
