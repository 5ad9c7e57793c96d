import type { PipelineDeps } from "../deps.ts";
import { chooseFiles, fileLimits } from "../domain/links/committed-files.ts";
import type { ManifestExperiment } from "../domain/manifest/manifest.ts";
import { readBy } from "../domain/measurement/source-files.ts";
import type { CommittedFiles } from "./committed-files.ts";

/** Reads, from an archive of code, the files that may have the numbers of a paper, and the code that may write them. */
export async function readCommitted(
  archives: PipelineDeps["archives"],
  archivePath: string,
  experiments: readonly ManifestExperiment[],
): Promise<CommittedFiles> {
  const entries = await archives.list(archivePath);
  const isDeclared = readBy(experiments.flatMap(({ outputs }) => outputs.map((file) => ({ file }))));
  const declared = entries.map(({ path }) => path).filter(isDeclared);
  const chosen = chooseFiles(entries, new Set(declared));
  const wanted = new Set([...chosen.outputs, ...chosen.code]);
  const read = await archives.readFiles(archivePath, wanted, fileLimits.bytesOfFile);
  const only = (paths: ReadonlySet<string>) => new Map([...read].filter(([path]) => paths.has(path)));
  return { files: only(chosen.outputs), code: only(chosen.code) };
}
