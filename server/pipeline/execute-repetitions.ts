import type { LogChunk } from "../deps.ts";
import type { SteppedOver } from "../domain/environment/stumbling-blocks.ts";
import type { ClaimRecord, ExperimentDefinition } from "../domain/records.ts";
import { seedOfRepetition } from "../domain/runs/seeds.ts";
import { describeIdle, lackedPackage } from "./diagnose-run.ts";
import { prefixOfRepetition } from "./evidence-prefix.ts";
import { executeRepetition } from "./execute-repetition.ts";
import type { StageContext } from "./stage.ts";
import { findSteps } from "./step-over.ts";
import { type Repetition, type StoredRepetition, storeRepetition } from "./store-repetition.ts";

/** What every execution of a Run needs. */
export interface RunInputs {
  /** The archive with the code. */
  source: string;
  /** The root of an environment; undefined for the machine's own. */
  root: string | undefined;
  claims: ClaimRecord[];
  /** What is stepped over around the code; null for nothing. */
  steps: SteppedOver | null;
  /** What the authors' files require and the environment lacks. */
  missing: string[];
  onLog(item: LogChunk): void;
}

export interface ExecutedRepetitions {
  repetitions: StoredRepetition[];
  /** What later executions step over too. */
  steps: SteppedOver | null;
  /** The package that it stopped for want of at once, so that another environment may help; null for none. */
  lacked: string | null;
  memoryLimitBytes: number;
  /** What the outputs of later executions may take. */
  remainingBytes: number;
}

/**
 * Stops after the first repetition that does not exit with 0: a Run has the state of its worst repetition. Where the very
 * first fails, and the code has in it what commonly stops code elsewhere, it is executed anew with that stepped over, and
 * so is all that follows.
 */
export async function executeRepetitions(
  context: StageContext,
  definition: ExperimentDefinition,
  inputs: Omit<RunInputs, "steps">,
): Promise<ExecutedRepetitions> {
  const repetitions: StoredRepetition[] = [];
  let steps: SteppedOver | null = null;
  let remainingBytes = context.deps.limits.run.evidenceBytes;
  let lacked: string | null = null;
  let memoryLimitBytes = 0;
  for (let index = 0; index < definition.repetitions; index++) {
    const executeOnce = () =>
      executeAndStore(context, definition, { ...inputs, steps, index, remainingBytes });
    let executed = await executeOnce();
    if (index === 0 && isStopped(executed)) {
      steps = await findSteps(context, definition, inputs.source);
      if (steps) {
        inputs.onLog({ stream: "system", text: `${[attempted, ...steps.notes].join("\n")}\n` });
        executed = await executeOnce();
      }
    }
    const { stored, result, batchLog } = executed;
    repetitions.push(stored);
    if (index === 0) lacked = isStopped(executed) ? lackedPackage(result, batchLog) : null;
    remainingBytes -= stored.byteSize;
    memoryLimitBytes = result.environment.memoryLimitBytes;
    if (result.exitCode !== 0) break;
  }
  return { repetitions, steps, lacked, memoryLimitBytes, remainingBytes };
}

const attempted = "The experiment failed as it is. It is run again, its code unchanged, with this around it:";

/** Longer ones would take what the other Runs of the job may need. */
const maxAttemptMilliseconds = 10 * 60_000;

/** A number that was observed stands: another attempt could replace it by one that fits. */
function isStopped({ stored, result }: Executed): boolean {
  if (stored.state === "succeeded" || result.limitHit !== null) return false;
  const observed = Object.values(stored.record.observations).flatMap((ofClaim) => Object.values(ofClaim));
  return result.wallMilliseconds <= maxAttemptMilliseconds && observed.every(({ kind }) => kind === "none");
}

interface Executed {
  stored: StoredRepetition;
  result: Repetition["result"];
  batchLog: string | null;
}

async function executeAndStore(
  context: StageContext,
  definition: ExperimentDefinition,
  { index, remainingBytes, ...inputs }: RunInputs & { index: number; remainingBytes: number },
): Promise<Executed> {
  const { source, root, claims, steps, missing, onLog } = inputs;
  const seed = seedOfRepetition(definition, index);
  const options = { source, root, claims, steps, seed, remainingBytes, onLog };
  const repetition = await executeRepetition(context, definition, options);
  const prefix = prefixOfRepetition(index, definition.outputs);
  const stored = await storeRepetition(context, repetition, { claims, missing, prefix });
  const observed = Object.values(stored.record.observations).flatMap((each) => Object.values(each));
  const hasLeft =
    stored.record.outputs.length + repetition.left.length > 0 || observed.some(({ kind }) => kind !== "none");
  const idle = stored.state === "succeeded" ? describeIdle(repetition.result, hasLeft) : null;
  if (idle !== null) onLog({ stream: "system", text: idle });
  return { stored, result: repetition.result, batchLog: repetition.batchLog };
}
