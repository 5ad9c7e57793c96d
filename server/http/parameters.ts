import type { OperationSpec, ParameterSpec } from "../__generated__/operation-spec.ts";
import { type Issue, issueAt } from "../domain/errors.ts";
import type { MessageKey } from "../domain/messages/render.ts";
import { invalidRequest } from "../domain/validation/validate.ts";
import { unknownParameterIssues } from "./unknown-parameters.ts";

/** Parameters by where they stand, typed but not yet validated; defaults are the validator's to fill in. */
export interface ParsedParameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
}

const groups = { path: "path", query: "query", header: "headers" } as const;

/**
 * Reads parameters strictly: an integer is decimal digits alone (`0x10`, ` 5 ` and `1e1` are not), a comma list is
 * split once, a parameter given twice is refused, and so is one that the operation does not declare, unless the
 * contract says that the operation ignores those.
 */
export function parseParameters(
  { parameters: specs, unknownQuery }: Pick<OperationSpec, "parameters" | "unknownQuery">,
  path: Record<string, string>,
  query: URLSearchParams,
  headers: Headers,
): ParsedParameters {
  const parsed: ParsedParameters = { path: {}, query: {}, headers: {} };
  const issues: Issue[] = [];
  for (const { name, in: place, kind } of specs) {
    const text = place === "query" ? query.get(name) : place === "path" ? path[name] : headers.get(name);
    if (typeof text !== "string") continue;
    const isRepeated = place === "query" && query.getAll(name).length > 1;
    const value = isRepeated ? undefined : convert(kind, text);
    if (value !== undefined) parsed[groups[place]][name] = value;
    else {
      const key = isRepeated ? "issue.repeated" : refused[kind];
      issues.push(issueAt(`/${place}/${name}`, key));
    }
  }
  if (unknownQuery === "refused" && query.size > 0) {
    const declared = specs.filter((spec) => spec.in === "query").map(({ name }) => name);
    issues.push(...unknownParameterIssues(query.keys(), declared));
  }
  if (issues.length > 0) throw invalidRequest(issues);
  return parsed;
}

const refused: Record<ParameterSpec["kind"], MessageKey> = {
  string: "issue.not_text",
  list: "issue.not_text",
  integer: "issue.not_integer",
  number: "issue.not_number",
  boolean: "issue.not_boolean",
};

function convert(kind: ParameterSpec["kind"], text: string): unknown {
  // Databases end a text at U+0000 or refuse it: nothing that we keep has one.
  if (text.includes("\0")) return undefined;
  switch (kind) {
    case "integer":
      return /^-?(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : undefined;
    case "number":
      return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : undefined;
    case "boolean":
      return text === "true" ? true : text === "false" ? false : undefined;
    case "list":
      return text.split(",");
    default:
      return text;
  }
}
