import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import type { ExecutionResult, LogChunk } from "../deps.ts";
import { digestOfRecord } from "../domain/digest.ts";
import type { ClaimRecord, ExperimentDefinition, RunRecord } from "../domain/records.ts";
import { createLogWriter } from "./log-writer.ts";
import { recordRun } from "./record-run.ts";
import { openSource } from "./source-tree.ts";
import { type StageContext, StoppedError } from "./stage.ts";
import { type Repetition, type StoredRepetition, storeRepetition } from "./store-repetition.ts";

/** Executes a Run from its queue to its end: every repetition in a fresh tree, logs as they come, outputs kept. */
export async function executeRun(context: StageContext, run: RunRecord): Promise<void> {
  const { deps, save, repository } = context;
  const { store, now, executor } = deps;
  const experiment = (await store.experiments.get(run.experimentId))!;
  const claims = (await store.claims.listByRepository(repository.id)).filter(({ id }) =>
    run.claimIds.includes(id),
  );
  const startedAt = now().toISOString();
  const { executor: executorName, ...environment } = await executor.environment();
  const [name = "bubblewrap", version = ""] = executorName.split(" ");
  const agent = { kind: "service", id: "service-worker", executor: name, version };
  await save((queries) =>
    queries.runs.update(run.id, {
      state: "running",
      verification: "running",
      startedAt,
      updatedAt: startedAt,
      agent,
    }),
  );

  const missing = await deps.missingRequirements(experiment.definition.requires);
  const logs = createLogWriter(run.id, save, now);
  if (missing.length > 0)
    logs.write({ stream: "system", text: `Not installed here: ${missing.join(", ")}.\n` });
  let executed: Executed;
  try {
    executed = await repeat(context, run.id, experiment.definition, { claims, missing, onLog: logs.write });
  } finally {
    await logs.end();
  }
  const described = {
    executor: executorName,
    ...environment,
    memoryLimitBytes: executed.memoryLimitBytes,
    sourceCommit: repository.sourceCommit,
  };
  await recordRun(
    context,
    { ...run, startedAt, agent },
    {
      claims,
      missingRequirements: missing,
      repetitions: executed.repetitions,
      environment: { ...described, digest: digestOfRecord(described) },
    },
  );
}

interface Executed {
  repetitions: StoredRepetition[];
  memoryLimitBytes: number;
}

/** Ends with the first repetition that does not exit with 0: a Run is as good as its worst one. */
async function repeat(
  context: StageContext,
  runId: string,
  definition: ExperimentDefinition,
  { claims, missing, onLog }: { claims: ClaimRecord[]; missing: string[]; onLog(item: LogChunk): void },
): Promise<Executed> {
  const { deps } = context;
  const repetitions: StoredRepetition[] = [];
  let left = deps.limits.run.evidenceBytes;
  let last: ExecutionResult | undefined;
  await using source = await openSource(deps, definition.sourceDigest);
  for (let index = 0; index < definition.repetitions; index++) {
    const once = await executeOnce(context, runId, definition, { source: source.path, left, onLog });
    const prefix = prefixOf(index, definition.outputs);
    const kept = await storeRepetition(context, once, { claims, missing, prefix });
    repetitions.push(kept);
    left -= kept.byteSize;
    last = once.result;
    if (last.exitCode !== 0) break;
  }
  return { repetitions, memoryLimitBytes: last!.environment.memoryLimitBytes };
}

/** The later repetitions' files stand in folders, which no file of the first one may be in. */
function prefixOf(index: number, outputs: string[]): string {
  if (index === 0) return "";
  let prefix = `repetition-${index + 1}/`;
  while (outputs.some((path) => path.startsWith(prefix))) prefix = `_${prefix}`;
  return prefix;
}

async function executeOnce(
  { deps, signal }: StageContext,
  runId: string,
  definition: ExperimentDefinition,
  { source, left, onLog }: { source: string; left: number; onLog(item: LogChunk): void },
): Promise<Repetition> {
  const { archives, executor, limits } = deps;
  const { outputs, command, seed, timeoutSeconds, memoryMiB } = definition;
  const workFolder = await mkdtemp(join(deps.workFolder, "run-"));
  try {
    await archives.extract(source, workFolder, limits.source);
    // What the authors committed never counts as observed.
    await deps.outputs.remove(workFolder, outputs);
    const request = {
      runId,
      workFolder,
      command,
      seed: seed === null ? null : String(seed),
      limits: { timeoutSeconds, memoryMiB, ...limits.run },
      onLog,
    };
    const result = await executor.run(request, signal);
    if (result.cancelled) throw new StoppedError();
    const caps = { fileBytes: limits.run.fileSizeMiB * 1024 * 1024, totalBytes: left };
    return { result, outputs: await deps.outputs.collect(workFolder, outputs, caps) };
  } finally {
    await deps.removeWorkFolder(workFolder);
  }
}
