import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { type Client, downloadObject, type Run } from "@research-verification/sdk";
import { materialFailure } from "../failure.ts";

/**
 * Makes the folder that outputs are saved in. Before anything is run, since an experiment may take hours.
 * @throws Failure where something is there already: outputs of another time would be taken for these.
 */
export async function makeOutputsFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw materialFailure(`${folder} cannot be made: ${(error as Error).message}`);
  }
  throw materialFailure(
    `${folder} is not empty, and was left as it is. Name a folder for the outputs of this run.`,
  );
}

/** Saves what a Run left in a folder of its own, each file at its path in the Run's work folder. */
export async function saveOutputs(client: Client, { evidence = [] }: Run, folder: string): Promise<void> {
  for (const { sourcePath, digest } of evidence) {
    const path = sourcePath === null ? null : join(folder, sourcePath);
    // The experiment chose the path.
    if (!path?.startsWith(folder + sep)) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await downloadObject(client, { digest }), { flag: "wx" });
  }
}
