import { digestOfRecord } from "../domain/digest.ts";
import type { RunRecord } from "../domain/records.ts";
import { readEarlierRepetitions } from "./earlier-repetitions.ts";
import { executeRepetitions } from "./execute-repetitions.ts";
import { findFindings } from "./find-findings.ts";
import { createLogWriter } from "./log-writer.ts";
import { provideEnvironment } from "./provide-environment.ts";
import { recordRun } from "./record-run.ts";
import { takeSecondLook } from "./second-look.ts";
import { openSource } from "./source-tree.ts";
import type { StageContext } from "./stage.ts";
import { requireNotCancelled } from "./watch-run.ts";

/**
 * Executes a queued Run: its repetitions, a second look where they speak against a Claim, and what is looked for in the
 * code. The log is streamed to the store.
 */
export async function executeRun(context: StageContext, run: RunRecord): Promise<void> {
  const { deps, save } = context;
  const { store, now, executor } = deps;
  const { definition } = (await store.experiments.getVersion(run.experimentId, run.experimentVersionId))!;
  const claims = await store.claims.listByRun(run);
  const startedAt = now().toISOString();
  const machine = await executor.environment();
  const [name = "bubblewrap", version = ""] = machine.executor.split(" ");
  const agent = { kind: "service", id: "service-worker", executor: name, version };
  await save(async (queries) => {
    await requireNotCancelled(queries, run.id);
    await queries.runs.update(run.id, {
      state: "running",
      verification: "running",
      startedAt,
      updatedAt: startedAt,
      agent,
    });
  });

  const { memoryLimitBytes, environment, ...executed } = await withLog(context, run, async (onLog) => {
    await using source = await openSource(deps, definition.sourceDigest);
    await using provided = await provideEnvironment(context, definition, source.path, onLog);
    const { missing, root, used, lock, inferred } = provided;
    if (missing.length > 0)
      onLog({ stream: "system", text: `The environment lacks ${missing.join(", ")}.\n` });
    const found = await executor.environment(root);
    const environment = used === null ? found : { ...found, rootFilesystem: used };
    const given = { source: source.path, root, claims, missing, environment, onLog };
    const repeated = await executeRepetitions(context, definition, given);
    const inputs = { ...given, steps: repeated.steps };
    const earlierRepetitions = await readEarlierRepetitions(context, run, claims);
    const secondLook = await takeSecondLook(context, definition, inputs, repeated, earlierRepetitions);
    const findings = await findFindings(context, definition, inputs, {
      repetitions: repeated.repetitions,
      earlierRepetitions,
      secondLook,
    });
    const record = {
      environment,
      environmentLock: lock,
      missingRequirements: missing,
      inferredPackages: inferred,
    };
    return { ...record, ...repeated, earlierRepetitions, secondLook, findings };
  });
  const { sourceCommit, env } = definition;
  const variables = { ...environment.variables, ...env };
  const environmentFields = { ...environment, variables, memoryLimitBytes, sourceCommit };
  await recordRun(
    context,
    { ...run, startedAt, agent },
    {
      ...executed,
      sourceCommit,
      claims,
      isCommandInferred: definition.confidence === "low",
      environment: { ...environmentFields, digest: digestOfRecord(environmentFields) },
    },
  );
}

type LogWriter = ReturnType<typeof createLogWriter>;

/** Writes the log to its end, however the work ends. */
async function withLog<T>(
  { deps, save }: StageContext,
  run: RunRecord,
  work: (onLog: LogWriter["write"]) => Promise<T>,
): Promise<T> {
  const logs = createLogWriter(run.id, save, deps.now);
  try {
    return await work(logs.write);
  } finally {
    await logs.end();
  }
}
