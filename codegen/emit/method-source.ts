import type { Schema } from "../contract/document.ts";
import type { Operation } from "../contract/model.ts";
import { comment } from "../text/print.ts";
import { type Answer, answerOf } from "./answer.ts";
import { hasParameters, parametersName } from "./parameters-type.ts";

/** One member of the object of methods. */
export function methodSource(
  name: string,
  operation: Operation,
  schemas: Record<string, Schema>,
  indent: string,
): string {
  const { id, summary, description, deprecated } = operation;
  const answer = answerOf(operation, schemas);
  const doc = comment([summary, description, deprecated ? "@deprecated" : ""], indent);
  const given = hasParameters(operation) ? "parameters" : "undefined";
  const call = answer.items
    ? `paginate(request, ${id}, ${given}, options)`
    : `request(${id}, ${given}, options)`;
  const deeper = `${indent}  `;
  return `${doc}${indent}${name}: ${signature(operation, answer)} =>\n${deeper}${call},\n`;
}

/** \`fields\`, where the contract offers it, narrows the record to those members; with none named it is whole. */
function signature(operation: Operation, answer: Answer): string {
  const record = answer.items?.type ?? answer.type;
  const parameters = parametersSource(operation, answer.narrows ? " & { fields?: readonly Field[] }" : "");
  const field = answer.narrows ? `<Field extends keyof ${record} = keyof ${record}>` : "";
  const given = answer.narrows ? `Pick<${record}, Field>` : record;
  return `${field}(${parameters}): ${returned(answer, given)}`;
}

function returned(answer: Answer, record: string): string {
  if (!answer.items) return `Promise<${record}>`;
  const page = answer.narrows ? answer.type.replace(/, [^,]+>$/, `, ${record}>`) : answer.type;
  return `Paginated<${page}, ${record}>`;
}

function parametersSource(operation: Operation, narrowing: string): string {
  const options = "options?: RequestOptions";
  if (!hasParameters(operation)) return options;
  const required = operation.body?.required || operation.parameters.some((parameter) => parameter.required);
  return `parameters${required ? "" : "?"}: ${parametersName(operation)}${narrowing}, ${options}`;
}
