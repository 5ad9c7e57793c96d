import type { ExecutionState } from "../__generated__/enumerations.ts";
import type { Diagnostic } from "../__generated__/types.ts";
import type { DeclaredOutput, ExecutionResult } from "../deps.ts";
import type { OutputCut } from "../domain/measurement/output-cut.ts";
import type { ConvertedFile } from "../domain/measurement/r-file.ts";
import { type Recorded, record } from "../domain/messages/recorded.ts";
import type { ClaimRecord, EvidenceRecord } from "../domain/records.ts";
import { evidenceTexts } from "../domain/runs/evidence-texts.ts";
import { runOutcome } from "../domain/runs/run-outcome.ts";
import type { RepetitionRecord } from "../domain/verdict/run-artifact.ts";
import { diagnose } from "./diagnose-run.ts";
import { uniquePath } from "./evidence-prefix.ts";
import { mediaTypeOf } from "./media-type.ts";
import { observeOutputs } from "./observe-outputs.ts";
import type { StageContext } from "./stage.ts";

/** One execution of the command with the outputs read from its work folder. */
export interface Repetition {
  result: ExecutionResult;
  /** The value of `$SEED`; null without one. */
  seed: number | null;
  outputs: DeclaredOutput[];
  /** What it left where nobody declared an output. */
  left: DeclaredOutput[];
  /** The end of the file that R wrote its words to, where it stopped; null where there is none. */
  batchLog: string | null;
  /** What R read in outputs of its own formats. */
  converted: ReadonlyMap<string, ConvertedFile>;
}

/** A repetition whose bytes are in the object store: a Run may have more repetitions and files than memory. */
export interface StoredRepetition {
  files: StoredFile[];
  record: RepetitionRecord;
  state: ExecutionState;
  /** Null if it succeeded. */
  failure: Diagnostic | null;
  /** Total size of the outputs, without the logs. */
  byteSize: number;
}

type StoredFile = Pick<EvidenceRecord, "digest" | "byteSize" | "kind" | "mediaType"> & {
  path: string;
  summary: Recorded;
};

/** Any other repetition says nothing for or against a Claim. */
export function leftOutputs({ state }: StoredRepetition): boolean {
  return state === "succeeded" || state === "partial";
}

/** Stores a repetition's logs and outputs and reads the measurements of the Claims from them. */
export async function storeRepetition(
  { deps, signal }: Pick<StageContext, "deps" | "signal">,
  repetition: Repetition,
  { claims, missing, prefix }: { claims: ClaimRecord[]; missing: string[]; prefix: string },
): Promise<StoredRepetition> {
  const { result, seed, outputs, left, batchLog, converted } = repetition;
  const { exitCode, signal: killedBy, limitHit, wallMilliseconds, cpuMilliseconds, peakMemoryBytes } = result;
  const logs = await storeLogs(deps, result, prefix);
  const storedOutputs = [
    ...(await storeOutputs(deps, outputs, prefix, evidenceTexts.output)),
    ...(await storeConverted(deps, outputs, converted, prefix)),
  ];
  // Of later executions they would be the same again: no verdict compares them.
  const storedLeft = prefix === "" ? await storeOutputs(deps, left, prefix, evidenceTexts.left) : [];
  const missingOutputs = outputs.filter((output) => output.state !== "collected");
  const declaredOutputs = outputs.length;
  const presentOutputs = declaredOutputs - missingOutputs.length;
  const state = runOutcome({ ...result, declaredOutputs, presentOutputs });
  return {
    files: [...logs, ...storedOutputs, ...storedLeft],
    state,
    failure: state === "succeeded" ? null : diagnose(result, missingOutputs, missing, batchLog),
    byteSize: [...storedOutputs, ...storedLeft].reduce((sum, { byteSize }) => sum + (byteSize ?? 0), 0),
    record: {
      seed,
      exitCode,
      signal: killedBy,
      limitHit,
      wallMilliseconds,
      cpuMilliseconds: cpuMilliseconds ?? null,
      peakMemoryBytes: peakMemoryBytes ?? null,
      outputs: storedOutputs.map(({ path, digest, byteSize }) => ({
        path: path.slice(prefix.length),
        digest,
        byteSize: byteSize ?? 0,
      })),
      absent: missingOutputs.map((output) => ({
        path: output.path,
        reason: output.state === "refused" ? output.reason : "missing",
      })),
      observations: await observeOutputs(readableOutputs(repetition), claims, signal),
    },
  };
}

type Deps = StageContext["deps"];

async function storeLogs({ objects }: Deps, result: ExecutionResult, prefix: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const stream of ["stdout", "stderr"] as const) {
    const cut = result.outputCuts[stream];
    const count = cut?.bytes.toLocaleString("en-US") ?? "";
    const stored = await objects.put(result[stream]);
    files.push({
      ...stored,
      path: prefix + stream,
      kind: "log",
      mediaType: "text/plain; charset=utf-8",
      summary: record(cut ? evidenceTexts.cutStream : evidenceTexts.stream, { stream, count }),
    });
  }
  return files;
}

async function storeOutputs(
  { objects }: Deps,
  outputs: DeclaredOutput[],
  prefix: string,
  text: (typeof evidenceTexts)["output" | "left"],
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const output of outputs) {
    if (output.state !== "collected") continue;
    const mediaType = mediaTypeOf(output.path);
    const kind = kindOf(output.path, mediaType);
    const summary = record(text, { path: output.path });
    const stored = await objects.put(output.bytes);
    files.push({ ...stored, path: prefix + output.path, kind, mediaType, summary });
  }
  return files;
}

/** The text that numbers were read from stands beside the file of R. */
async function storeConverted(
  { objects }: Deps,
  outputs: readonly DeclaredOutput[],
  converted: Repetition["converted"],
  prefix: string,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  const taken = new Set(outputs.map(({ path }) => path));
  for (const [path, text] of converted) {
    if ("reason" in text) continue;
    const stored = await objects.put(text);
    const summary = record(evidenceTexts.readByR, { path });
    const name = uniquePath(`${path}.json`, taken);
    files.push({ ...stored, path: prefix + name, kind: "artifact", mediaType: "application/json", summary });
  }
  return files;
}

/** Derives the kind from the file name. recordRun changes `artifact` to `metric` for files with measurements. */
function kindOf(path: string, mediaType: string | null): "figure" | "checkpoint" | "artifact" {
  if (mediaType !== null && /^image\/|pdf$/.test(mediaType)) return "figure";
  return /\.(ckpt|pth?|safetensors)$/i.test(path) ? "checkpoint" : "artifact";
}

/** The files that measurements are read from, by name, and where what was printed was cut. */
export function readableOutputs({ result, outputs, converted }: Omit<Repetition, "seed">) {
  const files = new Map([
    ["stdout", result.stdout],
    ["stderr", result.stderr],
  ]);
  for (const output of outputs) if (output.state === "collected") files.set(output.path, output.bytes);
  const cuts = new Map<string, OutputCut>();
  for (const [stream, cut] of Object.entries(result.outputCuts)) if (cut) cuts.set(stream, cut);
  return { files, cuts, converted };
}
