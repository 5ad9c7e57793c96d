import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SteppedOver } from "../domain/environment/stumbling-blocks.ts";
import type { ExperimentDefinition } from "../domain/records.ts";
import { listTree } from "./list-tree.ts";
import type { StageContext } from "./stage.ts";
import { stepOver } from "./step-over.ts";

/**
 * Extracts the code into a fresh work folder, as an experiment finds it: without its declared outputs, since a
 * committed file must never count as an observation, and without what says which numbers are expected: `.research`
 * and the history of git (docs/rules/frauds.md#what-is-looked-for). The caller removes the folder.
 */
export async function prepareTree(
  { deps }: Pick<StageContext, "deps">,
  source: string,
  { outputs }: Pick<ExperimentDefinition, "outputs">,
  steps: SteppedOver | null = null,
): Promise<string> {
  const { archives, limits } = deps;
  const workFolder = await mkdtemp(join(deps.workFolder, "run-"));
  try {
    await archives.extract(source, workFolder, limits.source);
    await removeExpectations(workFolder);
    await deps.outputs.remove(workFolder, outputs);
    if (steps) await stepOver(workFolder, steps);
    return workFolder;
  } catch (error) {
    await deps.removeWorkFolder(workFolder);
    throw error;
  }
}

async function removeExpectations(workFolder: string): Promise<void> {
  const paths = [join(workFolder, ".research")];
  for await (const { path, entry } of listTree(workFolder)) if (entry.name === ".git") paths.push(path);
  for (const path of paths) await rm(path, { recursive: true, force: true });
}
