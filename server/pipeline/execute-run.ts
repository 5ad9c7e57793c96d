import type { ExecutionEnvironment, ProvidedEnvironment } from "../deps.ts";
import { digestOfRecord } from "../domain/digest.ts";
import type { ExperimentDefinition, RunRecord } from "../domain/records.ts";
import { readEarlierRepetitions } from "./earlier-repetitions.ts";
import { type ExecutedRepetitions, executeRepetitions, type RunInputs } from "./execute-repetitions.ts";
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
    const executeIn = (provided: ProvidedEnvironment) =>
      executeWith(context, definition, provided, { source: source.path, claims, onLog });
    await using declared = await provideEnvironment(context, definition, source.path, onLog);
    const first = await executeIn(declared);
    await using completed = await completeEnvironment(context, definition, first);
    const { given, lock, inferred, repeated } = completed ? await executeIn(completed) : first;
    const { environment, missing } = given;
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

interface Execution {
  given: Omit<RunInputs, "steps"> & { environment: ExecutionEnvironment };
  lock: ProvidedEnvironment["lock"];
  inferred: ProvidedEnvironment["inferred"];
  repeated: ExecutedRepetitions;
}

async function executeWith(
  context: StageContext,
  definition: ExperimentDefinition,
  { missing, root, used, lock, inferred }: ProvidedEnvironment,
  inputs: Pick<RunInputs, "source" | "claims" | "onLog">,
): Promise<Execution> {
  if (missing.length > 0)
    inputs.onLog({ stream: "system", text: `The environment lacks ${missing.join(", ")}.\n` });
  const found = await context.deps.executor.environment(root);
  const environment = used === null ? found : { ...found, rootFilesystem: used };
  const given = { ...inputs, root, missing, environment };
  return { given, lock, inferred, repeated: await executeRepetitions(context, definition, given) };
}

/** Gets an environment with what the code stopped for want of; null where that is nothing, or not to be had. */
async function completeEnvironment(
  context: StageContext,
  definition: ExperimentDefinition,
  { given, inferred, repeated: { lacked } }: Pick<Execution, "given" | "inferred" | "repeated">,
): Promise<ProvidedEnvironment | null> {
  if (lacked === null) return null;
  const { source, environment, onLog } = given;
  const stopped = { lacked, installed: environment.packages };
  const completed = await provideEnvironment(context, definition, source, onLog, stopped);
  if (completed.inferred.length > inferred.length) {
    onLog({ stream: "system", text: `${runAgain}\n` });
    return completed;
  }
  await completed[Symbol.asyncDispose]();
  return null;
}

const runAgain =
  "The experiment failed for want of a package that no file lists. It is run again, with what its code loads.";

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
