import { copyFile, mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DeclaredOutput, ExecutionResult } from "../deps.ts";
import { type ConvertedFile, isRFile, isRWorkspace } from "../domain/measurement/r-file.ts";
import { rFileTexts } from "../domain/measurement/r-file-texts.ts";
import { readBy, sourcesOf } from "../domain/measurement/source-files.ts";
import { record, sentences } from "../domain/messages/recorded.ts";
import type { ClaimRecord } from "../domain/records.ts";
import { type StageContext, StoppedError } from "./stage.ts";

const program = fileURLToPath(new URL("r-files.R", import.meta.url));

const MIB = 1024 * 1024;
const limits = { processes: 16, fileSizeMiB: 16, outputBytes: 64 * 1024 };
/** For one file, and for all of a repetition. */
const fileSeconds = 60;
const totalSeconds = 300;
const totalBytes = 64 * MIB;
/** R decompresses a file, and has its text beside it. */
const minMemoryMiB = 1024;

export interface ConvertOptions {
  outputs: readonly DeclaredOutput[];
  claims: readonly Pick<ClaimRecord, "expectations">[];
  /** The root of an environment; undefined for the machine's own. */
  root: string | undefined;
  /** What the experiment itself may have. */
  memoryMiB: number;
  /** What the texts may take. */
  remainingBytes: number;
}

/**
 * Has R read the outputs in its own formats that measurements are read from, after the experiment and in the same
 * environment, since reading one can run code that is in it: each in a sandbox of its own, so that what is read in a file
 * hangs on that file alone. What comes back is text of the experiment's like any other.
 */
export async function convertRFiles(
  context: Pick<StageContext, "deps" | "signal">,
  { outputs, claims, remainingBytes, ...environment }: ConvertOptions,
): Promise<Map<string, ConvertedFile>> {
  const isRead = readBy(
    claims.flatMap(({ expectations }) =>
      expectations.flatMap(sourcesOf).filter(({ sha256 }) => sha256 === undefined),
    ),
  );
  const converted = new Map<string, ConvertedFile>();
  let seconds = totalSeconds;
  let bytes = Math.min(totalBytes, remainingBytes);
  for (const output of outputs) {
    if (output.state !== "collected" || !isRFile(output.path) || !isRead(output.path)) continue;
    if (seconds < 1) {
      const reason = sentences(
        record(rFileTexts.noTimeForR, { path: output.path, seconds: totalSeconds }),
        record(rFileTexts.saveInOne),
      );
      converted.set(output.path, { reason });
      continue;
    }
    const { text, milliseconds } = await convertFile(context, output, { ...environment, seconds, bytes });
    seconds -= milliseconds / 1000;
    if (text instanceof Uint8Array) bytes -= text.byteLength;
    converted.set(output.path, text);
  }
  return converted;
}

interface FileOptions extends Pick<ConvertOptions, "root" | "memoryMiB"> {
  seconds: number;
  bytes: number;
}

async function convertFile(
  { deps, signal }: Pick<StageContext, "deps" | "signal">,
  { path, bytes: content }: Extract<DeclaredOutput, { state: "collected" }>,
  { root, memoryMiB, seconds, bytes }: FileOptions,
): Promise<{ text: ConvertedFile; milliseconds: number }> {
  const workFolder = await mkdtemp(join(deps.workFolder, "r-"));
  try {
    await copyFile(program, join(workFolder, "convert.R"));
    await writeFile(join(workFolder, isRWorkspace(path) ? "input.rdata" : "input.rds"), content);
    const result = await deps.executor.run(
      {
        workFolder,
        ...(root === undefined ? {} : { root }),
        command: "exec Rscript --vanilla convert.R",
        seed: null,
        limits: {
          ...limits,
          timeoutSeconds: Math.min(fileSeconds, Math.ceil(seconds)),
          memoryMiB: Math.max(memoryMiB, minMemoryMiB),
        },
        // Base R alone: it starts in half the time.
        environment: { R_DEFAULT_PACKAGES: "NULL" },
        onLog: () => undefined,
      },
      signal,
    );
    if (result.cancelled) throw new StoppedError();
    const caps = { fileBytes: limits.fileSizeMiB * MIB, totalBytes: bytes };
    const left = await deps.outputs.collect(workFolder, ["error.txt", "output.json"], caps);
    return { text: convertedFile(path, left, result), milliseconds: result.wallMilliseconds };
  } finally {
    await deps.removeWorkFolder(workFolder);
  }
}

function convertedFile(
  path: string,
  [error, json]: DeclaredOutput[],
  { exitCode, limitHit }: ExecutionResult,
): ConvertedFile {
  const advice = record(rFileTexts.saveNumbers);
  if (exitCode === 127) {
    return {
      reason: record(rFileTexts.noR, { path }),
    };
  }
  if (limitHit !== null) {
    const name = limitHit.replace("_", " ");
    return { reason: sentences(record(rFileTexts.limitOfR, { name, path }), advice) };
  }
  if (error?.state === "collected")
    return { reason: record(rFileTexts.unreadableByR, { path, line: firstLine(error.bytes) }) };
  if (exitCode !== 0)
    return { reason: sentences(record(rFileTexts.statusOfR, { status: String(exitCode), path }), advice) };
  if (json?.state === "collected") return json.bytes;
  const why = json?.state === "refused" ? json.reason.replaceAll("_", " ") : "missing";
  return { reason: sentences(record(rFileTexts.unusableOfR, { path, why }), advice) };
}

/** What an error of R says, which the experiment chooses. */
function firstLine(bytes: Uint8Array): string {
  const [line = ""] = new TextDecoder().decode(bytes.subarray(0, 2000)).split("\n");
  return line.replace(/\p{C}/gu, " ").slice(0, 300).toWellFormed().replace(/\.$/, "");
}
