import type { Diagnostic } from "../__generated__/types.ts";
import type { DeclaredOutput, ExecutionResult } from "../deps.ts";

/** Why a Run did not succeed, in words that its reader can act on. */
export function diagnose(
  result: ExecutionResult,
  absent: DeclaredOutput[],
  missingRequirements: string[],
): Diagnostic {
  const { limitHit, exitCode, signal } = result;
  // Also where the command was not stopped: what met the limit may have been one of its processes, as in a pipe.
  if (limitHit) return { retryable: false, ...limits[limitHit] };
  if (exitCode !== 0) {
    const how = exitCode === null ? `was ended by ${signal ?? "a signal"}` : `exited with status ${exitCode}`;
    if (missingRequirements.length > 0) {
      return {
        code: "missing_requirement",
        category: "environment",
        retryable: false,
        summary: `The experiment's command ${how}, and this server lacks ${missingRequirements.join(", ")}.`,
        recoveryAction: "Read the Run's log; ask the operator to install what is missing.",
      };
    }
    return {
      code: "exit_status",
      category: "execution",
      retryable: false,
      summary: `The experiment's command ${how}.`,
      recoveryAction: "Read the Run's log, and mend the code or its manifest.",
    };
  }
  const names = absent.map((output) =>
    "reason" in output ? `${output.path} (${output.reason})` : output.path,
  );
  return {
    code: "missing_output",
    category: "execution",
    retryable: false,
    summary: `The command ended well but did not leave ${names.join(", ")}.`,
    recoveryAction: "Have the command write every file that `outputs` declares, as a regular file.",
  };
}

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
  output: {
    code: "output_limit",
    category: "resource",
    summary: "The experiment printed more than is allowed and was stopped.",
    recoveryAction: "Print less, or write to a file that `outputs` declares.",
  },
  file_size: {
    code: "file_size_limit",
    category: "resource",
    summary: "The experiment wrote a file that is larger than is allowed.",
    recoveryAction: "Write smaller files.",
  },
};
