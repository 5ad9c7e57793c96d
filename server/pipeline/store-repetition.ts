import { getMimeType } from "hono/utils/mime";
import type { ExecutionState } from "../__generated__/enumerations.ts";
import type { Diagnostic } from "../__generated__/types.ts";
import type { DeclaredOutput, ExecutionResult } from "../deps.ts";
import type { ClaimRecord, EvidenceRecord } from "../domain/records.ts";
import { runOutcome } from "../domain/runs/run-outcome.ts";
import type { RepetitionRecord } from "../domain/verdict/run-artifact.ts";
import { diagnose } from "./diagnose-run.ts";
import { observeOutputs } from "./observe-outputs.ts";
import type { StageContext } from "./stage.ts";

/** One execution of the command with the files that were read from its work folder. */
export interface Repetition {
  result: ExecutionResult;
  outputs: DeclaredOutput[];
}

/** What stays of it: the bytes are objects by now, since a Run may have many repetitions of many files. */
export interface StoredRepetition {
  files: StoredFile[];
  record: RepetitionRecord;
  state: ExecutionState;
  /** Null where it succeeded. */
  failure: Diagnostic | null;
  /** Of the files, without the logs. */
  byteSize: number;
}

export type StoredFile = Pick<EvidenceRecord, "digest" | "byteSize" | "kind" | "mediaType" | "summary"> & {
  path: string;
};

/** Stores what a repetition left and reads the measurements of the Claims from it. */
export async function storeRepetition(
  { deps, signal }: Pick<StageContext, "deps" | "signal">,
  repetition: Repetition,
  { claims, missing, prefix }: { claims: ClaimRecord[]; missing: string[]; prefix: string },
): Promise<StoredRepetition> {
  const { result, outputs } = repetition;
  const { exitCode, signal: killedBy, limitHit, wallMilliseconds, cpuMilliseconds, peakMemoryBytes } = result;
  const logs = await storeLogs(deps, result, prefix);
  const kept = await storeOutputs(deps, outputs, prefix);
  const absent = outputs.filter((output) => output.state !== "collected");
  const declaredOutputs = outputs.length;
  const presentOutputs = declaredOutputs - absent.length;
  const state = runOutcome({ ...result, declaredOutputs, presentOutputs });
  return {
    files: [...logs, ...kept],
    state,
    failure: state === "succeeded" ? null : diagnose(result, absent, missing),
    byteSize: kept.reduce((sum, { byteSize }) => sum + (byteSize ?? 0), 0),
    record: {
      exitCode,
      signal: killedBy,
      limitHit,
      wallMilliseconds,
      cpuMilliseconds: cpuMilliseconds ?? null,
      peakMemoryBytes: peakMemoryBytes ?? null,
      outputs: kept.map(({ path, digest, byteSize }) => ({
        path: path.slice(prefix.length),
        digest,
        byteSize: byteSize ?? 0,
      })),
      absent: absent.map((output) => ({
        path: output.path,
        reason: output.state === "refused" ? output.reason : "missing",
      })),
      observations: await observeOutputs(bytesByName(repetition), claims, signal),
    },
  };
}

type Deps = StageContext["deps"];

async function storeLogs({ objects }: Deps, result: ExecutionResult, prefix: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const stream of ["stdout", "stderr"] as const) {
    const summary = `What the experiment wrote to ${stream}${result.outputTruncated ? ", up to the limit" : ""}`;
    const stored = await objects.put(result[stream]);
    files.push({
      ...stored,
      path: prefix + stream,
      kind: "log",
      mediaType: "text/plain; charset=utf-8",
      summary,
    });
  }
  return files;
}

async function storeOutputs(
  { objects }: Deps,
  outputs: DeclaredOutput[],
  prefix: string,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const output of outputs) {
    if (output.state !== "collected") continue;
    const mediaType = getMimeType(output.path) ?? null;
    const kind = kindOf(output.path, mediaType);
    const summary = `The file ${output.path} that the Run left`;
    const stored = await objects.put(output.bytes);
    files.push({ ...stored, path: prefix + output.path, kind, mediaType, summary });
  }
  return files;
}

/** By what a file is called: nobody says it otherwise. What measurements are read from becomes `metric` later. */
function kindOf(path: string, mediaType: string | null): "figure" | "checkpoint" | "artifact" {
  if (mediaType !== null && /^image\/|pdf$/.test(mediaType)) return "figure";
  return /\.(ckpt|pth?|safetensors)$/i.test(path) ? "checkpoint" : "artifact";
}

function bytesByName({ result, outputs }: Repetition): Map<string, Uint8Array> {
  const files = new Map([
    ["stdout", result.stdout],
    ["stderr", result.stderr],
  ]);
  for (const output of outputs) if (output.state === "collected") files.set(output.path, output.bytes);
  return files;
}
