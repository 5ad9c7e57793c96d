import { constants } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import { isPattern } from "../domain/measurement/path-pattern.ts";
import { findOutputs } from "./find-outputs.ts";
import { entryPath, openParentFolder, splitOutputPath } from "./open-without-links.ts";

export interface OutputCaps {
  /** Maximum size of one file. */
  fileBytes: number;
  /** Maximum size of all collected files together, in the order of the declared list. */
  totalBytes: number;
}

type OutputRefusal =
  | "invalid_path"
  | "symbolic_link"
  | "not_a_file"
  | "too_large"
  | "too_many_files"
  | "unreadable";

export type DeclaredOutput =
  | { path: string; state: "collected"; bytes: Uint8Array }
  | { path: string; state: "missing" }
  | { path: string; state: "refused"; reason: OutputRefusal };

/** Files that one pattern may name, and what is looked at to find them. */
const PATTERN_LIMITS = { files: 200, entries: 100_000 };

/** Files that all patterns together may name. */
const MAX_FOUND = 1000;

/**
 * Reads the declared outputs of a finished run, in the order of the list, each once; of a pattern each file that it
 * names, and there must be one. Reads only regular files whose path has no symbolic link; a FIFO or a device is opened
 * non-blocking and not read. Never throws.
 */
export async function collectOutputs(
  workFolder: string,
  declared: string[],
  caps: OutputCaps,
): Promise<DeclaredOutput[]> {
  const outputs: DeclaredOutput[] = [];
  let remainingBytes = caps.totalBytes;
  const seen = new Set<string>();
  let found = 0;
  for (const declaration of new Set(declared)) {
    const paths = await namedBy(workFolder, declaration, MAX_FOUND - found);
    if (!Array.isArray(paths)) outputs.push(paths);
    else {
      if (isPattern(declaration)) found += paths.length;
      for (const path of paths) {
        if (seen.has(path)) continue;
        seen.add(path);
        const output = await collectOutput(workFolder, path, Math.min(caps.fileBytes, remainingBytes));
        if (output.state === "collected") remainingBytes -= output.bytes.length;
        outputs.push(output);
      }
    }
  }
  return outputs;
}

/** Returns the paths of a declared output, or what is to be said of a pattern that names none or too many. */
async function namedBy(
  workFolder: string,
  declared: string,
  remaining: number,
): Promise<string[] | DeclaredOutput> {
  if (!isPattern(declared)) return [declared];
  const found = await findOutputs(workFolder, declared, {
    ...PATTERN_LIMITS,
    files: Math.min(PATTERN_LIMITS.files, remaining),
  });
  if (found === null) return { path: declared, state: "refused", reason: "too_many_files" };
  return found.length === 0 ? { path: declared, state: "missing" } : found;
}

/**
 * Removes the declared outputs before a run starts: a committed file must never count as an observation. Of a pattern it
 * removes every file that it names, however many there are. Follows no symbolic link; a declared file behind one is
 * left, and refused when outputs are collected.
 */
export async function removeOutputs(workFolder: string, declared: string[]): Promise<void> {
  for (const declaration of new Set(declared)) {
    const all = { files: Number.POSITIVE_INFINITY, entries: Number.POSITIVE_INFINITY };
    const named = isPattern(declaration) ? await findOutputs(workFolder, declaration, all) : [declaration];
    await removePaths(workFolder, named ?? []);
  }
}

async function removePaths(workFolder: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    const parts = splitOutputPath(path);
    if (!parts) continue;
    const folder = await openParentFolder(workFolder, parts).catch((error: NodeJS.ErrnoException) => {
      if (UNREACHABLE.has(error.code!)) return null;
      throw error;
    });
    if (!folder) continue;
    try {
      await rm(entryPath(folder, parts.at(-1)!), { recursive: true, force: true });
    } finally {
      await folder.close();
    }
  }
}

/** The parent is missing, a symbolic link or a file: collectOutputs reads nothing there either. */
const UNREACHABLE = new Set(["ENOENT", "ELOOP", "ENOTDIR"]);

async function collectOutput(workFolder: string, path: string, maxBytes: number): Promise<DeclaredOutput> {
  const parts = splitOutputPath(path);
  if (!parts) return { path, state: "refused", reason: "invalid_path" };
  let folder: FileHandle | undefined;
  let file: FileHandle | undefined;
  try {
    folder = await openParentFolder(workFolder, parts);
    file = await open(entryPath(folder, parts.at(-1)!), FILE_FLAGS);
    const entry = await file.stat();
    if (!entry.isFile()) return { path, state: "refused", reason: "not_a_file" };
    if (entry.size > maxBytes) return { path, state: "refused", reason: "too_large" };
    return { path, state: "collected", bytes: await readExactly(file, entry.size) };
  } catch (error) {
    return refusalFor(path, (error as NodeJS.ErrnoException).code);
  } finally {
    await file?.close();
    await folder?.close();
  }
}

const FILE_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK | constants.O_NOCTTY;

function refusalFor(path: string, code: string | undefined): DeclaredOutput {
  if (code === "ENOENT") return { path, state: "missing" };
  if (code === "ELOOP") return { path, state: "refused", reason: "symbolic_link" };
  // ENOTDIR: a parent is a symbolic link or a file. ENXIO: a socket, or a device without a driver.
  if (code === "ENOTDIR") return { path, state: "refused", reason: "symbolic_link" };
  if (code === "ENXIO") return { path, state: "refused", reason: "not_a_file" };
  return { path, state: "refused", reason: "unreadable" };
}

/** Reads at most `size` bytes, even if the file has grown since it was measured. */
async function readExactly(file: FileHandle, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let filled = 0;
  while (filled < size) {
    const { bytesRead } = await file.read(bytes, filled, size - filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}
