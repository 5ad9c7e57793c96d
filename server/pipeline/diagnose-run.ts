import type { DeclaredOutput, ExecutionResult } from "../deps.ts";
import { type FailureCause, findFailureCause } from "../domain/environment/failure-cause.ts";
import { failureCauseTexts } from "../domain/environment/failure-cause-texts.ts";
import { type Recorded, record, sentences } from "../domain/messages/recorded.ts";
import type { Diagnosis } from "../domain/runs/diagnosis.ts";
import { failureTexts } from "../domain/runs/failure-texts.ts";
import { isShortOfMachineMemory } from "../domain/runs/machine-memory.ts";

/** Explains why a Run did not succeed and what its reader can do about it. */
export function diagnose(
  result: ExecutionResult,
  missingOutputs: DeclaredOutput[],
  missingRequirements: string[],
  batchLog: string | null = null,
): Diagnosis {
  const { limitHit, exitCode, signal } = result;
  // A limit counts even if the command exited by itself: one process of a pipeline may have hit it.
  if (isShortOfMachineMemory(result)) return { retryable: true, ...machineMemory };
  if (limitHit) return { retryable: false, ...limits[limitHit] };
  const cause = findCause(result, batchLog);
  if (exitCode !== 0) {
    const ending =
      exitCode === null
        ? record(failureTexts.ended, { signal: signal ?? "a signal" })
        : record(failureTexts.exited, { status: exitCode });
    if (cause) return explained(cause, ending, missingRequirements);
    if (missingRequirements.length > 0) {
      return {
        code: "missing_requirement",
        category: "environment",
        retryable: false,
        summary: record(exitCode === null ? failureTexts.endedLacking : failureTexts.lacking, {
          ...{ status: exitCode ?? "", signal: signal ?? "a signal" },
          packages: missingRequirements.join(", "),
        }),
        recoveryAction: record(failureTexts.doAsLogSays),
      };
    }
    return {
      code: "exit_status",
      category: "execution",
      retryable: false,
      summary: ending,
      recoveryAction: record(failureTexts.readLog),
    };
  }
  const summary = record(failureTexts.notWritten, { files: listOutputs(missingOutputs) });
  // A script goes on after an error where nobody told it not to.
  if (cause) return explained(cause, summary, missingRequirements);
  return {
    code: "missing_output",
    category: "execution",
    retryable: false,
    summary,
    recoveryAction: record(failureTexts.writeOutputs),
  };
}

/** The package that the command stopped for want of, by the name of its distribution; null where it was none. */
export function lackedPackage(result: ExecutionResult, batchLog: string | null = null): string | null {
  const cause = findCause(result, batchLog);
  return cause?.code === "missing_package" ? (cause.package ?? null) : null;
}

/**
 * A line for the log of a command that ended well and left nothing; null for any other. `hasLeft` is whether it wrote a
 * declared output or a number was observed.
 */
export function describeIdle(result: ExecutionResult, hasLeft: boolean): string | null {
  if (result.exitCode !== 0 || result.limitHit || hasLeft) return null;
  const cause = findCause(result);
  if (cause)
    return `The command exited with status 0 and left nothing. ${cause.summary} ${cause.recoveryAction}\n`;
  return result.stdout.length + result.stderr.length > 0
    ? null
    : "The command exited with status 0, printed nothing and left nothing: name the command that computes the paper's numbers.\n";
}

/** A manifest may declare hundreds of outputs. */
const namedOutputs = 5;

function listOutputs(outputs: readonly DeclaredOutput[]): string {
  const names = outputs
    .slice(0, namedOutputs)
    .map((output) => ("reason" in output ? `${output.path} (${output.reason})` : output.path));
  const more = outputs.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more} more of the declared outputs` : "");
}

/** Of each stream: the cause stands at the end. */
const searchedBytes = 64 * 1024;

/** Errors are printed to stderr, by most; what R wrote to a file of its own says more than that of what started it. */
function findCause({ stdout, stderr }: ExecutionResult, batchLog: string | null = null): FailureCause | null {
  const tail = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(-searchedBytes));
  return findFailureCause(batchLog ?? "") ?? findFailureCause(tail(stderr)) ?? findFailureCause(tail(stdout));
}

function explained(cause: FailureCause, ending: Recorded, missingRequirements: string[]): Diagnosis {
  const { code, category, summary, line, recoveryAction, package: name } = cause;
  // Who has asked for it already is not told to ask.
  const isAsked =
    name !== undefined && missingRequirements.some((each) => each.toLowerCase().includes(name.toLowerCase()));
  return {
    code,
    category,
    retryable: false,
    summary: sentences(ending, summary, record(failureCauseTexts.logSays, { line })),
    recoveryAction: isAsked ? record(failureCauseTexts.asked) : recoveryAction,
  };
}

const machineMemory = {
  code: "memory_limit",
  category: "resource",
  summary: record(failureTexts.machineMemory),
  recoveryAction: record(failureTexts.retryWithMemory),
} as const;

const limits: Record<NonNullable<ExecutionResult["limitHit"]>, Omit<Diagnosis, "retryable">> = {
  time: {
    code: "timeout",
    category: "timeout",
    summary: record(failureTexts.time),
    recoveryAction: record(failureTexts.raiseTimeout),
  },
  memory: {
    code: "memory_limit",
    category: "resource",
    summary: record(failureTexts.memory),
    recoveryAction: record(failureCauseTexts.raiseMemory),
  },
  processes: {
    code: "process_limit",
    category: "resource",
    summary: record(failureTexts.processes),
    recoveryAction: record(failureTexts.fewerProcesses),
  },
  file_size: {
    code: "file_size_limit",
    category: "resource",
    summary: record(failureTexts.fileSize),
    recoveryAction: record(failureTexts.smallerFiles),
  },
};
