import { isObject } from "../../contract/json-pointer.ts";
import type { RecordRules } from "./record-rules.ts";

/** How a Run went, and what it measured. */
export const runRules: RecordRules = {
  Run: ({ execution, assessment, startedAt, finishedAt }) => {
    if (!isObject(execution)) return [];
    const { state, failure } = execution;
    const isAssessed = isObject(assessment) && Number(assessment.assessmentCount) > 0;
    return [
      ...(state === "succeeded" && failure !== null ? ["execution succeeded and has a failure"] : []),
      ...(state === "succeeded" && finishedAt === null ? ["execution succeeded and has not finished"] : []),
      ...(state === "running" && startedAt === null ? ["a running Run has not started"] : []),
      ...(["queued", "running"].includes(String(state)) && typeof finishedAt === "string"
        ? [`a ${state} Run has finishedAt`]
        : []),
      ...(state === "queued" && typeof startedAt === "string" ? ["a queued Run has startedAt"] : []),
      ...(state === "queued" && isAssessed ? ["a queued Run is assessed"] : []),
    ];
  },
  Measurement: (value) => {
    const { reportedValue: reported, observedValue: observed, tolerance, outcome, comparator } = value;
    if (typeof reported !== "number" || typeof observed !== "number") return [];
    const own = Math.abs(observed - reported);
    const allowed = 1e-9 * Math.max(Math.abs(observed), Math.abs(reported), 1e-300);
    const difference = value.absoluteDifference;
    const problems: string[] = [];
    if (typeof difference === "number" && Math.abs(difference - own) > allowed)
      problems.push(`absoluteDifference is ${difference}; |${observed} - ${reported}| is ${own}`);
    if (
      outcome === "match" &&
      comparator === "~=" &&
      typeof tolerance === "number" &&
      own > tolerance + allowed
    )
      problems.push(`a match with a difference of ${own}, and a tolerance of ${tolerance}`);
    return problems;
  },
};
