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

/** Executes a queued Run: each repetition in a fresh source tree, its log streamed to the store, its outputs stored. */
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
    logs.write({ stream: "system", text: `Not installed on this server: ${missing.join(", ")}.\n` });
  let executed: RepeatedExecution;
  try {
    executed = await executeRepetitions(context, experiment.definition, {
      claims,
      missing,
      onLog: logs.write,
    });
  } finally {
    await logs.end();
  }
  const environmentFields = {
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
      environment: { ...environmentFields, digest: digestOfRecord(environmentFields) },
    },
  );
}

interface RepeatedExecution {
  repetitions: StoredRepetition[];
  memoryLimitBytes: number;
}

/** Stops after the first repetition that does not exit with 0: a Run has the state of its worst repetition. */
async function executeRepetitions(
  context: StageContext,
  definition: ExperimentDefinition,
  { claims, missing, onLog }: { claims: ClaimRecord[]; missing: string[]; onLog(item: LogChunk): void },
): Promise<RepeatedExecution> {
  const { deps } = context;
  const repetitions: StoredRepetition[] = [];
  let remainingBytes = deps.limits.run.evidenceBytes;
  let lastResult: ExecutionResult | undefined;
  await using source = await openSource(deps, definition.sourceDigest);
  for (let index = 0; index < definition.repetitions; index++) {
    const repetition = await executeRepetition(context, definition, {
      source: source.path,
      remainingBytes,
      onLog,
    });
    const prefix = prefixOf(index, definition.outputs);
    const stored = await storeRepetition(context, repetition, { claims, missing, prefix });
    repetitions.push(stored);
    remainingBytes -= stored.byteSize;
    lastResult = repetition.result;
    if (lastResult.exitCode !== 0) break;
  }
  return { repetitions, memoryLimitBytes: lastResult!.environment.memoryLimitBytes };
}

/** Files of later repetitions get a folder prefix that no declared output of the first repetition has. */
function prefixOf(index: number, outputs: string[]): string {
  if (index === 0) return "";
  let prefix = `repetition-${index + 1}/`;
  while (outputs.some((path) => path.startsWith(prefix))) prefix = `_${prefix}`;
  return prefix;
}

async function executeRepetition(
  { deps, signal }: StageContext,
  definition: ExperimentDefinition,
  options: { source: string; remainingBytes: number; onLog(item: LogChunk): void },
): Promise<Repetition> {
  const { archives, executor, limits } = deps;
  const { outputs, command, seed, timeoutSeconds, memoryMiB } = definition;
  const workFolder = await mkdtemp(join(deps.workFolder, "run-"));
  try {
    await archives.extract(options.source, workFolder, limits.source);
    // A committed output file must never count as an observation.
    await deps.outputs.remove(workFolder, outputs);
    const request = {
      workFolder,
      command,
      seed: seed === null ? null : String(seed),
      limits: { timeoutSeconds, memoryMiB, ...limits.run },
      onLog: options.onLog,
    };
    const result = await executor.run(request, signal);
    if (result.cancelled) throw new StoppedError();
    const caps = { fileBytes: limits.run.fileSizeMiB * 1024 * 1024, totalBytes: options.remainingBytes };
    return { result, outputs: await deps.outputs.collect(workFolder, outputs, caps) };
  } finally {
    await deps.removeWorkFolder(workFolder);
  }
}
