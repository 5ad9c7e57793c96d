import type { Experiment, Run } from "@research-verification/sdk";
import { executionWords } from "@research-verification/server/words";
import { plainLine } from "../plain-text.ts";

const tailLines = 10;

/** How each Run ended; of one that did not end well also why, and the end of what it printed. */
export function describeRuns(runs: readonly Run[], experiments: readonly Experiment[]): string[] {
  return runs.flatMap(({ execution, experimentVersionId, logs = [] }) => {
    const experiment = experiments.find((each) => each.experimentVersionId === experimentVersionId);
    const printed = logs.map(({ text }) => text).join("");
    const tail = printed.trimEnd().split("\n").slice(-tailLines);
    return [
      plainLine(
        `Experiment ${experiment?.key ?? ""}: ${executionWords[execution.state]}. ${execution.failure?.summary ?? ""}`,
      ),
      ...(printed === "" || execution.state === "succeeded"
        ? []
        : tail.map((line) => `  | ${plainLine(line)}`)),
    ];
  });
}
