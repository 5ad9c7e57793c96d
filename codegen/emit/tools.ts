import type { Schema } from "../contract/document.ts";
import type { Contract, Operation, Parameter } from "../contract/model.ts";
import { header } from "../text/header.ts";
import { print } from "../text/print.ts";
import { toolName } from "../text/tool-name.ts";

/** `tools.ts`: an MCP tool for each operation of the v1 family, its arguments after the parameters and the body. */
export function emitTools(contract: Contract): string {
  const tools = contract.operations
    .filter(({ errorFamily }) => errorFamily === "v1")
    .map((operation) => toolRow(contract, operation));
  return `${header}import type { OperationId } from "./handlers.ts";

export interface ToolSpec {
  readonly name: string;
  readonly operation: OperationId;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  /** JSON Schema of the arguments, with nothing referred to. */
  readonly inputSchema: { readonly type: "object"; readonly [keyword: string]: unknown };
}

export const tools: readonly ToolSpec[] = ${print(tools)};
`;
}

function toolRow(contract: Contract, operation: Operation) {
  const { id, summary, description, method, parameters, body } = operation;
  const given = parameters.filter((parameter) => parameter.in !== "header" && !parameter.deprecated);
  const json = body?.contents.find(({ kind }) => kind === "json");
  const members = json ? inline(contract, json.schema) : {};
  const required = given.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    name: toolName(id),
    operation: id,
    title: summary,
    description,
    readOnly: method === "GET",
    inputSchema: {
      type: "object",
      properties: {
        ...Object.fromEntries(
          given.map((parameter) => [parameter.name, argumentSchema(contract, parameter)]),
        ),
        ...members.properties,
      },
      required: [...required, ...(members.required ?? [])],
      additionalProperties: false,
    },
  };
}

/** A list is taken as a list or, as in a URL, as one text with commas. */
function argumentSchema(contract: Contract, { schema, kind, description }: Parameter): Schema {
  const own = inline(contract, schema);
  if (kind !== "list") return { ...own, description };
  return { description, anyOf: [own, { type: "string" }] };
}

/** A schema with what it refers to written out, and without its examples: models read every word of it. */
function inline(contract: Contract, schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  const { $ref: _, example: __, examples: ___, ...own } = schema;
  const whole = name === undefined ? own : { ...inline(contract, contract.schemas[name] ?? {}), ...own };
  const properties = whole.properties && {
    properties: Object.fromEntries(
      Object.entries(whole.properties).map(([member, value]) => [member, inline(contract, value)]),
    ),
  };
  const items = whole.items && { items: inline(contract, whole.items) };
  return { ...whole, ...properties, ...items };
}
