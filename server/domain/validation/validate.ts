import type { ValidationError, Validator } from "../../__generated__/validator.ts";
import { DomainError, type Issue, issueAt } from "../errors.ts";
import type { MessageKey, Text } from "../messages/render.ts";
import { messagesByPattern } from "./pattern-messages.ts";

/** Throws a 400 with up to 20 issues where `data` is invalid. Sets the defaults of `data`. */
export function validate(validator: Validator, data: unknown, pointer: string): void {
  const issues = findIssues(validator, data, pointer);
  if (issues.length > 0) throw invalidRequest(issues);
}

/** Returns up to 20, none where `data` is valid. Sets the defaults of `data`. */
export function findIssues(validator: Validator, data: unknown, pointer: string): Issue[] {
  return validator(data, { instancePath: pointer }) ? [] : (validator.errors ?? []).slice(0, 20).map(toIssue);
}

/** Creates a 400 whose message states the first issue and whose details list all. */
export function invalidRequest(issues: Issue[]): DomainError {
  const parameters = { detail: describeIssue(issues[0]) };
  return new DomainError("invalid_request", "request.invalid", { parameters, issues });
}

/** Says which member or parameter has which problem. */
export function describeIssue(first: Issue | undefined): Text {
  const names = first?.pointer.split("/").slice(2) ?? [];
  // A member or parameter may have the empty name, and is not the whole body.
  const field = names.length === 0 ? { key: "request.whole_body" as const } : names.join(".") || '""';
  const problem = first?.text ?? { key: "issue.invalid" as const };
  return { key: "request.field", parameters: { field, problem } };
}

/** The message of each JSON Schema keyword, the name of its parameter in the message, and that in Ajv's `params`. */
const messagesByKeyword: Record<string, [key: MessageKey, parameter?: string, ajvParameter?: string]> = {
  type: ["issue.type", "type", "type"],
  minLength: ["issue.min_length", "limit", "limit"],
  maxLength: ["issue.max_length", "limit", "limit"],
  minimum: ["issue.minimum", "limit", "limit"],
  maximum: ["issue.maximum", "limit", "limit"],
  exclusiveMinimum: ["issue.above", "limit", "limit"],
  exclusiveMaximum: ["issue.below", "limit", "limit"],
  multipleOf: ["issue.multiple", "factor", "multipleOf"],
  pattern: ["issue.pattern", "pattern", "pattern"],
  format: ["issue.format", "format", "format"],
  minItems: ["issue.min_items", "limit", "limit"],
  maxItems: ["issue.max_items", "limit", "limit"],
  uniqueItems: ["issue.unique"],
  minProperties: ["issue.min_members", "limit", "limit"],
  maxProperties: ["issue.max_members", "limit", "limit"],
};

/** What a format is called in words. */
const messagesByFormat: Record<string, MessageKey> = {
  email: "issue.email",
  uri: "issue.uri",
  "date-time": "issue.time",
};

function toIssue({ instancePath: place, keyword, params }: ValidationError): Issue {
  // The validators have the headers by their plural; a pointer names where a parameter stands as OpenAPI does.
  const instancePath = place.replace(/^\/headers(?=\/|$)/, "/header");
  const memberPointer = (name: unknown) =>
    `${instancePath}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
  switch (keyword) {
    case "required":
    case "dependentRequired":
      return issueAt(memberPointer(params.missingProperty), "issue.required");
    case "additionalProperties":
    case "unevaluatedProperties":
    case "closed":
      return issueAt(memberPointer(params.additionalProperty ?? params.unevaluatedProperty), "issue.unknown");
    case "enum":
      return issueAt(instancePath, "issue.one_of", {
        allowed: (params.allowedValues as unknown[]).join(", "),
      });
    case "const":
      return issueAt(instancePath, "issue.equal", { value: JSON.stringify(params.allowedValue) });
    default: {
      const shown = inWords(keyword, params);
      if (shown) return issueAt(instancePath, shown);
      const [key, parameter, ajvParameter] = messagesByKeyword[keyword] ?? (["issue.invalid"] as const);
      const parameters = parameter && ajvParameter ? { [parameter]: String(params[ajvParameter]) } : {};
      return issueAt(instancePath, key, parameters);
    }
  }
}

function inWords(
  keyword: string,
  { pattern, format, limit }: ValidationError["params"],
): MessageKey | undefined {
  if (keyword === "pattern") return messagesByPattern[String(pattern)];
  if (keyword === "format") return messagesByFormat[String(format)];
  return keyword === "minLength" && limit === 1 ? "issue.empty" : undefined;
}
