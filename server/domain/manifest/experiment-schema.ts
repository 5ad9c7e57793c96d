import type { ErrorObject } from "ajv/dist/2020.js";
import { type SchemaProblem, schemaCheck } from "./check-schema.ts";
import experimentSchema from "./experiment.schema.json" with { type: "json" };

/** The JSON Schema of `.research/experiment.yml`, as published at `/schemas/experiment.json`. */
export { experimentSchema };

const check = schemaCheck(experimentSchema, describeError);

/** Validates a parsed manifest of checked sizes (size-limits.ts). */
export function checkExperimentSchema(value: unknown): SchemaProblem[] {
  return check(value);
}

function describeError({ keyword, schemaPath }: ErrorObject): string | null {
  if (keyword === "oneOf")
    return "must have exactly one of: pointer; row and column; where and column; regex; sha256.";
  if (keyword !== "false schema") return null;
  if (schemaPath.includes("/properties/seed/"))
    return "is not used together with `seeds`: leave one of the two out.";
  if (schemaPath.includes("/properties/file/"))
    return "is not used together with `files`: leave one of the two out.";
  return "is not used together with `from.sha256`: leave it out.";
}
