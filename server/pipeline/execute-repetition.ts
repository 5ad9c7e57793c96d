import type { LogChunk } from "../deps.ts";
import type { SteppedOver } from "../domain/environment/stumbling-blocks.ts";
import type { ClaimRecord, ExperimentDefinition } from "../domain/records.ts";
import { lastLines, quoteFile } from "../domain/runs/last-words.ts";
import { convertRFiles } from "./convert-r-files.ts";
import { prepareTree } from "./prepare-tree.ts";
import { type StageContext, StoppedError } from "./stage.ts";
import { steppedCommand, stepVariables } from "./step-over.ts";
import type { Repetition } from "./store-repetition.ts";

export interface RepetitionOptions {
  /** The archive with the code. */
  source: string;
  /** The root of an environment; undefined for the machine's own. */
  root: string | undefined;
  /** The Claims whose measurements are read from what it leaves. */
  claims: ClaimRecord[];
  /** What is stepped over around the code; null for nothing. */
  steps: SteppedOver | null;
  seed: number | null;
  /** Variables that differ from those of other repetitions. */
  variables?: Record<string, string>;
  /** What its outputs may take. */
  remainingBytes: number;
  onLog(item: LogChunk): void;
}

/** Executes the command once, in a fresh copy of the code. */
export async function executeRepetition(
  context: Pick<StageContext, "deps" | "signal">,
  definition: ExperimentDefinition,
  { source, ...options }: RepetitionOptions,
): Promise<Repetition> {
  const workFolder = await prepareTree(context, source, definition, options.steps);
  try {
    return await executeInTree(context, definition, { workFolder, ...options });
  } finally {
    await context.deps.removeWorkFolder(workFolder);
  }
}

/** Executes the command in a work folder that is ready, and reads the outputs that it left. */
export async function executeInTree(
  { deps, signal }: Pick<StageContext, "deps" | "signal">,
  { command, workdir, env, outputs, timeoutSeconds, memoryMiB }: ExperimentDefinition,
  {
    workFolder,
    root,
    claims,
    steps,
    seed,
    variables,
    remainingBytes,
    onLog,
  }: Omit<RepetitionOptions, "source"> & {
    workFolder: string;
  },
): Promise<Repetition> {
  const { executor, limits } = deps;
  const request = {
    workFolder,
    ...(root === undefined ? {} : { root }),
    command: steppedCommand(steps, command),
    seed: seed === null ? null : String(seed),
    limits: { timeoutSeconds, memoryMiB, ...limits.run },
    ...(workdir === undefined ? {} : { folder: workdir }),
    ...(steps && { shown: steps.shown }),
    environment: { ...env, ...stepVariables(steps, env), ...variables },
    onLog,
  };
  const result = await executor.run(request, signal);
  if (result.cancelled) throw new StoppedError();
  const caps = { fileBytes: limits.run.fileSizeMiB * 1024 * 1024, totalBytes: remainingBytes };
  const collected = await deps.outputs.collect(workFolder, outputs, caps);
  const batchLog =
    result.exitCode === 0 ? null : await readBatchLog(deps, workFolder, result.startedAt, caps);
  if (batchLog) onLog({ stream: "system", text: quoteFile(batchLog.path, lastLines(batchLog.text)) });
  const left = outputs.length > 0 ? [] : await readLeft(deps, workFolder, result.startedAt, caps, onLog);
  const size = [...collected, ...left].reduce(
    (sum, output) => sum + (output.state === "collected" ? output.bytes.length : 0),
    0,
  );
  const converting = { outputs: collected, claims, root, memoryMiB, remainingBytes: remainingBytes - size };
  const converted = await convertRFiles({ deps, signal }, converting);
  return { result, seed, outputs: collected, left, batchLog: batchLog?.text ?? null, converted };
}

/** The files of an experiment whose outputs nobody declared: for readers alone, no verdict depends on them. */
async function readLeft(
  { outputs }: StageContext["deps"],
  workFolder: string,
  startedAt: number,
  caps: Parameters<typeof outputs.collectLeft>[2],
  onLog: RepetitionOptions["onLog"],
): Promise<Repetition["left"]> {
  const { files, count } = await outputs.collectLeft(workFolder, startedAt, caps);
  if (files.length < count)
    onLog({
      stream: "system",
      text: `It left ${count} files that nobody declared; ${files.length} are kept.\n`,
    });
  return files;
}

/** What R says last in a file of its own where it stopped: of `R CMD BATCH`, and of scripts that divert what they print. */
async function readBatchLog(
  { outputs }: StageContext["deps"],
  workFolder: string,
  startedAt: number,
  caps: Parameters<typeof outputs.collectLeft>[2],
): Promise<{ path: string; text: string } | null> {
  const { files } = await outputs.collectLeft(workFolder, startedAt, caps, /^\P{Cc}+\.(?:Rout|log)$/iu);
  const stopped = files
    .map(({ path, bytes }) => ({ path, text: new TextDecoder().decode(bytes.subarray(-batchLogBytes)) }))
    .filter(({ text }) => /^Execution halted\s*$/m.test(text));
  return stopped.at(-1) ?? null;
}

const batchLogBytes = 16 * 1024;
