import type { LogChunk } from "../deps.ts";
import type { ClaimRecord, ExperimentDefinition } from "../domain/records.ts";
import { seedOfRepetition } from "../domain/runs/seeds.ts";
import { prefixOfRepetition } from "./evidence-prefix.ts";
import { executeRepetition } from "./execute-repetition.ts";
import type { StageContext } from "./stage.ts";
import { type StoredRepetition, storeRepetition } from "./store-repetition.ts";

/** What every execution of a Run needs. */
export interface RunInputs {
  /** The archive with the code. */
  source: string;
  /** The root of an environment; undefined for the machine's own. */
  root: string | undefined;
  claims: ClaimRecord[];
  /** What the authors' files require and the environment lacks. */
  missing: string[];
  onLog(item: LogChunk): void;
}

export interface ExecutedRepetitions {
  repetitions: StoredRepetition[];
  memoryLimitBytes: number;
  /** What the outputs of later executions may take. */
  remainingBytes: number;
}

/** Stops after the first repetition that does not exit with 0: a Run has the state of its worst repetition. */
export async function executeRepetitions(
  context: StageContext,
  definition: ExperimentDefinition,
  { source, root, claims, missing, onLog }: RunInputs,
): Promise<ExecutedRepetitions> {
  const repetitions: StoredRepetition[] = [];
  let remainingBytes = context.deps.limits.run.evidenceBytes;
  let memoryLimitBytes = 0;
  for (let index = 0; index < definition.repetitions; index++) {
    const seed = seedOfRepetition(definition, index);
    const repetition = await executeRepetition(context, definition, {
      source,
      root,
      claims,
      seed,
      remainingBytes,
      onLog,
    });
    const prefix = prefixOfRepetition(index, definition.outputs);
    const stored = await storeRepetition(context, repetition, { claims, missing, prefix });
    repetitions.push(stored);
    remainingBytes -= stored.byteSize;
    memoryLimitBytes = repetition.result.environment.memoryLimitBytes;
    if (repetition.result.exitCode !== 0) break;
  }
  return { repetitions, memoryLimitBytes, remainingBytes };
}
