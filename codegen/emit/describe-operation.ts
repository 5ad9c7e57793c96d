import type { Schema } from "../contract/document.ts";
import type { Content, Operation } from "../contract/model.ts";
import { print, Source } from "../text/print.ts";
import { hasParameters, parametersName } from "./parameters-type.ts";
import { successResponse } from "./success-response.ts";

/** The constant that tells the SDK's transport all it must know about one operation. */
export function describeOperation(operation: Operation, schemas: Record<string, Schema>): string {
  const { id, method, path, retry, pagination } = operation;
  const response = successResponse(operation, schemas);
  const rest = {
    ...(operation.body && { bodies: bodies(operation.body.contents) }),
    ...(response.mediaType !== "application/json" && { accept: response.mediaType }),
    ...(response.kind !== "json" && { answer: response.kind }),
    ...((method === "GET") !== (retry === "safe") && { retry }),
    ...(pagination && { pagination }),
  };
  const parameters = hasParameters(operation) ? parametersName(operation) : "undefined";
  const given: unknown[] = [id, `${method} ${path}`, query(operation), rest];
  if (Object.keys(rest).length === 0) given.pop();
  if (given.length === 3 && given[2] === "") given.pop();
  const source = given.map((argument) => print(argument)).join(", ");
  return `export const ${id} = describeOperation<${parameters}, ${response.type}>(${source});\n\n`;
}

/** Headers are not among them: they are the transport's, or given with the options. */
function query({ parameters }: Operation): string {
  const names = parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, kind }) => `${name}${kind === "list" ? "*" : ""}`);
  return names.join(" ");
}

function bodies(contents: Content[]): unknown {
  const [{ mediaType, kind } = { mediaType: "", kind: "" }] = contents;
  if (contents.length === 1 && mediaType === "application/json" && kind === "json")
    return new Source("jsonBody");
  return contents.map(bodyDescription);
}

const bodyDescription = ({ mediaType, kind, files }: Content) => ({
  contentType: mediaType,
  kind,
  files: files.filter(({ required }) => required).map(({ name }) => name),
});
