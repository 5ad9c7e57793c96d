import { lstatSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { findNoComputation } from "../domain/findings/no-computation.ts";
import { findNoInput } from "../domain/findings/no-input.ts";
import type { RunFinding } from "../domain/findings/run-finding.ts";
import { type ChangedTree, type ChangeRequest, changeTree } from "./change-tree.ts";
import { listTree } from "./list-tree.ts";

/** The thread's `workerData`. */
export interface InspectRequest extends ChangeRequest {
  /** A fresh copy of the code, in which no experiment has run. */
  folder: string;
  hasSeed: boolean;
  /** The folder of the tree that the command runs in. */
  workdir?: string;
}

/** What the thread posts: the findings as soon as it has them, the changes when it is done. */
export type InspectMessage = { findings: RunFinding[] } | { changed: ChangedTree };

const maxScriptBytes = 64 * 1024;

// The thread of inspect-tree.ts.
const { folder, command, hasSeed, workdir, ...looked } = workerData as InspectRequest;
const paths: string[] = [];
for await (const { path, entry } of listTree(folder))
  if (!entry.isDirectory()) paths.push(relative(folder, path));
const findings = [findNoComputation(command, readScript, workdir), findNoInput(paths, hasSeed)];
post({ findings: findings.filter((finding) => finding !== null) });
post({ changed: await changeTree(folder, { command, ...looked }) });

function post(message: InspectMessage): void {
  parentPort!.postMessage(message);
}

/** A path with NUL, or too long, is of no file. Links of the tree lead nowhere out of it, but a script is no link. */
function readScript(path: string): string | null {
  try {
    const file = join(folder, path);
    const entry = lstatSync(file);
    return entry.isFile() && entry.size <= maxScriptBytes ? readFileSync(file, "utf8") : null;
  } catch {
    return null;
  }
}
