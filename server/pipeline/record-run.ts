import type { Environment } from "../__generated__/types.ts";
import { canonicalJson } from "../domain/digest.ts";
import type { ClaimRecord, RunRecord } from "../domain/records.ts";
import { legacyRunState } from "../domain/verdict/derived-states.ts";
import type { RunArtifact } from "../domain/verdict/run-artifact.ts";
import type { StageContext } from "./stage.ts";
import type { StoredRepetition } from "./store-repetition.ts";

export interface EndedRun {
  claims: ClaimRecord[];
  /** What the manifest requires and this server lacks. */
  missingRequirements: string[];
  repetitions: StoredRepetition[];
  environment: Environment;
}

/** Writes a Run's end, its Evidence and its artifact in one transaction. A Run is as good as its worst repetition. */
export async function recordRun(context: StageContext, run: RunRecord, ended: EndedRun): Promise<void> {
  const { deps, repository, save } = context;
  const { state, failure } = ended.repetitions.find((one) => one.state !== "succeeded") ?? {
    state: "succeeded" as const,
    failure: null,
  };
  const artifact: RunArtifact = {
    runId: run.id,
    experimentVersionId: run.experimentVersionId,
    sourceCommit: repository.sourceCommit,
    environmentDigest: ended.environment.digest,
    missingRequirements: ended.missingRequirements,
    repetitions: ended.repetitions.map(({ record }) => record),
  };
  const stored = await deps.objects.put(new TextEncoder().encode(canonicalJson(artifact)));
  const files = ended.repetitions.flatMap((repetition) => repetition.files);
  const mediaType = "application/json";
  files.push({
    ...stored,
    path: freePath("run.json", new Set(files.map(({ path }) => path))),
    kind: "artifact",
    mediaType,
    summary: "What the Run left, as Assessments read it",
  });

  const measured = new Set(
    ended.claims.flatMap(({ plan }) => plan?.measurements.map(({ from }) => from.file) ?? []),
  );
  const at = deps.now().toISOString();
  const { id: runId, repositoryId } = run;
  await save(async (queries) => {
    for (const { path: sourcePath, ...file } of files) {
      const kind = measured.has(sourcePath) && file.kind === "artifact" ? ("metric" as const) : file.kind;
      const id = deps.newId("evd");
      await queries.evidence.save({ ...file, id, repositoryId, runId, kind, sourcePath, createdAt: at });
    }
    await queries.runs.update(run.id, {
      state,
      verification: legacyRunState(state, null),
      failure,
      environment: ended.environment,
      artifact: { ...stored, mediaType },
      finishedAt: at,
      updatedAt: at,
    });
  });
}

/** A name of ours beside the experiment's own, which it may have chosen to be the same. */
function freePath(path: string, taken: ReadonlySet<string>): string {
  return taken.has(path) ? freePath(`_${path}`, taken) : path;
}
