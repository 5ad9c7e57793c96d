import type { Schema, ToolObject } from "../contract/document.ts";
import type { Contract, Operation, Parameter } from "../contract/model.ts";
import { inline } from "../text/inline.ts";
import { toolName } from "../text/tool-name.ts";
import { type ToolAnswer, toolAnswer } from "./tool-answer.ts";

/** A tool as the tables of server and SDK have it. */
export function toolRow(contract: Contract, operation: Operation, { description, ...tool }: ToolObject) {
  const { id, summary, method, parameters, body } = operation;
  const given = parameters.filter((parameter) => parameter.in !== "header" && !parameter.deprecated);
  const json = body?.contents.find(({ kind }) => kind === "json");
  const members = json ? inline(contract, json.schema) : {};
  const required = given.filter((parameter) => parameter.required).map(({ name }) => name);
  const answer: ToolAnswer = tool.text ? textAnswer : toolAnswer(contract, operation);
  return {
    name: toolName(id),
    operation: id,
    title: summary,
    description,
    readOnly: method === "GET",
    resource: tool.resource ?? false,
    text: tool.text ?? false,
    brief: answer.brief,
    inputSchema: {
      type: "object",
      properties: {
        ...Object.fromEntries(
          given.map((parameter) => [parameter.name, argumentSchema(contract, parameter)]),
        ),
        ...members.properties,
        ...(tool.text && { offset: offsetArgument }),
        ...(answer.brief && { detail: detailArgument }),
      },
      required: [...required, ...(members.required ?? [])],
      additionalProperties: false,
    },
    outputSchema: answer.schema,
  };
}

const detailArgument: Schema = {
  type: "string",
  enum: ["brief", "full"],
  default: "brief",
  description: "`full` for every member that there is, which is long. With `fields` it does not count.",
};

const offsetArgument: Schema = {
  type: "integer",
  minimum: 0,
  default: 0,
  description: "Bytes to skip: `nextOffset` of the answer before.",
};

const textAnswer: ToolAnswer = {
  brief: null,
  schema: {
    type: "object",
    properties: {
      text: { type: "string", description: "The text of this piece." },
      mediaType: { type: "string", description: "Its media type." },
      byteSize: { type: "integer", description: "Bytes of the whole file." },
      nextOffset: { type: ["integer", "null"], description: "Where the next piece begins; null at the end." },
    },
    required: ["text", "mediaType", "byteSize", "nextOffset"],
  },
};

/** A list is taken as a list or, as in a URL, as one text with commas. */
function argumentSchema(contract: Contract, { schema, kind, description }: Parameter): Schema {
  const own = inline(contract, schema);
  if (kind !== "list") return { ...own, description };
  return { description, anyOf: [own, { type: "string" }] };
}
