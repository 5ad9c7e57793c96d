import type { Operation } from "../../contract-tests/src/contract/document.ts";
import { exampleRequest, targetOf } from "../../contract-tests/src/request.ts";

/** Values by the names of parameters and members that ask for them. */
export type Known = Record<string, string>;

/** What an answer shows of itself. */
export interface ObservedResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export interface ExampleRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | FormData | null;
}

/** The contract's own example of a request, asking for what `known` names. */
export function exampleRequestFor(operation: Operation, known: Known): ExampleRequest {
  const request = exampleRequest(operation, known);
  const all = operation.parameters.filter((parameter) => parameter.in === "query" && parameter.name in known);
  const query = new Map([...request.query, ...all.map(({ name }): [string, string] => [name, known[name]!])]);
  const { accept, ...headers } = request.headers;
  const body =
    typeof request.body === "string"
      ? JSON.stringify(insertKnown(parsed(request.body), known))
      : request.body;
  return { method: operation.method, target: targetOf({ ...request, query: [...query] }), headers, body };
}

/** Those of `known` that a request of this operation can be about. */
export function parametersOf(operation: Operation, known: Known): string[] {
  const { body } = exampleRequest(operation);
  const given = new Set([
    ...operation.parameters.map(({ name }) => name),
    ...memberNames(parsed(String(body))),
  ]);
  for (const own of operation.method === "GET" ? [] : ["owner", "slug"]) given.delete(own);
  return Object.keys(known).filter((name) => given.has(name));
}

function memberNames(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...memberNames(member)]);
}

function insertKnown(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((item) => insertKnown(item, known));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => {
    if (name === "targetType") return [name, "repository"];
    // The caller's own to choose, where something is made.
    if (name === "owner" || name === "slug") return [name, member];
    return [name, typeof member === "string" && known[name] ? known[name] : insertKnown(member, known)];
  });
  return Object.fromEntries(members);
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** With the names of what was asked for taken out: all else must be alike. */
export function maskKnown(known: Known, { status, headers, text }: ObservedResponse): ObservedResponse {
  let rest = text;
  for (const [name, value] of Object.entries(known)) rest = rest.replaceAll(value, `{${name}}`);
  const { "content-length": _, ...others } = headers;
  return { status, headers: others, text: rest };
}
