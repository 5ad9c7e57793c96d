import type { Operation } from "../../contract-tests/src/contract/document.ts";
import { exampleRequest, formType, targetOf } from "../../contract-tests/src/request.ts";

/** Values by the names of the parameters and members that take them. */
export type Known = Record<string, string>;

/** The parts of an answer that a caller observes. */
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

/** The contract's example of a request, with the values of `known` in its parameters and members. */
export function exampleRequestFor(operation: Operation, known: Known): ExampleRequest {
  const request = exampleRequest(operation, known);
  const all = operation.parameters.filter((parameter) => parameter.in === "query" && parameter.name in known);
  const query = new Map([...request.query, ...all.map(({ name }): [string, string] => [name, known[name]!])]);
  const { accept, ...headers } = request.headers;
  const body =
    typeof request.body === "string" && headers["content-type"] !== formType
      ? JSON.stringify(insertKnown(parsed(request.body), known))
      : request.body;
  return { method: operation.method, target: targetOf({ ...request, query: [...query] }), headers, body };
}

/** The names in `known` that a request of this operation has a parameter or member for. */
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

/** Replaces the known values by their names and drops what differs between any two answers: the rest is comparable. */
export function maskKnown(known: Known, { status, headers, text }: ObservedResponse): ObservedResponse {
  let rest = text;
  for (const [name, value] of Object.entries(known)) rest = rest.replaceAll(value, `{${name}}`);
  const { "content-length": _, "x-request-id": __, etag, ...others } = headers;
  // The tag is of the bytes, which may name what was asked for.
  if (etag !== undefined && rest === text) others.etag = etag;
  return { status, headers: others, text: rest };
}
