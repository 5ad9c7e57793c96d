import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import type { LogChunk } from "../deps.ts";
import { digestOfRecord } from "../domain/canonical.ts";
import type { ExperimentRecord, RunRecord } from "../domain/records.ts";
import { runOutcome } from "../domain/run-outcome.ts";
import { diagnose } from "./diagnose-run.ts";
import { createLogWriter } from "./log-writer.ts";
import { type Repetition, recordRun } from "./record-run.ts";
import { openSource } from "./source-tree.ts";
import { type StageContext, StoppedError } from "./stage.ts";

/** Executes a Run from its queue to its end: every repetition in a fresh tree, logs as they come, outputs kept. */
export async function executeRun(context: StageContext, run: RunRecord): Promise<void> {
  const { deps, save, signal, repository } = context;
  const { store, now, executor } = deps;
  const experiment = (await store.experiments.get(run.experimentId))!;
  const claims = (await store.claims.ofRepository(repository.id)).filter(({ id }) =>
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

  const logs = createLogWriter(run.id, save, now);
  let repetitions: Repetition[];
  try {
    repetitions = await repeat(context, run, experiment, logs.write);
  } finally {
    await logs.end();
  }
  signal.throwIfAborted();
  if (repetitions.some(({ result }) => result.cancelled)) throw new StoppedError();

  const outcome = worst(repetitions, experiment);
  const memoryLimitBytes =
    repetitions[0]?.result.environment.memoryLimitBytes ?? environment.memoryLimitBytes;
  const described = {
    executor: executorName,
    ...environment,
    memoryLimitBytes,
    sourceCommit: repository.sourceCommit,
  };
  await recordRun(
    context,
    { ...run, startedAt, agent },
    {
      claims,
      experiment,
      repetitions,
      state: outcome.state,
      failure: outcome.failure,
      environment: { ...described, digest: digestOfRecord(described) },
    },
  );
}

async function repeat(
  context: StageContext,
  run: RunRecord,
  experiment: ExperimentRecord,
  onLog: (item: LogChunk) => void,
): Promise<Repetition[]> {
  const { deps, signal } = context;
  const { limits } = deps;
  const { definition } = experiment;
  await using source = await openSource(deps, definition.sourceDigest);
  const repetitions: Repetition[] = [];
  for (let index = 0; index < definition.repetitions; index++) {
    const workFolder = await mkdtemp(join(deps.workFolder, "run-"));
    try {
      await deps.archives.extract(source.path, workFolder, limits.source);
      // What the authors committed never counts as observed.
      await deps.outputs.remove(workFolder, definition.outputs);
      const request = {
        runId: run.id,
        workFolder,
        command: definition.command,
        seed: definition.seed === null ? null : String(definition.seed),
        limits: { timeoutSeconds: definition.timeoutSeconds, memoryMiB: definition.memoryMiB, ...limits.run },
        onLog,
      };
      const result = await deps.executor.run(request, signal);
      const caps = { fileBytes: limits.run.fileSizeMiB * 1024 * 1024, totalBytes: limits.run.evidenceBytes };
      repetitions.push({ result, outputs: await deps.outputs.collect(workFolder, definition.outputs, caps) });
      if (result.exitCode !== 0) break;
    } finally {
      await deps.removeWorkFolder(workFolder);
    }
  }
  return repetitions;
}

/** A Run is as good as its worst repetition. */
function worst(repetitions: Repetition[], { definition }: ExperimentRecord) {
  const outcomes = repetitions.map(({ result, outputs }) => {
    const absent = outputs.filter(({ state }) => state !== "collected");
    const declaredOutputs = definition.outputs.length;
    const state = runOutcome({ ...result, declaredOutputs, presentOutputs: declaredOutputs - absent.length });
    return { state, failure: state === "succeeded" ? null : diagnose(result, absent) };
  });
  return (
    outcomes.find(({ state }) => state !== "succeeded") ?? { state: "succeeded" as const, failure: null }
  );
}
