import { isObject } from "../../contract/json-pointer.ts";
import { equal, type RecordRules } from "./record-rules.ts";

/** How a Run went. */
export const runRules: RecordRules = {
  Run: ({ execution, assessment, startedAt, finishedAt, state: combined }) => {
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
      ...(ended.has(String(state)) && finishedAt === null ? [`a ${state} Run has no finishedAt`] : []),
      ...(isObject(assessment) && state === "succeeded"
        ? equal(
            "state is verified",
            combined === "verified",
            "whether it supports",
            assessment.conclusion === "supports",
          )
        : []),
    ];
  },
};

const ended = new Set(["succeeded", "partial", "failed", "timedOut", "cancelled"]);
