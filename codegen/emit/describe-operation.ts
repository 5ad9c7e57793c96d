import type { Schema } from "../contract/document.ts";
import type { Content, Operation } from "../contract/model.ts";
import { print } from "../text/print.ts";
import { hasParameters, parametersName } from "./parameters-type.ts";
import { successResponse } from "./success-response.ts";

/** The constant that tells the SDK's transport all it must know about one operation. */
export function describeOperation(operation: Operation, schemas: Record<string, Schema>): string {
  const { id, method, path, retry, pagination } = operation;
  const response = successResponse(operation, schemas);
  const description = {
    id,
    method,
    path,
    parameters: places(operation),
    ...(operation.body && { bodies: operation.body.contents.map(bodyDescription) }),
    accept: response.mediaType,
    answer: response.kind,
    retry,
    ...(pagination && { pagination }),
  };
  const parameters = hasParameters(operation) ? parametersName(operation) : "undefined";
  return `export const ${id}: OperationDescription<${parameters}, ${response.type}> = ${print(description)};\n\n`;
}

/** Headers are not among them: they are the transport's, or given with the options. */
function places({ parameters }: Operation): Record<string, string> {
  const members = parameters
    .filter((parameter) => parameter.in !== "header")
    .map((parameter) => [parameter.name, parameter.kind === "list" ? "list" : parameter.in] as const);
  return Object.fromEntries(members);
}

const bodyDescription = ({ mediaType, kind, files }: Content) => ({
  contentType: mediaType,
  kind,
  files: files.filter(({ required }) => required).map(({ name }) => name),
});
