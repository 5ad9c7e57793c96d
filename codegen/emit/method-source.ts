import type { Schema } from "../contract/document.ts";
import type { Operation } from "../contract/model.ts";
import { comment } from "../text/print.ts";
import { hasParameters, parametersName } from "./parameters-type.ts";
import { isChoice, type SuccessResponse, successResponse } from "./success-response.ts";

/** One member of the type of a resource. */
export function methodSource(
  name: string,
  operation: Operation,
  schemas: Record<string, Schema>,
  indent: string,
): string {
  const { summary, description, deprecated } = operation;
  const doc = comment([summary, description, deprecated ? "@deprecated" : ""], indent);
  return `${doc}${indent}${name}${signature(operation, successResponse(operation, schemas))};\n`;
}

/** Where the contract offers `fields` or `include`, they say what of the record is there. */
function signature(operation: Operation, response: SuccessResponse): string {
  const record = response.items?.type ?? response.type;
  const choices = response.sections === null ? [] : choicesOf(operation);
  const name = parametersName(operation);
  const generics = choices.map(
    (choice) => `const ${generic(choice)} extends ${name}["${choice}"] = undefined`,
  );
  const chosen = choices.map((choice) => `${choice}?: ${generic(choice)}`).join("; ");
  const parameters = parametersSource(operation, choices.length > 0 ? ` & { ${chosen} }` : "");
  const [fields, include] = ["fields", "include"].map((choice) =>
    choices.includes(choice) ? generic(choice) : "undefined",
  );
  const given =
    choices.length > 0 ? `Selected<${record}, ${sectionsName(operation)}, ${fields}, ${include}>` : record;
  const list = generics.length > 0 ? `<${generics.join(", ")}>` : "";
  return `${list}(${parameters}): ${returnType(response, given)}`;
}

/** The declaration of the sections that are there for certain once they are asked for. */
export function sectionsType(operation: Operation, schemas: Record<string, Schema>): string {
  const { sections } = successResponse(operation, schemas);
  return sections === null ? "" : `export type ${sectionsName(operation)} = ${sections};\n\n`;
}

const sectionsName = (operation: Operation): string =>
  parametersName(operation).replace(/Parameters$/, "Sections");

const choicesOf = ({ parameters }: Operation): string[] =>
  parameters.filter(({ name, kind }) => isChoice(name) && kind === "list").map(({ name }) => name);

const generic = (choice: string): string => `${choice[0]!.toUpperCase()}${choice.slice(1)}`;

function returnType(response: SuccessResponse, record: string): string {
  if (response.events) return `AsyncIterableIterator<${response.events.type}>`;
  if (!response.items) return `Reply<${record}>`;
  const { type, items } = response;
  const page = record === items.type ? type : type.replace(`, ${items.type}>`, `, ${record}>`);
  return `Paginated<${page}, ${record}>`;
}

function parametersSource(operation: Operation, narrowing: string): string {
  const options = "options?: RequestOptions";
  if (!hasParameters(operation)) return options;
  const required = operation.body?.required || operation.parameters.some((parameter) => parameter.required);
  return `parameters${required ? "" : "?"}: ${parametersName(operation)}${narrowing}, ${options}`;
}
