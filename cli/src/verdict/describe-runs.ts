import type { Claim, Experiment, Run } from "@research-verification/sdk";
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

/** Which experiments were not run, and why. */
export function describeUnrun(
  experiments: readonly Experiment[],
  runs: readonly Run[],
  claims: readonly Claim[],
): string[] {
  const run = new Set(runs.map(({ experimentVersionId }) => experimentVersionId));
  const named = new Set(claims.flatMap(({ experimentIds }) => experimentIds));
  const reason =
    named.size > 0
      ? "No Claim names it."
      : "Experiments without Claims have an hour together, into which its time limit does not fit. A Claim of .research/experiment.yml that names it has it run.";
  return experiments
    .filter(({ experimentVersionId }) => !run.has(experimentVersionId))
    .map(({ id, key }) => plainLine(`Experiment ${key}: not run.${named.has(id) ? "" : ` ${reason}`}`));
}
