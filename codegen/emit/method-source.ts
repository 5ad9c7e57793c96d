import type { Schema } from "../contract/document.ts";
import type { Operation } from "../contract/model.ts";
import { comment } from "../text/print.ts";
import { hasParameters, parametersName } from "./parameters-type.ts";
import { type SuccessResponse, successResponse } from "./success-response.ts";

/** One member of the object of methods. */
export function methodSource(
  name: string,
  operation: Operation,
  schemas: Record<string, Schema>,
  indent: string,
): string {
  const { id, summary, description, deprecated } = operation;
  const response = successResponse(operation, schemas);
  const doc = comment([summary, description, deprecated ? "@deprecated" : ""], indent);
  const given = hasParameters(operation) ? "parameters" : "undefined";
  const call = response.events
    ? `streamEvents(request, ${id}, ${given}, ${JSON.stringify(response.events.last)}, options)`
    : response.items
      ? `paginate(request, ${id}, ${given}, options)`
      : `request(${id}, ${given}, options)`;
  const deeper = `${indent}  `;
  return `${doc}${indent}${name}: ${signature(operation, response)} =>\n${deeper}${call},\n`;
}

/** \`fields\`, where the contract offers it, narrows the record to those members; with none named it is whole. */
function signature(operation: Operation, response: SuccessResponse): string {
  const record = response.items?.type ?? response.type;
  const parameters = parametersSource(operation, response.narrows ? " & { fields?: readonly Field[] }" : "");
  const field = response.narrows ? `<Field extends keyof ${record} = keyof ${record}>` : "";
  const given = response.narrows ? `Pick<${record}, Field>` : record;
  return `${field}(${parameters}): ${returnType(response, given)}`;
}

function returnType(response: SuccessResponse, record: string): string {
  if (response.events) return `AsyncIterableIterator<${response.events.type}>`;
  if (!response.items) return `Promise<${record}>`;
  const page = response.narrows ? response.type.replace(/, [^,]+>$/, `, ${record}>`) : response.type;
  return `Paginated<${page}, ${record}>`;
}

function parametersSource(operation: Operation, narrowing: string): string {
  const options = "options?: RequestOptions";
  if (!hasParameters(operation)) return options;
  const required = operation.body?.required || operation.parameters.some((parameter) => parameter.required);
  return `parameters${required ? "" : "?"}: ${parametersName(operation)}${narrowing}, ${options}`;
}
