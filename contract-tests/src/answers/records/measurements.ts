import { isObject } from "../../contract/json-pointer.ts";
import type { RecordRules } from "./record-rules.ts";

/** What was measured, and what is said of it. */
export const measurementRules: RecordRules = {
  Claim: ({ evidence, measurements }) =>
    isObject(evidence) && evidence.state === "contradicted" && areAll(measurements, "match")
      ? ["it is contradicted, and every measurement a match"]
      : [],
  Run: ({ assessment, measurements, claimIds }) => [
    ...(isObject(assessment) && assessment.conclusion === "contradicts" && areAll(measurements, "match")
      ? ["it contradicts, and every measurement is a match"]
      : []),
    ...(Array.isArray(claimIds) && new Set(claimIds).size < claimIds.length
      ? ["claimIds has a Claim twice"]
      : []),
  ],
  Measurement: (value) => {
    const { reportedValue: reported, observedValue: observed, outcome, verification } = value;
    const problems: string[] = [];
    if (outcome === "unmeasured" && typeof observed === "number")
      problems.push(`unmeasured, and ${observed} was observed`);
    if ((outcome === "match" || outcome === "mismatch") && typeof reported === "number" && observed === null)
      problems.push(`a ${outcome} of nothing`);
    const excluded = { match: "failed", mismatch: "verified" }[String(outcome)];
    if (excluded !== undefined && verification === excluded)
      problems.push(`a ${outcome} that is ${verification}`);
    if (typeof reported !== "number" || typeof observed !== "number") return problems;
    return [
      ...problems,
      ...differenceProblems(value, reported, observed),
      ...spreadProblems(value, observed),
    ];
  },
};

function differenceProblems(
  { tolerance, outcome, comparator, absoluteDifference }: Record<string, unknown>,
  reported: number,
  observed: number,
): string[] {
  const own = Math.abs(observed - reported);
  const allowed = roundingOf(observed, reported);
  const problems: string[] = [];
  if (absoluteDifference === null)
    problems.push(`absoluteDifference is null; |${observed} - ${reported}| is ${own}`);
  if (typeof absoluteDifference === "number" && Math.abs(absoluteDifference - own) > allowed)
    problems.push(`absoluteDifference is ${absoluteDifference}; |${observed} - ${reported}| is ${own}`);
  const isFar = typeof tolerance === "number" && own > tolerance + allowed;
  if (outcome === "match" && comparator === "~=" && isFar)
    problems.push(`a match with a difference of ${own}, and a tolerance of ${tolerance}`);
  if (outcome === "mismatch" && own === 0) problems.push("a mismatch of equal numbers");
  return problems;
}

/** What is compared lies among what was observed. */
function spreadProblems({ observedValues: all }: Record<string, unknown>, observed: number): string[] {
  if (!Array.isArray(all) || all.length === 0 || !all.every((one) => typeof one === "number")) return [];
  const allowed = roundingOf(observed, 0);
  return observed < Math.min(...all) - allowed || observed > Math.max(...all) + allowed
    ? [`observedValue is ${observed}, which is not among observedValues`]
    : [];
}

/** Whether there are measurements, and all of them have an outcome. */
const areAll = (measurements: unknown, outcome: string): boolean =>
  Array.isArray(measurements) &&
  measurements.length > 0 &&
  measurements.every((one) => one?.outcome === outcome);

const roundingOf = (one: number, other: number): number =>
  1e-9 * Math.max(Math.abs(one), Math.abs(other), 1e-300);
