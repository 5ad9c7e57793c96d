import { runScripts } from "../domain/environment/run-scripts.ts";
import { findStumblingBlocks, type SteppedOver } from "../domain/environment/stumbling-blocks.ts";
import { readBy } from "../domain/measurement/source-files.ts";
import type { ThreadFunction } from "./task-thread.ts";

/** What the thread is given. */
export interface StepOverRequest {
  command: string;
  workdir: string;
  outputs: readonly string[];
  files: readonly string[];
  texts: ReadonlyMap<string, Uint8Array>;
}

// The thread of step-over.ts.
export const run: ThreadFunction<StepOverRequest, SteppedOver | null> = (request, post) => {
  const { command, workdir, outputs, files, texts } = request;
  const isOutput = readBy(outputs.map((file) => ({ file })));
  const left = files.filter((path) => !isOutput(path));
  const known = new Set(left);
  const read = (path: string) => {
    const bytes = texts.get(path);
    return bytes ? new TextDecoder().decode(bytes) : known.has(path) ? "" : null;
  };
  const scripts = runScripts(command, workdir, read);
  post(findStumblingBlocks({ command, workdir, files: left, scripts, read, isOutput }));
};
