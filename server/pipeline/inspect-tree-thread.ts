import { lstatSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { findNoComputation } from "../domain/findings/no-computation.ts";
import { findNoInput } from "../domain/findings/no-input.ts";
import type { RunFinding } from "../domain/findings/run-finding.ts";
import { type ChangedTree, type ChangeRequest, changeTree } from "./change-tree.ts";
import { listTree } from "./list-tree.ts";
import type { ThreadFunction } from "./task-thread.ts";

/** What the thread is given. */
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
export const run: ThreadFunction<InspectRequest, InspectMessage> = async (request, post) => {
  const { folder, command, hasSeed, workdir, ...looked } = request;
  const paths: string[] = [];
  for await (const { path, entry } of listTree(folder))
    if (!entry.isDirectory()) paths.push(relative(folder, path));
  const read = (path: string) => readScript(join(folder, path));
  const findings = [findNoComputation(command, read, workdir), findNoInput(paths, hasSeed)];
  post({ findings: findings.filter((finding) => finding !== null) });
  post({ changed: await changeTree(folder, { command, ...looked }) });
};

/** A path with NUL, or too long, is of no file. Links of the tree lead nowhere out of it, but a script is no link. */
function readScript(file: string): string | null {
  try {
    const entry = lstatSync(file);
    return entry.isFile() && entry.size <= maxScriptBytes ? readFileSync(file, "utf8") : null;
  } catch {
    return null;
  }
}
