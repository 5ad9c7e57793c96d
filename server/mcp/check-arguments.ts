import { Ajv2020 } from "ajv/dist/2020.js";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { operations } from "../__generated__/operations.ts";
import type { ToolSpec } from "../__generated__/tools.ts";
import type { Validator } from "../__generated__/validator.ts";
import { type Issue, issueAt } from "../domain/errors.ts";
import { render } from "../domain/messages/render.ts";
import { describeIssue, findIssues } from "../domain/validation/validate.ts";
import type { Arguments } from "./tool-request.ts";

/** Says what is wrong with a tool's arguments, in the shape of an operation's refusal; null where nothing is. */
export type ArgumentCheck = (given: Arguments) => Refusal | null;

interface Refusal {
  error: { code: "invalid_request"; message: string; details: { issues: object[] } };
}

/**
 * In place of the protocol library's check, which tells of it in a text of its own. Unknown arguments are the operation's
 * to refuse, with the nearest name, but for those that it has for old clients and the tool has not. Formats are its own
 * to check too, as all else is once more.
 */
export function argumentCheck({ operation, inputSchema }: ToolSpec): ArgumentCheck {
  const { method, parameters }: OperationSpec = operations[operation];
  const { properties = {} } = inputSchema as { properties?: object };
  const validator = ajv.compile(inputSchema) as Validator;
  const places = new Map(parameters.map(({ name, in: place }) => [name, place]));
  const declared = Object.keys(properties).join(", ");
  const placed = ({ pointer, ...issue }: Issue): Issue => {
    const [, name = "", ...rest] = pointer.slice(1).split("/");
    const place = places.get(name) ?? (method === "GET" ? "query" : "body");
    return { ...issue, pointer: `/${[place, name, ...rest].join("/")}` };
  };
  return (given) => {
    const isKnown = (name: string) => Object.hasOwn(properties, name);
    const known = Object.fromEntries(Object.entries(given).filter(([name]) => isKnown(name)));
    const hidden = Object.keys(given).filter((name) => places.get(name) === "query" && !isKnown(name));
    const issues = [
      ...hidden.map((name) => issueAt(`/query/${name}`, "issue.unknown_parameter", { declared })),
      ...findIssues(validator, known, "/arguments").map(placed),
    ];
    return issues.length > 0 ? refusalOf(issues) : null;
  };
}

function refusalOf(issues: Issue[]): Refusal {
  const message = render("request.invalid", { detail: describeIssue(issues[0]) });
  const told = issues.map(({ pointer, message, text }) => ({
    pointer,
    message: text ? render(text.key, text.parameters) : message,
  }));
  return { error: { code: "invalid_request", message, details: { issues: told } } };
}

// The schemas are made from the contract, which was checked.
const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false });
