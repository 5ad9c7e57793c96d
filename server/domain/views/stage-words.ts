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

/** How many of each an event names, in the order in which they are shown. */
export type StageCount = "pages" | "claims" | "experiments" | "runs" | "assessments" | "attestations";

export interface StageFacts {
  /** The first digits of the commit that was fetched; null for none. */
  commit: string | null;
  counts: [name: StageCount, count: number][];
}

/** Where an event's payload has each. */
const members: Record<string, StageCount> = {
  pageCount: "pages",
  claims: "claims",
  experiments: "experiments",
  runIds: "runs",
  runs: "runs",
  assessments: "assessments",
  attestations: "attestations",
};

/** The main values of an event's payload. */
export function stageFacts(payload: Readonly<Record<string, unknown>>): StageFacts {
  const { commit } = payload;
  const counts = Object.entries(members).flatMap(([member, name]): StageFacts["counts"] => {
    const value = payload[member];
    const count = Array.isArray(value) ? value.length : value;
    return typeof count === "number" ? [[name, count]] : [];
  });
  return { commit: typeof commit === "string" ? commit.slice(0, 12) : null, counts };
}

const words: Record<StageCount, [one: string, more: string]> = {
  pages: ["page", "pages"],
  claims: ["Claim", "Claims"],
  experiments: ["experiment", "experiments"],
  runs: ["Run", "Runs"],
  assessments: ["Assessment", "Assessments"],
  attestations: ["attestation", "attestations"],
};

/** The facts of an event on a terminal, as ` (6 Claims, 2 experiments)`; empty without any. */
export function stageDetail(payload: Readonly<Record<string, unknown>>): string {
  const { commit, counts } = stageFacts(payload);
  const said = counts.map(([name, count]) => `${count} ${words[name][count === 1 ? 0 : 1]}`);
  const all = [...(commit === null ? [] : [`commit ${commit}`]), ...said];
  return all.length > 0 ? ` (${all.join(", ")})` : "";
}
