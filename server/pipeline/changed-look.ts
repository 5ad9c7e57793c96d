import { setImmediate as nextLoop } from "node:timers/promises";
import { type Digest, digestInSlices } from "../domain/digest.ts";
import { findCommittedOutputs, type MeasuredOutput } from "../domain/findings/committed-outputs.ts";
import { findCopiedValues } from "../domain/findings/copied-values.ts";
import type { RunFinding } from "../domain/findings/run-finding.ts";
import type { ExperimentDefinition } from "../domain/records.ts";
import type { RepetitionRecord } from "../domain/verdict/run-artifact.ts";
import type { ChangedTree } from "./change-tree.ts";
import { executeInTree } from "./execute-repetition.ts";
import type { RunInputs } from "./execute-repetitions.ts";
import { observeOutputs } from "./observe-outputs.ts";
import type { StageContext } from "./stage.ts";
import { readableOutputs } from "./store-repetition.ts";

/**
 * Python leaves out assertions with this: an honest check of the expected number, which was changed, stops nothing then.
 */
const variables = { PYTHONOPTIMIZE: "1" };

/**
 * Executes the experiment in a tree whose numbers were changed and compares what comes out
 * (docs/rules/frauds.md#changed-numbers). Nothing of it is kept but the findings.
 */
export async function lookAtChanges(
  context: StageContext,
  definition: ExperimentDefinition,
  { claims, root, steps }: Pick<RunInputs, "claims" | "root" | "steps">,
  {
    workFolder,
    changed,
    first,
    outputs,
  }: { workFolder: string; changed: ChangedTree; first: RepetitionRecord; outputs: MeasuredOutput[] },
): Promise<RunFinding[]> {
  const { command, env, changes, copies } = changed;
  const execution = await executeInTree(
    context,
    { ...definition, command, env },
    {
      workFolder,
      root,
      claims,
      steps,
      seed: first.seed ?? null,
      variables,
      remainingBytes: context.deps.limits.run.evidenceBytes,
      onLog: () => undefined,
    },
  );
  // Before they are observed: a thread takes the bytes.
  const left: { path: string; digest: Digest }[] = [];
  for (const output of execution.outputs) {
    if (output.state !== "collected") continue;
    left.push({ path: output.path, digest: await digestInSlices(output.bytes, nextLoop) });
  }
  const observations = await observeOutputs(readableOutputs(execution), claims, context.signal);
  return [
    ...findCopiedValues(first.observations, observations, changes),
    ...findCommittedOutputs(outputs, left, copies),
  ];
}
