import type { Schema } from "../contract/document.ts";
import type { Content, Operation } from "../contract/model.ts";
import { successResponse } from "./success-response.ts";

/** What `describeOperation` of the SDK is given: all that its transport must know about one operation. */
export function describeOperation(operation: Operation, schemas: Record<string, Schema>): unknown[] {
  const { id, method, path, pagination } = operation;
  // Every write that takes a key is sent with one.
  const retry = operation.idempotency && operation.retry === "safe" ? "keyed" : operation.retry;
  const response = successResponse(operation, schemas);
  const rest = {
    ...bodies(operation),
    ...(response.mediaType !== "application/json" && { accept: response.mediaType }),
    ...(response.kind !== "json" && { answer: response.kind }),
    ...(retry !== (method === "GET" ? "safe" : "keyed") && { retry }),
    ...(pagination && { pagination }),
  };
  const request = [id, method, path, ...query(operation)].join(" ");
  return Object.keys(rest).length > 0 ? [request, rest] : [request];
}

/** Headers are not among them: they are the transport's, or given with the options. */
function query({ parameters }: Operation): string[] {
  return parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, kind }) => `${name}${kind === "list" ? "*" : ""}`);
}

/** Most writes have a body of JSON, and no read has one. */
function bodies({ method, body }: Operation): { bodies?: unknown } {
  const [content] = body?.contents ?? [];
  const isJson = body?.contents.length === 1 && content?.mediaType === "application/json";
  if (method === "GET" ? !body : isJson) return {};
  return { bodies: body ? body.contents.map(bodyDescription) : null };
}

const bodyDescription = ({ mediaType, kind, files }: Content) => ({
  contentType: mediaType,
  kind,
  files: files.filter(({ required }) => required).map(({ name }) => name),
});
