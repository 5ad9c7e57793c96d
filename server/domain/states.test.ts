import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  conclusions,
  evidenceStates,
  executionStates,
  jobStates,
  pipelineStages,
  verificationStates,
} from "./states.ts";

const contract = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));

it.each([
  ["VerificationState", verificationStates],
  ["ExecutionState", executionStates],
  ["AssessmentConclusion", conclusions],
  ["EvidenceState", evidenceStates],
  ["JobState", jobStates],
  ["PipelineStage", pipelineStages],
] as [string, readonly string[]][])("%s has the contract's values", (name, values) => {
  expect(values).toEqual(contract.components.schemas[name].enum);
});
