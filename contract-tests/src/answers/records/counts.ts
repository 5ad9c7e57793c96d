import { isObject, type Json } from "../../contract/json-pointer.ts";
import { count, equal, type RecordRules, sum } from "./record-rules.ts";

/** Counts are sums, and a state follows from them. */
export const countRules: RecordRules = {
  ClaimEvidence: (value) => [...assessmentProblems(value), ...stateProblems(value)],
  RunAssessment: (value) => [...assessmentProblems(value), ...conclusionProblems(value)],
  RepositoryEvidence: (value) => [
    ...equal("claimCount", value.claimCount, "the sum of stateCounts", sum(value.stateCounts)),
    ...equal(
      "supportedClaimCount",
      value.supportedClaimCount,
      "stateCounts.supported",
      count(value.stateCounts, "supported"),
    ),
    ...(Number(value.nearClaimCount) > Number(value.supportedClaimCount)
      ? ["more Claims are near than are supported"]
      : []),
    ...equal(
      "assessedClaimCount",
      value.assessedClaimCount,
      "the Claims that are not notAssessed",
      sum(value.stateCounts) - count(value.stateCounts, "notAssessed"),
    ),
  ],
  RepositoryExecution: (value) =>
    equal("runCount", value.runCount, "the sum of stateCounts", sum(value.stateCounts)),
  RepositorySummary: ({ verification, evidence, execution }) => {
    if (!isObject(verification) || !isObject(evidence) || !isObject(execution)) return [];
    return [
      ...equal(
        "verification.claimCount",
        verification.claimCount,
        "evidence.claimCount",
        evidence.claimCount,
      ),
      ...equal("verification.runCount", verification.runCount, "execution.runCount", execution.runCount),
      ...(Number(verification.verifiedClaimCount) > Number(verification.claimCount)
        ? ["more Claims are verified than there are"]
        : []),
      ...equal(
        "verification.rings.run",
        isObject(verification.rings) ? verification.rings.run : undefined,
        "whether a Run succeeded",
        count(execution.stateCounts, "succeeded") > 0,
      ),
      ...ringProblems(verification.rings, Number(evidence.supportedClaimCount)),
    ];
  },
  Health: ({ status, components }) => {
    if (!isObject(components)) return [];
    const failed = Object.values(components).filter((one) => isObject(one) && one.status !== "ok");
    return equal("status", status, "that of the components", failed.length > 0 ? "degraded" : "ok");
  },
};

/** A ring that is closed by what another one needs as well. */
function ringProblems(rings: unknown, supported: number): string[] {
  if (!isObject(rings)) return [];
  return [
    ...(supported > 0 && rings.match === false
      ? [`rings.match is false with ${supported} supported Claims`]
      : []),
    ...["repeat", "institutionVerified"].flatMap((name) =>
      rings[name] === true && rings.match === false ? [`rings.${name} is true, and rings.match false`] : [],
    ),
  ];
}

function assessmentProblems({ assessmentCount, conclusionCounts, latestAssessmentAt }: Json): string[] {
  return [
    ...equal("assessmentCount", assessmentCount, "the sum of conclusionCounts", sum(conclusionCounts)),
    // There may have been others, which are not in force any more.
    ...(latestAssessmentAt === null && Number(assessmentCount) > 0
      ? [`latestAssessmentAt is null with ${assessmentCount} Assessments`]
      : []),
  ];
}

/** The least favourable conclusion, as far as those that are in force decide it. */
function conclusionProblems({ conclusion, conclusionCounts, assessmentCount }: Json): string[] {
  if (conclusion === null)
    return Number(assessmentCount) > 0 ? [`no conclusion with ${assessmentCount} Assessments`] : [];
  const excluded: Record<string, string[]> = {
    supports: ["challenges", "contradicts", "inconclusive"],
    inconclusive: ["challenges", "contradicts"],
    contradicts: ["supports", "challenges"],
  };
  const other = excluded[String(conclusion)]?.find((name) => count(conclusionCounts, name) > 0);
  return other ? [`conclusion is ${conclusion}, and an Assessment ${other}`] : [];
}

/** As far as a state follows from the counts by its word alone. */
function stateProblems({ state, conclusionCounts, assessmentCount }: Json): string[] {
  const needs: Record<string, string> = {
    supported: "supports",
    challenged: "challenges",
    contradicted: "contradicts",
  };
  const problems: string[] = [];
  if ((state === "notAssessed") !== (assessmentCount === 0))
    problems.push(`state is ${state} with ${assessmentCount} Assessments`);
  const needed = needs[String(state)];
  if (needed && count(conclusionCounts, needed) === 0)
    problems.push(`state is ${state}, and no Assessment ${needed}`);
  return problems;
}
