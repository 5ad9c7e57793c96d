import { createHash, randomUUID } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The program of the process that reads a PDF, and what V8 made of it when it ran before. */
export interface ExtractProgram {
  /** Descriptor of a file that nobody changes, opened for reading: the source, then the code cache. */
  file: number;
  sourceBytes: number;
  cacheBytes: number;
}

/** The source's length in decimal digits, after source and code cache. */
const LENGTH_DIGITS = 12;

/** Opens the program that an earlier process of this service made of the same files; null where there is none. */
export async function openKeptProgram(pdfjs: readonly string[]): Promise<ExtractProgram | null> {
  const path = await keptPath(pdfjs);
  let file: number | undefined;
  try {
    if (path === null) return null;
    file = openSync(path, "r");
    const contentBytes = fstatSync(file).size - LENGTH_DIGITS;
    const digits = Buffer.alloc(LENGTH_DIGITS);
    readSync(file, digits, 0, LENGTH_DIGITS, contentBytes);
    const sourceBytes = Number(digits.toString());
    if (sourceBytes > 0 && sourceBytes <= contentBytes)
      return { file, sourceBytes, cacheBytes: contentBytes - sourceBytes };
  } catch {
    // It is made anew.
  }
  if (file !== undefined) closeSync(file);
  return null;
}

/** Keeps a program for later processes where that is possible. Returns it. */
export async function keepProgram(
  pdfjs: readonly string[],
  program: ExtractProgram,
): Promise<ExtractProgram> {
  const path = await keptPath(pdfjs);
  if (path === null) return program;
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const bytes = Buffer.alloc(program.sourceBytes + program.cacheBytes);
    readSync(program.file, bytes, 0, bytes.length, 0);
    const digits = String(program.sourceBytes).padStart(LENGTH_DIGITS, "0");
    await mkdir(join(path, ".."), { recursive: true });
    await writeFile(unfinished, Buffer.concat([bytes, Buffer.from(digits)]), { flag: "wx", mode: 0o600 });
    // Renamed into place: another process may keep or open the same at the same time.
    await rename(unfinished, path);
  } catch {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
  return program;
}

/**
 * Where Node.js keeps what it compiled, which whoever may write there can have the service run as well; null where it
 * keeps nothing. Named after everything that decides what the program is.
 */
async function keptPath(pdfjs: readonly string[]): Promise<string | null> {
  const { NODE_COMPILE_CACHE } = process.env;
  if (!NODE_COMPILE_CACHE) return null;
  const hash = createHash("sha256").update(`${process.version} ${process.arch} ${process.execPath}`);
  const own = (await Array.fromAsync(glob("**/*.ts", { cwd: import.meta.dirname }))).sort();
  for (const path of [...own.map((name) => join(import.meta.dirname, name)), ...pdfjs])
    hash.update(`\0${path}\0`).update(await readFile(path));
  return join(NODE_COMPILE_CACHE, "pdf-reader", hash.digest("hex"));
}
