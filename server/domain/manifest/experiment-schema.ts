import type { ErrorObject } from "ajv/dist/2020.js";
import { type Recorded, record } from "../messages/recorded.ts";
import { type SchemaProblem, schemaCheck } from "./check-schema.ts";
import experimentSchema from "./experiment.schema.json" with { type: "json" };
import { numberProblemTexts } from "./number-problem-texts.ts";
import { problemTexts } from "./problem-texts.ts";

/** The JSON Schema of `.research/experiment.yml`, as published at `/schemas/experiment.json`. */
export { experimentSchema };

const check = schemaCheck(experimentSchema, describeError);

/** Validates a parsed manifest of checked sizes (size-limits.ts). */
export function checkExperimentSchema(value: unknown): SchemaProblem[] {
  return check(value);
}

function describeError({ keyword, schemaPath }: ErrorObject): Recorded | null {
  if (keyword === "oneOf") return record(problemTexts.oneSource);
  if (keyword !== "false schema") return null;
  if (schemaPath.includes("/properties/seed/"))
    return record(numberProblemTexts.notTogether, { member: "seeds" });
  if (schemaPath.includes("/properties/file/"))
    return record(numberProblemTexts.notTogether, { member: "files" });
  return record(numberProblemTexts.notWithFromDigest);
}
