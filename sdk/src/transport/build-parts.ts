import type { OperationDescription } from "../requester.ts";
import { formOf, isOneValue } from "./serialize-body.ts";

/** What openapi-fetch is given of the one object of parameters that a method takes. */
export interface RequestParts {
  params: { path: Record<string, unknown>; query: Record<string, unknown> };
  body?: unknown;
  /** Null where the body brings its own: a form its boundary. */
  contentType: string | null;
}

/**
 * Sorts parameters into path, query and body: an object of all members that are neither of the first two, or
 * `parameters.body` where the body is one file.
 *
 * @throws TypeError for an unknown parameter, one of a wrong type, and a missing file.
 */
export function buildParts(
  operation: OperationDescription,
  parameters: Readonly<Record<string, unknown>>,
): RequestParts {
  const [path, query, members]: [...Record<string, unknown>[]] & { length: 3 } = [{}, {}, {}];
  for (const [name, value] of Object.entries(parameters)) {
    const place = Object.hasOwn(operation.parameters, name) ? operation.parameters[name] : undefined;
    if (value === undefined) continue;
    if (place === "path") path[name] = value;
    else if (place) query[name] = queryValue(operation.id, name, place, value);
    else if (operation.bodies) members[name] = value;
    else throw new TypeError(`${operation.id}: there is no parameter "${name}"`);
  }
  return { params: { path, query }, ...bodyPart(operation, members) };
}

function queryValue(id: string, name: string, place: "query" | "list", value: unknown): unknown {
  const [fits, what] = place === "list" ? [Array.isArray(value), "a list"] : [isOneValue(value), "one value"];
  if (!fits) throw new TypeError(`${id}: "${name}" must be ${what}`);
  return value;
}

function bodyPart({ id, bodies }: OperationDescription, members: Record<string, unknown>) {
  if (!bodies) return { contentType: null };
  const description = bodies.find(({ files }) => files.every((name) => Object.hasOwn(members, name)));
  if (!description) throw new TypeError(`${id}: the body has no "${bodies[0]!.files[0]}"`);
  const { kind, contentType } = description;
  if (kind === "json") return { body: members, contentType };
  if (kind === "multipart") return { body: formOf(members), contentType: null };
  const { body } = members;
  const accepted = bodies.map((each) => each.contentType);
  const ownType = body instanceof Blob && accepted.includes(body.type) ? body.type : contentType;
  return { body, contentType: ownType };
}
