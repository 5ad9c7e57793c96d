import type { MeasuredOutput } from "../domain/findings/committed-outputs.ts";
import { numbersToLookFor } from "../domain/findings/copied-values.ts";
import { orderFindings } from "../domain/findings/ordered-findings.ts";
import type { RunFinding } from "../domain/findings/run-finding.ts";
import { findIgnoredSeed } from "../domain/findings/seed-ignored.ts";
import { readsFile } from "../domain/measurement/source-files.ts";
import type { ClaimRecord, ExperimentDefinition } from "../domain/records.ts";
import type { EarlierRepetition, RepetitionRecord } from "../domain/verdict/run-artifact.ts";
import type { ChangedTree } from "./change-tree.ts";
import { lookAtChanges } from "./changed-look.ts";
import { lookWithoutInputs } from "./emptied-look.ts";
import type { RunInputs } from "./execute-repetitions.ts";
import { inspectTree } from "./inspect-tree.ts";
import { prepareTree } from "./prepare-tree.ts";
import type { SecondLook } from "./second-look.ts";
import type { StageContext } from "./stage.ts";
import { leftOutputs, type StoredRepetition } from "./store-repetition.ts";

interface ExecutedRun {
  repetitions: StoredRepetition[];
  earlierRepetitions: EarlierRepetition[];
  secondLook: SecondLook | null;
}

/** Looks for what weakens a verdict in the code and in what its repetitions left (docs/rules/frauds.md). */
export async function findFindings(
  context: StageContext,
  definition: ExperimentDefinition,
  inputs: RunInputs,
  { repetitions, earlierRepetitions, secondLook }: ExecutedRun,
): Promise<RunFinding[]> {
  const [first] = repetitions;
  if (!first || !repetitions.every(leftOutputs)) return [];
  const inCode = await findInCode(context, definition, inputs, first.record);
  const records = repetitions.map(({ record }) => record);
  // Where a number speaks against a Claim, what it was computed from matters less than another execution costs.
  const withoutInputs = secondLook
    ? []
    : await lookWithoutInputs(context, definition, inputs, records, earlierRepetitions);
  return orderFindings([...inCode, ...withoutInputs, ...findIgnoredSeed(records)]);
}

async function findInCode(
  context: StageContext,
  definition: ExperimentDefinition,
  { source, root, claims, steps, onLog }: RunInputs,
  first: RepetitionRecord,
): Promise<RunFinding[]> {
  const { deps, signal } = context;
  const outputs = measuredOutputs(first, claims);
  const workFolder = await prepareTree(context, source, definition, steps);
  try {
    const { command, workdir, env } = definition;
    const observed = numbersToLookFor(first.observations);
    const { findings, changed } = await inspectTree(
      {
        folder: workFolder,
        command,
        ...(workdir && { workdir }),
        ...(env && { env }),
        observed,
        outputs,
        hasSeed: first.seed !== null && first.seed !== undefined,
      },
      signal,
    );
    const text = describe(changed);
    if (text !== null) onLog({ stream: "system", text });
    if (!changed || text === null) return findings;
    const look = { workFolder, changed, first, outputs };
    return [...findings, ...(await lookAtChanges(context, definition, { claims, root, steps }, look))];
  } finally {
    await deps.removeWorkFolder(workFolder);
  }
}

/** Null where there is nothing to say and to try. */
function describe(changed: ChangedTree | null): string | null {
  if (!changed) return "The code is too much to be looked through for copied values.\n";
  const found = [
    ...(changed.changes.length > 0
      ? [`Observed numbers stand in the code (places: ${changed.changes.length}). `]
      : []),
    ...(changed.copies.length > 0
      ? [`Outputs equal committed files (files: ${changed.copies.length}). `]
      : []),
  ];
  if (found.length === 0) return null;
  return `${found.join("")}The experiment runs once more with these changed, to see whether it copies them.\n`;
}

function measuredOutputs({ outputs }: RepetitionRecord, claims: ClaimRecord[]): MeasuredOutput[] {
  return outputs.flatMap((output) => {
    const readers = claims.flatMap(({ id: claimId, expectations }) =>
      expectations
        .filter(({ from }) => readsFile(from, output.path))
        .map(({ measurementId }) => ({ claimId, measurementId })),
    );
    return readers.length === 0 ? [] : [{ ...output, readers }];
  });
}
