import type { Claim, Experiment, Run } from "@research-verification/sdk";
import { lastWords } from "@research-verification/server/last-words";
import { executionWords } from "@research-verification/server/words";
import { plainLine, plainText } from "../plain-text.ts";

/** More of a Run are counted: an experiment may leave hundreds of files. */
const shownFiles = 10;

/** How each Run ended and what files it left; of one that did not end well also why, and what its command said last. */
export function describeRuns(runs: readonly Run[], experiments: readonly Experiment[]): string[] {
  return runs.flatMap((run) => {
    const { execution, experimentVersionId, logs = [] } = run;
    const experiment = experiments.find((each) => each.experimentVersionId === experimentVersionId);
    const said = execution.state === "succeeded" ? "" : lastWords(logs);
    return [
      plainLine(
        `Experiment ${experiment?.key ?? ""}: ${executionWords[execution.state]}. ${execution.failure?.summary ?? ""}`,
      ),
      ...(said === "" ? [] : said.split("\n").map((line) => `  | ${plainText(line)}`)),
      ...describeFiles(run),
    ];
  });
}

/** The files of its first repetition, without its logs and the service's own record of it. */
function describeFiles({ evidence = [], artifact }: Run): string[] {
  const paths = evidence
    .filter(({ kind, digest }) => kind !== "log" && digest !== artifact?.digest)
    .flatMap(({ sourcePath }) => sourcePath ?? [])
    .filter(
      (path) => !/^_*(?:environment-lock\.json$|inferred-[^/]+$|(?:repetition-\d+|second-look)\/)/.test(path),
    );
  if (paths.length === 0) return [];
  const more = paths.length - shownFiles;
  const names = paths.slice(0, shownFiles).join(", ");
  return [`  ${plainLine(`Files: ${names}${more > 0 ? ` and ${more} more` : ""}`)}`];
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
      : "Experiments without Claims have two hours together, into which its time limit does not fit. A Claim of .research/experiment.yml that names it has it run.";
  return experiments
    .filter(({ experimentVersionId }) => !run.has(experimentVersionId))
    .map(({ id, key }) => plainLine(`Experiment ${key}: not run.${named.has(id) ? "" : ` ${reason}`}`));
}
