import type { Environment } from "../__generated__/types.ts";
import type { ExperimentDefinition } from "../domain/records.ts";
import { secondLookConditions } from "../domain/runs/second-look-conditions.ts";
import { needsSecondLook } from "../domain/verdict/judge.ts";
import type { EarlierRepetition, SecondLookRecord } from "../domain/verdict/run-artifact.ts";
import { prefixOfSecondLook } from "./evidence-prefix.ts";
import { executeRepetition } from "./execute-repetition.ts";
import type { ExecutedRepetitions, RunInputs } from "./execute-repetitions.ts";
import type { StageContext } from "./stage.ts";
import { leftOutputs, type StoredRepetition, storeRepetition } from "./store-repetition.ts";

export interface SecondLook {
  record: SecondLookRecord;
  files: StoredRepetition["files"];
}

/**
 * Executes the experiment once more under other conditions where its numbers would speak against a Claim, so that a
 * result that hangs on a seed or a processor is told from one that is not there (docs/rules/frauds.md#second-look).
 * Whatever becomes of it, the Run keeps its state.
 */
export async function takeSecondLook(
  context: StageContext,
  definition: ExperimentDefinition,
  {
    source,
    root,
    claims,
    steps,
    missing,
    environment,
    onLog,
  }: RunInputs & { environment: Partial<Environment> },
  { repetitions, remainingBytes }: ExecutedRepetitions,
  earlierRepetitions: EarlierRepetition[],
): Promise<SecondLook | null> {
  const records = repetitions.map(({ record }) => record);
  if (
    !repetitions.every(leftOutputs) ||
    !needsSecondLook(claims, { repetitions: records, earlierRepetitions })
  )
    return null;

  const { seed, variables } = secondLookConditions(definition, environment);
  const conditions = { ...(seed === null ? {} : { SEED: String(seed) }), ...variables };
  const listed = Object.entries(conditions).map(([name, value]) => `${name}=${value}`);
  const text = `An observed number is not the reported one: the experiment runs once more, with ${listed.join(" ")}.\n`;
  onLog({ stream: "system", text });
  const repetition = await executeRepetition(context, definition, {
    source,
    root,
    claims,
    steps,
    seed,
    variables,
    remainingBytes,
    onLog,
  });
  const prefix = prefixOfSecondLook(definition.outputs);
  const { files, record, state } = await storeRepetition(context, repetition, { claims, missing, prefix });
  return { files, record: { conditions, execution: state, repetition: record } };
}
