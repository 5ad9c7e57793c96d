import type { OperationDescription } from "../requester.ts";

export interface RequestBody {
  /** Null where `fetch` sets it itself: multipart needs a boundary. */
  contentType: string | null;
  content: string | FormData | Blob;
}

/**
 * The body of a request: `parameters.body` where the contract wants bytes or text, otherwise all members that are
 * neither path nor query parameters. Null where the operation has none, or nothing is given.
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
    const stranger = rest[0]?.[0];
    if (stranger !== undefined) throw new TypeError(`${operation.id}: there is no parameter "${stranger}"`);
    return null;
  }
  const members = new Map(rest);
  const description = operation.bodies.find(({ files }) => files.every((name) => members.has(name)));
  if (!description)
    throw new TypeError(`${operation.id}: the body has no "${operation.bodies[0]!.files[0]}"`);
  const { kind, contentType } = description;
  if (kind === "json") return { contentType, content: JSON.stringify(Object.fromEntries(members)) };
  if (kind === "multipart") return { contentType: null, content: form(operation.id, members) };
  const content = members.get("body") as string | Blob;
  const accepted = operation.bodies.map((body) => body.contentType);
  const own = content instanceof Blob && accepted.includes(content.type) ? content.type : contentType;
  return { contentType: own, content };
}

function form(id: string, members: Map<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of members) {
    if (value instanceof Blob) data.append(name, value);
    else if (["string", "number", "boolean"].includes(typeof value)) data.append(name, String(value));
    else throw new TypeError(`${id}: "${name}" must be a string, a number, a boolean or a Blob`);
  }
  return data;
}
