import type { BodyObject, Document, OperationObject, Referable, Schema } from "./document.ts";
import { type Body, ContractError, type Operation, type Parameter, type Response } from "./model.ts";
import { readContents } from "./read-contents.ts";
import { readParameters } from "./read-parameters.ts";
import { readResponses } from "./read-responses.ts";
import { readSecurity } from "./read-security.ts";
import type { Resolver } from "./resolve.ts";

/** Reads one operation of the document; its parameters include those of the path item. */
export function readOperation(
  document: Document,
  resolve: Resolver,
  path: string,
  method: string,
  source: OperationObject,
): Operation {
  const id = source.operationId;
  if (!id || !/^[a-z][A-Za-z0-9]*$/.test(id))
    throw new ContractError(`${method} ${path}`, "no camelCase operationId");
  const tag = source.tags?.[0];
  if (!tag || source.tags?.length !== 1)
    throw new ContractError(id, "exactly one tag is needed: it is the folder");
  const responses = readResponses(id, resolve, source.responses ?? {});
  const parameters = readParameters(id, path, resolve, source.parameters ?? []);
  return {
    id,
    method: method.toUpperCase(),
    path,
    tag,
    summary: source.summary ?? "",
    description: source.description ?? "",
    deprecated: source.deprecated ?? false,
    errorFamily: oneOf(id, "x-error-family", source["x-error-family"], ["v1", "text"]),
    cache: readCache(id, source["x-cache"], responses),
    liveSections: readLiveSections(id, source["x-live-sections"] ?? [], parameters),
    unknownQuery: readUnknownQuery(
      id,
      source["x-unknown-query"] ?? document["x-unknown-query"] ?? "ignored",
      responses,
    ),
    retry: oneOf(id, "x-retry", source["x-retry"], ["safe", "keyed", "never"]),
    idempotency: readIdempotency(id, source, parameters, responses),
    rateLimits: source["x-rate-limit"] ?? [],
    security: readSecurity(id, document, source.security ?? document.security ?? []),
    parameters,
    body: readBody(id, resolve, source.requestBody),
    responses,
    pagination: readPagination(source["x-pagination"]),
    events: readEvents(id, source["x-events"] ?? null, responses),
    tool: source["x-tool"] ?? null,
  };
}

/** Only clients and servers that compare an order need it: the rest of the code reads page by page. */
function readPagination(source: OperationObject["x-pagination"]): Operation["pagination"] {
  if (!source) return null;
  const { cursor, nextCursor, items } = source;
  return { cursor, nextCursor, items };
}

function readBody(id: string, resolve: Resolver, source: Referable<BodyObject> | undefined): Body | null {
  if (!source) return null;
  const { required = false, content } = resolve(source);
  return { required, contents: readContents(id, resolve, content) };
}

function readLiveSections(id: string, sections: string[], parameters: Parameter[]): string[] {
  const offered = parameters.find(({ name }) => name === "include")?.schema.items?.enum ?? [];
  for (const section of sections)
    if (!offered.includes(section)) throw new ContractError(id, `x-live-sections: include has no ${section}`);
  return sections;
}

function readUnknownQuery(id: string, value: string, responses: Response[]): string {
  const policy = oneOf(id, "x-unknown-query", value, ["refused", "ignored"]);
  if (policy === "refused" && !responses.some(({ status }) => status === 400))
    throw new ContractError(id, "x-unknown-query: refused needs a 400");
  return policy;
}

function readCache(id: string, value: string | undefined, responses: Response[]): string | null {
  if (!value) return null;
  const policy = oneOf(id, "x-cache", value, ["revision", "revalidate", "immutable", "no-store"]);
  // The entity tag is computed before the response, from the URL and the caller, not from the negotiated media type.
  const negotiated = responses.some(({ status, contents }) => status === 200 && contents.length > 1);
  if (policy === "revision" && negotiated)
    throw new ContractError(id, "x-cache: revision is for a response of one media type");
  return policy;
}

/** The key, what is done with it, and its two refusals come together. */
function readIdempotency(
  id: string,
  { "x-idempotency": kept, "x-retry": retry }: OperationObject,
  parameters: Parameter[],
  responses: Response[],
): string | null {
  const takesKey = parameters.some(({ name }) => name === "Idempotency-Key");
  if (takesKey !== (kept !== undefined))
    throw new ContractError(id, "x-idempotency and the parameter Idempotency-Key need each other");
  if (retry === "keyed" && !takesKey) throw new ContractError(id, "x-retry: keyed needs an Idempotency-Key");
  if (kept === undefined) return null;
  for (const status of [409, 422])
    if (!responses.some((response) => response.status === status))
      throw new ContractError(id, `an Idempotency-Key needs a ${status}`);
  return oneOf(id, "x-idempotency", kept, ["with-write", "after-write", "never"]);
}

function readEvents(
  id: string,
  events: Record<string, Schema> | null,
  responses: Response[],
): Record<string, Schema> | null {
  const streams = responses.some(({ contents }) =>
    contents.some(({ mediaType }) => mediaType === "text/event-stream"),
  );
  if (events && !streams) throw new ContractError(id, "x-events needs a response of text/event-stream");
  for (const [name, schema] of Object.entries(events ?? {}))
    if (!schema.$ref) throw new ContractError(id, `x-events: ${name} must refer to a schema of components`);
  return events;
}

function oneOf(id: string, member: string, value: string | undefined, allowed: string[]): string {
  if (value !== undefined && allowed.includes(value)) return value;
  throw new ContractError(id, `${member} must be one of ${allowed.join(", ")}, not ${value}`);
}
