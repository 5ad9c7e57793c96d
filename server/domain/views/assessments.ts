import type { Assessment, AssessmentCounts } from "../../__generated__/types.ts";

/** Counts the current Assessments by conclusion; returns the time of the latest of all. */
export function summarizeAssessments(assessments: Assessment[]): {
  current: Assessment[];
  conclusionCounts: AssessmentCounts;
  latestAssessmentAt: string | null;
} {
  const current = assessments.filter((assessment) => assessment.current);
  const count = (conclusion: Assessment["conclusion"]) =>
    current.filter((assessment) => assessment.conclusion === conclusion).length;
  return {
    current,
    conclusionCounts: {
      supports: count("supports"),
      challenges: count("challenges"),
      contradicts: count("contradicts"),
      inconclusive: count("inconclusive"),
    },
    latestAssessmentAt:
      assessments
        .map(({ createdAt }) => createdAt)
        .sort()
        .at(-1) ?? null,
  };
}

/** Groups stored Assessments by a key such as the Claim or the Run, keeping their order. */
export function groupAssessments<S extends { assessment: Assessment }>(
  stored: S[],
  key: (item: S) => string,
): Map<string, Assessment[]> {
  const groups = Map.groupBy(stored, key);
  return new Map([...groups].map(([name, items]) => [name, items.map(({ assessment }) => assessment)]));
}
