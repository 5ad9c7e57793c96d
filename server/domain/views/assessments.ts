import type { Assessment, AssessmentCounts } from "../../__generated__/types.ts";

/** How the Assessments in force conclude, and when the last one was made. */
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

/** Stored Assessments by Claim or by Run, each in the order in which they were made. */
export function groupAssessments<S extends { assessment: Assessment }>(
  stored: S[],
  key: (item: S) => string,
): Map<string, Assessment[]> {
  const groups = Map.groupBy(stored, key);
  return new Map([...groups].map(([name, items]) => [name, items.map(({ assessment }) => assessment)]));
}
