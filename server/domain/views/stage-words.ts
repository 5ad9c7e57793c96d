import type { PipelineStage } from "../../__generated__/enumerations.ts";

/** What each stage does, for whoever waits for it on a terminal. */
export const stageTitles: Record<PipelineStage, string> = {
  intake: "Reading the paper",
  source_discovery: "Fetching its code",
  research_compilation: "Compiling what can be checked",
  research_import: "Importing Claims and experiments",
  reproduction_scheduling: "Scheduling Runs",
  reproduction: "Running the experiments in the sandbox",
  verification: "Comparing what was observed with what was reported",
  publishing: "Signing and publishing",
  completed: "Completed",
};

/** The main values of an event's payload, as ` (claims 6, experiments 2)`; empty without any. */
export function stageDetail(payload: Readonly<Record<string, unknown>>): string {
  const values = ["pageCount", "commit", "claims", "experiments"].flatMap((name) =>
    payload[name] === undefined ? [] : [`${name} ${String(payload[name]).slice(0, 12)}`],
  );
  const counts = ["runIds", "runs", "assessments", "attestations"].flatMap((name) =>
    Array.isArray(payload[name]) ? [`${payload[name].length} ${name === "runIds" ? "runs" : name}`] : [],
  );
  const all = [...values, ...counts];
  return all.length > 0 ? ` (${all.join(", ")})` : "";
}
