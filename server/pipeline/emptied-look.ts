import { lstat, truncate, utimes } from "node:fs/promises";
import { relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { findUnreadInputs, mayBeInput } from "../domain/findings/no-input.ts";
import type { RunFinding } from "../domain/findings/run-finding.ts";
import type { ExperimentDefinition } from "../domain/records.ts";
import { independentRepetitions } from "../domain/verdict/independent-repetitions.ts";
import type { EarlierRepetition, RepetitionRecord } from "../domain/verdict/run-artifact.ts";
import { executeInTree } from "./execute-repetition.ts";
import type { RunInputs } from "./execute-repetitions.ts";
import { listTree } from "./list-tree.ts";
import { observeOutputs } from "./observe-outputs.ts";
import { prepareTree } from "./prepare-tree.ts";
import type { StageContext } from "./stage.ts";
import { readableOutputs } from "./store-repetition.ts";

/**
 * Executes a deterministic experiment once more with every data file emptied: what is observed all the same was computed
 * from none of them (docs/rules/frauds.md#no-input). Others are not: without repetitions no confidence is high.
 */
export async function lookWithoutInputs(
  context: StageContext,
  definition: ExperimentDefinition,
  { source, root, claims, steps, onLog }: RunInputs,
  repetitions: RepetitionRecord[],
  earlier: EarlierRepetition[],
): Promise<RunFinding[]> {
  // Of no Claim nothing is observed, which would be the same whatever is read.
  if (claims.length === 0) return [];
  const [first] = repetitions;
  const all = [...earlier, ...repetitions];
  if (!first || !claims.every(({ id }) => independentRepetitions(id, all).deterministic)) return [];
  const workFolder = await prepareTree(context, source, definition, steps);
  try {
    const files = await emptyInputs(workFolder);
    if (files === 0) return [];
    const text = `All repetitions left the same: the experiment runs once more with ${files} data files emptied, to see whether it reads them.\n`;
    onLog({ stream: "system", text });
    const { seed = null } = first;
    const remainingBytes = context.deps.limits.run.evidenceBytes;
    const options = { workFolder, root, claims, steps, seed, remainingBytes, onLog: () => undefined };
    const execution = await executeInTree(context, definition, options);
    const observations = await observeOutputs(readableOutputs(execution), claims, context.signal);
    return isDeepStrictEqual(observations, first.observations) ? [findUnreadInputs(files)] : [];
  } finally {
    await context.deps.removeWorkFolder(workFolder);
  }
}

async function emptyInputs(workFolder: string): Promise<number> {
  let files = 0;
  for await (const { path, entry } of listTree(workFolder)) {
    if (!entry.isFile()) continue;
    const { atime, mtime } = await lstat(path);
    if (mayBeInput(relative(workFolder, path))) {
      await truncate(path, 0);
      files += 1;
    }
    // Of all files, emptied or not: no time tells the code which were.
    await utimes(path, atime, mtime);
  }
  return files;
}
