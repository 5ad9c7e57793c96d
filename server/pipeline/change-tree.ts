import { createHash } from "node:crypto";
import {
  appendFileSync,
  closeSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { type ChangedLiteral, changeLiterals } from "../domain/findings/change-literals.ts";
import {
  type CommittedCopy,
  isCopyCandidate,
  type MeasuredOutput,
} from "../domain/findings/committed-outputs.ts";
import { listTree } from "./list-tree.ts";

export interface ChangeRequest {
  command: string;
  /** Variables that the authors declare, by name. */
  env?: Record<string, string>;
  /** The observed numbers that are looked for. */
  observed: number[];
  outputs: MeasuredOutput[];
}

/** What was changed in the folder, in the command and in its variables. */
export interface ChangedTree {
  command: string;
  env: Record<string, string>;
  changes: ChangedLiteral[];
  copies: CommittedCopy[];
}

const maxFileBytes = 1024 * 1024;
const maxTotalBytes = 20 * maxFileBytes;

/** Texts about the code, which say the paper's numbers. What reads one copies; what stops without it may be honest. */
const documents =
  /\.(?:md|markdown|rst|tex|bib|adoc|html?)$|(?:^|\/)(?:LICEN[CS]E|COPYING|README|CITATION)[^/]*$/i;

/**
 * Changes the numbers of the command, of its variables and of the committed text files that observed ones may be copies
 * of, and adds a byte to each file with the bytes of an output. Small files first, so that a large one does not hide them,
 * and documents last. All files get the times that they had, changed or not: the kernel's own time of the last change of
 * each is then of this moment, and none tells the code which files were changed.
 */
export async function changeTree(
  folder: string,
  { command, env = {}, observed, outputs }: ChangeRequest,
): Promise<ChangedTree> {
  const files = await listFiles(folder);
  // Before anything is changed.
  const equal = files.filter(({ size }) => isCopyCandidate(size, outputs)).flatMap(copiesOf(folder, outputs));
  const inCommand = changeLiterals(command, null, observed);
  const changes = new Map<string, ChangedLiteral>();
  addDistinct(changes, inCommand.changes);
  const changedEnv: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    const changed = changeLiterals(value, null, observed, changes.size);
    changedEnv[name] = changed.text;
    addDistinct(changes, changed.changes);
  }
  const isDocument = ({ path }: { path: string }) => documents.test(path);
  // A total for each: data that fill it would hide the document that is read.
  for (const some of [files.filter((file) => !isDocument(file)), files.filter(isDocument)]) {
    let total = 0;
    for (const file of observed.length === 0 ? [] : some) {
      if (file.size > maxFileBytes) break;
      total += file.size;
      if (total > maxTotalBytes) break;
      const changed = changeFile(folder, file.path, observed, changes.size);
      addDistinct(changes, isDocument(file) ? changed.map((each) => ({ ...each, harmless: true })) : changed);
    }
  }
  const copies = changeCopies(folder, equal);
  for (const { path, atime, mtime } of files) utimesSync(join(folder, path), atime, mtime);
  return { command: inCommand.text, env: changedEnv, changes: [...changes.values()], copies };
}

/** A file may hold one number half a million times. */
function addDistinct(known: Map<string, ChangedLiteral>, changes: ChangedLiteral[]): void {
  for (const change of changes) {
    const key = `${change.value} ${change.changed} ${change.harmless}`;
    if (!known.has(key)) known.set(key, change);
  }
}

/** Latin-1 keeps every byte as it is, whatever the file's encoding. */
function changeFile(folder: string, path: string, observed: number[], variant: number): ChangedLiteral[] {
  const file = join(folder, path);
  const text = readFileSync(file, "latin1");
  if (text.includes("\0")) return [];
  const changed = changeLiterals(text, path, observed, variant);
  if (changed.changes.length > 0) writeFileSync(file, changed.text, "latin1");
  return changed.changes;
}

interface ListedFile {
  path: string;
  size: number;
  atime: Date;
  mtime: Date;
}

async function listFiles(folder: string): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const { path, entry } of listTree(folder)) {
    if (!entry.isFile()) continue;
    const { size, atime, mtime } = lstatSync(path);
    files.push({ path: relative(folder, path), size, atime, mtime });
  }
  return files.sort((a, b) => a.size - b.size || (a.path < b.path ? -1 : 1));
}

function copiesOf(folder: string, outputs: MeasuredOutput[]) {
  return ({ path }: { path: string }) => {
    const digest = digestOfFile(join(folder, path));
    return outputs
      .filter((output) => output.digest === digest)
      .map((output) => ({ path, output: output.path }));
  };
}

function changeCopies(folder: string, equal: Pick<CommittedCopy, "path" | "output">[]): CommittedCopy[] {
  for (const path of new Set(equal.map((copy) => copy.path))) appendFileSync(join(folder, path), "\n");
  return equal.map((copy) => ({ ...copy, changedDigest: digestOfFile(join(folder, copy.path)) }));
}

/** In pieces: an output may have 256 MiB. */
function digestOfFile(file: string): `sha256:${string}` {
  const hash = createHash("sha256");
  const piece = Buffer.alloc(maxFileBytes);
  const descriptor = openSync(file, "r");
  try {
    for (let read = readSync(descriptor, piece); read > 0; read = readSync(descriptor, piece)) {
      hash.update(piece.subarray(0, read));
    }
  } finally {
    closeSync(descriptor);
  }
  return `sha256:${hash.digest("hex")}`;
}
