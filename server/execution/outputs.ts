import { constants } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import { inFolder, openParent, splitDeclared } from "./safe-path.ts";

export interface OutputCaps {
  /** Of one file. */
  fileBytes: number;
  /** Of all collected files together; what comes first in the declared list is taken first. */
  totalBytes: number;
}

export type OutputRefusal = "invalid_path" | "symbolic_link" | "not_a_file" | "too_large" | "unreadable";

export type DeclaredOutput =
  | { path: string; state: "collected"; bytes: Uint8Array }
  | { path: string; state: "missing" }
  | { path: string; state: "refused"; reason: OutputRefusal };

/**
 * Reads the declared outputs of a run that has ended, in the order of the list, each once. Only regular files that are
 * reached without a symbolic link are read; a FIFO or a device is opened without waiting and left. Never throws.
 */
export async function collectOutputs(
  workFolder: string,
  declared: string[],
  caps: OutputCaps,
): Promise<DeclaredOutput[]> {
  const outputs: DeclaredOutput[] = [];
  let left = caps.totalBytes;
  for (const path of new Set(declared)) {
    const output = await collect(workFolder, path, Math.min(caps.fileBytes, left));
    if (output.state === "collected") left -= output.bytes.length;
    outputs.push(output);
  }
  return outputs;
}

/**
 * Removes what a run must leave, before it starts: what the authors committed never counts as observed. Neither
 * follows symbolic links; a declared file below one stays, and is refused when outputs are collected.
 */
export async function removeOutputs(workFolder: string, declared: string[]): Promise<void> {
  for (const path of new Set(declared)) {
    const parts = splitDeclared(path);
    if (!parts) continue;
    const folder = await openParent(workFolder, parts).catch((error: NodeJS.ErrnoException) => {
      if (UNREACHABLE.has(error.code!)) return null;
      throw error;
    });
    if (!folder) continue;
    try {
      await rm(inFolder(folder, parts.at(-1)!), { recursive: true, force: true });
    } finally {
      await folder.close();
    }
  }
}

/** Nothing there, or behind a symbolic link or a file, where nothing is collected either. */
const UNREACHABLE = new Set(["ENOENT", "ELOOP", "ENOTDIR"]);

async function collect(workFolder: string, path: string, capBytes: number): Promise<DeclaredOutput> {
  const parts = splitDeclared(path);
  if (!parts) return { path, state: "refused", reason: "invalid_path" };
  let folder: FileHandle | undefined;
  let file: FileHandle | undefined;
  try {
    folder = await openParent(workFolder, parts);
    file = await open(inFolder(folder, parts.at(-1)!), FILE_FLAGS);
    const entry = await file.stat();
    if (!entry.isFile()) return { path, state: "refused", reason: "not_a_file" };
    if (entry.size > capBytes) return { path, state: "refused", reason: "too_large" };
    return { path, state: "collected", bytes: await readExactly(file, entry.size) };
  } catch (error) {
    return explain(path, (error as NodeJS.ErrnoException).code);
  } finally {
    await file?.close();
    await folder?.close();
  }
}

const FILE_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK | constants.O_NOCTTY;

function explain(path: string, code: string | undefined): DeclaredOutput {
  if (code === "ENOENT") return { path, state: "missing" };
  if (code === "ELOOP") return { path, state: "refused", reason: "symbolic_link" };
  // A parent that is a symbolic link or a file; a socket, or a device without a driver.
  if (code === "ENOTDIR") return { path, state: "refused", reason: "symbolic_link" };
  if (code === "ENXIO") return { path, state: "refused", reason: "not_a_file" };
  return { path, state: "refused", reason: "unreadable" };
}

/** No more than was measured, whatever the file has become. */
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
