import type { RepositorySummary } from "../../__generated__/types.ts";

/** Records of each section that one answer has; the rest are read from their lists. */
const most = 100;

/** Cuts the sections of a record to what the contract says: the first of what is declared, the latest of what came of it. */
export function cappedSections(record: RepositorySummary): RepositorySummary {
  const { claims, experiments, runs, assessments, evidence } = record;
  const { items } = evidence;
  return {
    ...record,
    ...(claims ? { claims: claims.slice(0, most) } : {}),
    ...(experiments ? { experiments: experiments.slice(0, most) } : {}),
    ...(runs ? { runs: runs.slice(-most) } : {}),
    ...(assessments ? { assessments: assessments.slice(-most) } : {}),
    ...(items ? { evidence: { ...evidence, items: items.slice(-most) } } : {}),
  };
}
