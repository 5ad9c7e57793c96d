import type { Environment } from "../__generated__/types.ts";
import { canonicalJson } from "../domain/digest.ts";
import type { EnvironmentLock } from "../domain/environment/environment-lock.ts";
import { filesOfInferred, type InferredRequirement } from "../domain/environment/inferred-packages.ts";
import type { SteppedOver } from "../domain/environment/stumbling-blocks.ts";
import type { RunFinding } from "../domain/findings/run-finding.ts";
import { readBy, sourcesOf } from "../domain/measurement/source-files.ts";
import { type Recorded, record } from "../domain/messages/recorded.ts";
import type { ClaimRecord, RunRecord } from "../domain/records.ts";
import { evidenceTexts } from "../domain/runs/evidence-texts.ts";
import { legacyRunState } from "../domain/verdict/derived-states.ts";
import type { EarlierRepetition, RunArtifact } from "../domain/verdict/run-artifact.ts";
import { uniquePath } from "./evidence-prefix.ts";
import type { SecondLook } from "./second-look.ts";
import type { StageContext } from "./stage.ts";
import type { StoredRepetition } from "./store-repetition.ts";
import { requireNotCancelled } from "./watch-run.ts";

export interface FinishedRun {
  sourceCommit: string;
  claims: ClaimRecord[];
  /** What the authors' files require and the environment lacks. */
  missingRequirements: string[];
  /** What the environment has because the code loads it. */
  inferredPackages: InferredRequirement[];
  /** Whether nobody declared the command: it was found in a script or a document. */
  isCommandInferred: boolean;
  steps: SteppedOver | null;
  repetitions: StoredRepetition[];
  earlierRepetitions: EarlierRepetition[];
  secondLook: SecondLook | null;
  findings: RunFinding[];
  environment: Environment;
  /** Null where the Run had the machine's own environment. */
  environmentLock: EnvironmentLock | null;
}

/**
 * Writes a Run's final state, Evidence and artifact in one transaction. A Run has the state of its first repetition
 * that did not succeed.
 */
export async function recordRun(context: StageContext, run: RunRecord, finished: FinishedRun): Promise<void> {
  const { deps, save } = context;
  const { state, failure } = finished.repetitions.find((repetition) => repetition.state !== "succeeded") ?? {
    state: "succeeded" as const,
    failure: null,
  };
  const artifact: RunArtifact = {
    runId: run.id,
    experimentVersionId: run.experimentVersionId,
    sourceCommit: finished.sourceCommit,
    environmentDigest: finished.environment.digest,
    environmentPinned: finished.environment.rootFilesystem?.pinned ?? false,
    ...(finished.environment.rootFilesystem?.resolver && {
      resolver: finished.environment.rootFilesystem.resolver,
    }),
    missingRequirements: finished.missingRequirements,
    ...(finished.inferredPackages.length > 0 && {
      inferredPackages: finished.inferredPackages.map(({ name }) => name),
    }),
    ...(finished.isCommandInferred && { isCommandInferred: true as const }),
    ...(failure && { failure: failure.summary }),
    ...(finished.steps && { steppedOver: finished.steps.notes }),
    repetitions: finished.repetitions.map(({ record }) => record),
    earlierRepetitions: finished.earlierRepetitions,
    secondLook: finished.secondLook?.record ?? null,
    findings: finished.findings,
  };
  const put = (record: object) => deps.objects.put(new TextEncoder().encode(canonicalJson(record)));
  const stored = await put(artifact);
  const files = [...finished.repetitions, ...(finished.secondLook ? [finished.secondLook] : [])].flatMap(
    (execution) => execution.files,
  );
  const add = (name: string, object: typeof stored, summary: Recorded, mediaType = "application/json") => {
    const path = uniquePath(name, new Set(files.map((file) => file.path)));
    files.push({ ...object, path, kind: "artifact", mediaType, summary });
  };
  add("run.json", stored, record(evidenceTexts.artifact));
  if (finished.environmentLock)
    add("environment-lock.json", await put(finished.environmentLock), record(evidenceTexts.environmentLock));
  for (const [name, text] of filesOfInferred(finished.inferredPackages))
    add(
      name,
      await deps.objects.put(new TextEncoder().encode(text)),
      record(evidenceTexts.inferred),
      "text/plain",
    );

  const isMetric = readBy(finished.claims.flatMap(({ plan }) => plan?.measurements.flatMap(sourcesOf) ?? []));
  const at = deps.now().toISOString();
  const { id: runId, repositoryId } = run;
  await save(async (queries) => {
    await requireNotCancelled(queries, run.id);
    for (const { path: sourcePath, ...file } of files) {
      const kind = file.kind === "artifact" && isMetric(sourcePath) ? ("metric" as const) : file.kind;
      const id = deps.newId("evd");
      await queries.evidence.save({ ...file, id, repositoryId, runId, kind, sourcePath, createdAt: at });
    }
    await queries.runs.update(run.id, {
      state,
      verification: legacyRunState(state, null),
      failure,
      environment: finished.environment,
      artifact: { ...stored, mediaType: "application/json" },
      finishedAt: at,
      updatedAt: at,
    });
  });
}
