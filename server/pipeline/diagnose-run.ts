import type { Diagnostic } from "../__generated__/types.ts";
import type { DeclaredOutput, ExecutionResult } from "../deps.ts";
import { type FailureCause, findFailureCause } from "../domain/environment/failure-cause.ts";

/** Explains why a Run did not succeed and what its reader can do about it. */
export function diagnose(
  result: ExecutionResult,
  missingOutputs: DeclaredOutput[],
  missingRequirements: string[],
): Diagnostic {
  const { limitHit, exitCode, signal } = result;
  // A limit counts even if the command exited by itself: one process of a pipeline may have hit it.
  if (limitHit) return { retryable: false, ...limits[limitHit] };
  const cause = findCause(result);
  if (exitCode !== 0) {
    const ending =
      exitCode === null ? `was ended by ${signal ?? "a signal"}` : `exited with status ${exitCode}`;
    if (cause) return explained(cause, `The experiment's command ${ending}.`, missingRequirements);
    if (missingRequirements.length > 0) {
      return {
        code: "missing_requirement",
        category: "environment",
        retryable: false,
        summary: `The experiment's command ${ending}, and its environment lacks ${missingRequirements.join(", ")}.`,
        recoveryAction:
          "Do what the Run's log says of each: ask for a package that there is, or commit the source of what is " +
          "missing and have the command install it from there.",
      };
    }
    return {
      code: "exit_status",
      category: "execution",
      retryable: false,
      summary: `The experiment's command ${ending}.`,
      recoveryAction: "Read the Run's log, and fix the code or its manifest.",
    };
  }
  const summary = `The command exited with status 0 but did not write ${listOutputs(missingOutputs)}.`;
  // A script goes on after an error where nobody told it not to.
  if (cause) return explained(cause, summary, missingRequirements);
  return {
    code: "missing_output",
    category: "execution",
    retryable: false,
    summary,
    recoveryAction: "Have the command write every file that `outputs` declares, as a regular file.",
  };
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

/** Errors are printed to stderr, by most. */
function findCause({ stdout, stderr }: ExecutionResult): FailureCause | null {
  const tail = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(-searchedBytes));
  return findFailureCause(tail(stderr)) ?? findFailureCause(tail(stdout));
}

function explained(cause: FailureCause, ending: string, missingRequirements: string[]): Diagnostic {
  const { code, category, summary, line, recoveryAction, package: name } = cause;
  // Who has asked for it already is not told to ask.
  const isAsked =
    name !== undefined && missingRequirements.some((each) => each.toLowerCase().includes(name.toLowerCase()));
  return {
    code,
    category,
    retryable: false,
    summary: `${ending} ${summary} The log says: ${line}`,
    recoveryAction: isAsked ? ASKED : recoveryAction,
  };
}

const ASKED =
  "The code's files ask for it, and it cannot be had here as they do: do what the beginning of the Run's log says of it.";

const limits: Record<NonNullable<ExecutionResult["limitHit"]>, Omit<Diagnostic, "retryable">> = {
  time: {
    code: "timeout",
    category: "timeout",
    summary: "The experiment ran longer than its time limit and was stopped.",
    recoveryAction:
      "Raise `timeout` in the manifest, up to the server's ceiling, or make the experiment shorter.",
  },
  memory: {
    code: "memory_limit",
    category: "resource",
    summary: "The experiment used more memory than its limit and was stopped.",
    recoveryAction:
      "Raise `memory` in the manifest, up to the server's ceiling, or make the experiment smaller.",
  },
  processes: {
    code: "process_limit",
    category: "resource",
    summary: "The experiment started more processes than are allowed.",
    recoveryAction: "Start fewer processes at once.",
  },
  file_size: {
    code: "file_size_limit",
    category: "resource",
    summary: "The experiment wrote a file that is larger than is allowed.",
    recoveryAction: "Write smaller files.",
  },
};
