import type { ValidationError, Validator } from "../__generated__/validator.ts";
import { DomainError, type Issue } from "../domain/errors.ts";

/** Throws a 400 that names every member at fault, with what it must be. Fills in the defaults of `data`. */
export function validate(validator: Validator, data: unknown, at: string): void {
  if (validator(data, { instancePath: at })) return;
  throw invalidRequest((validator.errors ?? []).slice(0, 20).map(toIssue));
}

/** A 400 whose sentence tells the first issue and whose details tell all. */
export function invalidRequest(issues: Issue[]): DomainError {
  const [first] = issues;
  const field = first?.pointer.split("/").slice(2).join(".") || "the body";
  const detail = `${field} ${first?.message ?? "is invalid"}.`;
  return new DomainError("invalid_request", "request.invalid", { parameters: { detail }, issues });
}

function toIssue({ instancePath, keyword, params, message }: ValidationError): Issue {
  const below = (name: unknown) =>
    `${instancePath}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
  switch (keyword) {
    case "required":
      return { pointer: below(params.missingProperty), message: "is required" };
    case "additionalProperties":
    case "unevaluatedProperties":
    case "closed":
      return {
        pointer: below(params.additionalProperty ?? params.unevaluatedProperty),
        message: "is not a known member",
      };
    case "enum":
      return {
        pointer: instancePath,
        message: `must be one of ${(params.allowedValues as unknown[]).join(", ")}`,
      };
    case "const":
      return { pointer: instancePath, message: `must be ${JSON.stringify(params.allowedValue)}` };
    default:
      return { pointer: instancePath, message: message ?? "is invalid" };
  }
}
