import type { Experiment, Run } from "@research-verification/sdk";
import { lastWords } from "@research-verification/server/last-words";
import { executionWords } from "@research-verification/server/words";
import { plainLine, plainText } from "../plain-text.ts";

/** How each Run ended; of one that did not end well also why, and what its command said last. */
export function describeRuns(runs: readonly Run[], experiments: readonly Experiment[]): string[] {
  return runs.flatMap(({ execution, experimentVersionId, logs = [] }) => {
    const experiment = experiments.find((each) => each.experimentVersionId === experimentVersionId);
    const said = execution.state === "succeeded" ? "" : lastWords(logs);
    return [
      plainLine(
        `Experiment ${experiment?.key ?? ""}: ${executionWords[execution.state]}. ${execution.failure?.summary ?? ""}`,
      ),
      ...(said === "" ? [] : said.split("\n").map((line) => `  | ${plainText(line)}`)),
    ];
  });
}
