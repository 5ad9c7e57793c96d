import type { PipelineDeps } from "../deps.ts";
import { type ChosenFiles, chooseFiles, fileLimits } from "../domain/links/committed-files.ts";
import type { ManifestExperiment } from "../domain/manifest/manifest.ts";
import { isPattern } from "../domain/measurement/path-pattern.ts";
import type { CommittedFiles } from "./committed-files.ts";
import type { CommittedRequest } from "./committed-thread.ts";
import { runInThread, type ThreadLimits } from "./run-in-thread.ts";

const defaultLimits: ThreadLimits = { milliseconds: 10_000, memoryMiB: 256 };

/**
 * Reads, from an archive of code, the files that may have the numbers of a paper, and the code that may write them. Where
 * choosing them takes too long, what patterns name counts as any other file does.
 */
export async function readCommitted(
  archives: Pick<PipelineDeps["archives"], "list" | "readFiles">,
  archivePath: string,
  experiments: readonly Pick<ManifestExperiment, "outputs">[],
  signal: AbortSignal,
  limits = defaultLimits,
): Promise<CommittedFiles> {
  const entries = (await archives.list(archivePath)).map(({ path, type, size }) => ({ path, type, size }));
  const outputs = [...new Set(experiments.flatMap((each) => each.outputs))];
  const chosen =
    (await chooseInThread({ entries, outputs }, signal, limits)) ??
    chooseFiles(entries, new Set(outputs.filter((path) => !isPattern(path))));
  const wanted = new Set([...chosen.outputs, ...chosen.code]);
  const read = await archives.readFiles(archivePath, wanted, fileLimits.bytesOfFile);
  const only = (paths: ReadonlySet<string>) => new Map([...read].filter(([path]) => paths.has(path)));
  return { files: only(chosen.outputs), code: only(chosen.code) };
}

/** The authors choose both the patterns and the names; null where comparing them takes too long. */
async function chooseInThread(
  input: CommittedRequest,
  signal: AbortSignal,
  limits: ThreadLimits,
): Promise<ChosenFiles | null> {
  const patterns = input.outputs.filter(isPattern);
  if (patterns.length === 0) return null;
  let chosen: ChosenFiles | null = null;
  await runInThread<ChosenFiles>({
    module: new URL("committed-thread.ts", import.meta.url),
    ...{ input, limits, signal },
    onMessage: (message) => {
      chosen = message;
    },
  });
  return chosen;
}
