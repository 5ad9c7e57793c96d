import type { OperationDescription } from "../requester.ts";

export interface RequestBody {
  /** Null if `fetch` sets it: multipart needs a boundary. */
  contentType: string | null;
  content: string | FormData | Blob;
}

/**
 * Builds the body of a request: `parameters.body` if it is binary or text, otherwise an object or form of all members
 * that are neither path nor query parameters. Returns null if the operation has no body, or no parameters are given.
 *
 * @throws TypeError for an unknown parameter or a missing file.
 */
export function buildBody(
  operation: OperationDescription,
  parameters: Readonly<Record<string, unknown>> | undefined,
): RequestBody | null {
  if (!parameters) return null;
  const rest = Object.entries(parameters).filter(([name, value]) => {
    return value !== undefined && !Object.hasOwn(operation.parameters, name);
  });
  if (!operation.bodies) {
    const unknownName = rest[0]?.[0];
    if (unknownName !== undefined)
      throw new TypeError(`${operation.id}: there is no parameter "${unknownName}"`);
    return null;
  }
  const members = new Map(rest);
  const description = operation.bodies.find(({ files }) => files.every((name) => members.has(name)));
  if (!description)
    throw new TypeError(`${operation.id}: the body has no "${operation.bodies[0]!.files[0]}"`);
  const { kind, contentType } = description;
  if (kind === "json") return { contentType, content: JSON.stringify(Object.fromEntries(members)) };
  if (kind === "multipart") return { contentType: null, content: buildForm(operation.id, members) };
  const content = members.get("body") as string | Blob;
  const accepted = operation.bodies.map((body) => body.contentType);
  const ownType = content instanceof Blob && accepted.includes(content.type) ? content.type : contentType;
  return { contentType: ownType, content };
}

function buildForm(id: string, members: Map<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of members) {
    if (value instanceof Blob) data.append(name, value);
    else if (["string", "number", "boolean"].includes(typeof value)) data.append(name, String(value));
    else throw new TypeError(`${id}: "${name}" must be a string, a number, a boolean or a Blob`);
  }
  return data;
}
