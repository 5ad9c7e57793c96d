import type { Assessment, AssessmentCounts } from "../../__generated__/types.ts";

/** Counts the current Assessments, and them by conclusion; returns the time of the latest of all. */
export function summarizeAssessments(
  assessments: Assessment[],
  current = assessments.filter((assessment) => assessment.current),
): {
  assessmentCount: number;
  conclusionCounts: AssessmentCounts;
  latestAssessmentAt: string | null;
} {
  const count = (conclusion: Assessment["conclusion"]) =>
    current.filter((assessment) => assessment.conclusion === conclusion).length;
  return {
    assessmentCount: current.length,
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

/** Of a Claim that is history no Assessment is current: returns those that no later one has superseded. */
export function lastInForce(assessments: Assessment[]): Assessment[] {
  const superseded = new Set(assessments.flatMap((one) => one.supersedesAssessmentDigests));
  return assessments.filter(({ recordDigest }) => !superseded.has(recordDigest));
}

/** Groups stored Assessments by a key such as the Claim or the Run, keeping their order. */
export function groupAssessments<S extends { assessment: Assessment }>(
  stored: S[],
  key: (item: S) => string,
): Map<string, Assessment[]> {
  const groups = Map.groupBy(stored, key);
  return new Map([...groups].map(([name, items]) => [name, items.map(({ assessment }) => assessment)]));
}
