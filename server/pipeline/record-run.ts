import { getMimeType } from "hono/utils/mime";
import type { Diagnostic, Environment } from "../__generated__/types.ts";
import type { DeclaredOutput, ExecutionResult } from "../deps.ts";
import { canonicalJson } from "../domain/canonical.ts";
import { observe } from "../domain/extract.ts";
import type { ClaimRecord, EvidenceRecord, ExperimentRecord, RunRecord } from "../domain/records.ts";
import type { RepetitionRecord, RunArtifact } from "../domain/run-artifact.ts";
import type { ExecutionState } from "../domain/states.ts";
import type { StageContext } from "./stage.ts";

/** One execution of the command with the files that were read from its work folder. */
export interface Repetition {
  result: ExecutionResult;
  outputs: DeclaredOutput[];
}

export interface EndedRun {
  claims: ClaimRecord[];
  experiment: ExperimentRecord;
  repetitions: Repetition[];
  state: ExecutionState;
  failure: Diagnostic | null;
  environment: Environment;
}

/** Keeps what a Run left as objects, and writes its end, its Evidence and its artifact in one transaction. */
export async function recordRun(context: StageContext, run: RunRecord, ended: EndedRun): Promise<void> {
  const { deps, repository, save } = context;
  const files: StoredFile[] = [];
  const records: RepetitionRecord[] = [];
  for (const [index, repetition] of ended.repetitions.entries()) {
    const prefix = index === 0 ? "" : `repetition-${index + 1}/`;
    const stored = await storeFiles(context, repetition, prefix);
    files.push(...stored);
    records.push(repetitionRecord(repetition, stored, prefix, ended.claims));
  }
  const artifact: RunArtifact = {
    runId: run.id,
    experimentVersionId: run.experimentVersionId,
    sourceCommit: repository.sourceCommit,
    environmentDigest: ended.environment.digest,
    missingRequirements: await deps.missingRequirements(ended.experiment.definition.requires),
    repetitions: records,
  };
  const stored = await deps.objects.put(new TextEncoder().encode(canonicalJson(artifact)));
  const mediaType = "application/json";
  files.push({
    ...stored,
    path: "run.json",
    kind: "artifact",
    mediaType,
    summary: "What the Run left, as Assessments read it",
  });

  const measured = new Set(
    ended.claims.flatMap(({ plan }) => plan?.measurements.map(({ from }) => from.file) ?? []),
  );
  const at = deps.now().toISOString();
  await save(async (queries) => {
    for (const { path, ...file } of files) {
      const kind = measured.has(path) && file.kind === "artifact" ? "metric" : file.kind;
      const { id: runId, repositoryId } = run;
      const id = deps.newId("evd");
      await queries.evidence.save({
        ...file,
        id,
        repositoryId,
        runId,
        kind,
        sourcePath: path,
        createdAt: at,
      });
    }
    await queries.runs.update(run.id, {
      state: ended.state,
      verification:
        ended.state === "timedOut" ? "timed_out" : ended.state === "failed" ? "failed" : "unverified",
      failure: ended.failure,
      environment: ended.environment,
      artifact: { ...stored, mediaType },
      finishedAt: at,
      updatedAt: at,
    });
  });
}

type StoredFile = Pick<EvidenceRecord, "digest" | "byteSize" | "kind" | "mediaType" | "summary"> & {
  path: string;
};

async function storeFiles(
  { deps }: StageContext,
  { result, outputs }: Repetition,
  prefix: string,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  const keep = async (
    path: string,
    bytes: Uint8Array,
    file: Pick<StoredFile, "kind" | "mediaType" | "summary">,
  ) => {
    files.push({ ...(await deps.objects.put(bytes)), path: prefix + path, ...file });
  };
  for (const stream of ["stdout", "stderr"] as const) {
    const summary = `What the experiment wrote to ${stream}${result.outputTruncated ? ", up to the limit" : ""}`;
    await keep(stream, result[stream], { kind: "log", mediaType: "text/plain; charset=utf-8", summary });
  }
  for (const output of outputs) {
    if (output.state !== "collected") continue;
    const mediaType = getMimeType(output.path) ?? null;
    const kind = mediaType !== null && /^image\/|pdf$/.test(mediaType) ? "figure" : "artifact";
    await keep(output.path, output.bytes, {
      kind,
      mediaType,
      summary: `The file ${output.path} that the Run left`,
    });
  }
  return files;
}

function repetitionRecord(
  { result, outputs }: Repetition,
  stored: StoredFile[],
  prefix: string,
  claims: ClaimRecord[],
): RepetitionRecord {
  const { exitCode, signal, limitHit, wallMilliseconds, cpuMilliseconds, peakMemoryBytes } = result;
  const kept = stored.filter(({ kind }) => kind !== "log");
  return {
    exitCode,
    signal,
    limitHit,
    wallMilliseconds,
    cpuMilliseconds: cpuMilliseconds ?? null,
    peakMemoryBytes: peakMemoryBytes ?? null,
    outputs: kept.map(({ path, digest, byteSize }) => ({
      path: path.slice(prefix.length),
      digest,
      byteSize: byteSize ?? 0,
    })),
    absent: outputs.flatMap((output) =>
      output.state === "collected"
        ? []
        : [{ path: output.path, reason: output.state === "refused" ? output.reason : "missing" }],
    ),
    observations: observations(result, outputs, claims),
  };
}

function observations(result: ExecutionResult, outputs: DeclaredOutput[], claims: ClaimRecord[]) {
  const bytesOf = (file: string): Uint8Array | null => {
    if (file === "stdout" || file === "stderr") return result[file];
    const output = outputs.find(({ path }) => path === file);
    return output?.state === "collected" ? output.bytes : null;
  };
  const observed: RepetitionRecord["observations"] = {};
  for (const { id, expectations } of claims) {
    observed[id] = Object.fromEntries(
      expectations.map(({ measurementId, from }) => [measurementId, observe(from, bytesOf(from.file))]),
    );
  }
  return observed;
}
