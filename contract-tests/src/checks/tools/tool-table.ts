import { isDeepStrictEqual } from "node:util";
import type { Parameter, Schema } from "../../contract/document.ts";
import { isObject, type Json } from "../../contract/json-pointer.ts";
import type { Contract } from "../../contract/read-contract.ts";
import type { Session } from "../../session.ts";
import type { ServiceCheck } from "../operation-check.ts";
import { answerIn, messageOf, type Tool, toolEndpoint, toolsOf } from "./tool-message.ts";

/** The tools are those of the contract. */
export const toolTable: ServiceCheck = {
  name: "tool-table",
  summary: "Each operation with x-tool is a tool, no other is, and it says of it what the contract says",
  source: "contract: x-tool, x-tool-instructions; Model Context Protocol, tools/list",
  async run(session, operations) {
    const endpoint = toolEndpoint(operations);
    if (!endpoint) return;
    const probe = { check: "tool-table", operation: endpoint, description: "tools/list" };
    const request = messageOf(session, endpoint, { id: 1, method: "tools/list" });
    const exchange = await session.send(probe, request);
    if (exchange?.status !== 200) return;
    const listed = (answerIn(exchange)?.result as Json | undefined)?.tools;
    const tools = Array.isArray(listed) ? listed.filter(isObject) : [];
    const find = (message: string) => session.recordFinding(probe, message, request, 200);
    const wanted = toolsOf(session);
    const names = tools.map(({ name }) => name);
    for (const { name } of wanted) if (!names.includes(name)) find(`there is no tool ${name}`);
    for (const name of new Set(names)) {
      if (!wanted.some((one) => one.name === name)) find(`${name} is no tool of the contract`);
      if (names.filter((other) => other === name).length > 1) find(`${name} is there more than once`);
    }
    for (const tool of wanted) {
      const own = tools.find(({ name }) => name === tool.name);
      for (const problem of own ? problemsOf(session, tool, own) : []) find(`${tool.name}: ${problem}`);
    }
  },
};

function problemsOf({ contract }: Session, { operation, words }: Tool, listed: Json): string[] {
  const told: [name: string, value: unknown, wanted: unknown][] = [
    ["title", listed.title, operation.summary],
    ["description", listed.description, words.description],
    ["readOnlyHint", (listed.annotations as Json | undefined)?.readOnlyHint, operation.method === "GET"],
  ];
  const problems = told.flatMap(([name, value, wanted]) =>
    wanted === undefined || isDeepStrictEqual(value, wanted) ? [] : [`its ${name} is not the contract's`],
  );
  const { properties = {}, required = [] } = (listed.inputSchema ?? {}) as {
    properties?: Json;
    required?: string[];
  };
  const known = argumentsOf(contract, { operation, words });
  const extra = [...(words.brief ? ["detail"] : []), ...(words.text ? ["offset"] : [])];
  for (const name of Object.keys(properties))
    if (!known.has(name) && !extra.includes(name))
      problems.push(`it takes ${name}, which the operation does not`);
  for (const [name, { schema, isRequired }] of known) {
    const own = properties[name];
    if (!isObject(own)) problems.push(`it does not take ${name}`);
    else if (!saysAll(own, schema)) problems.push(`${name} has other limits than the operation's`);
    if (required.includes(name) !== isRequired)
      problems.push(`${name} is ${isRequired ? "" : "not "}required of the operation`);
  }
  for (const name of extra) if (!isObject(properties[name])) problems.push(`it does not take ${name}`);
  const output = listed.outputSchema;
  if (!isObject(output) || output.type !== "object") problems.push("it does not say what it answers with");
  return problems;
}

interface Argument {
  schema: Schema;
  isRequired: boolean;
}

/** The parameters of an operation and the members of its JSON body. */
function argumentsOf(
  contract: Contract,
  { operation }: Pick<Tool, "operation" | "words">,
): Map<string, Argument> {
  const taken = ({ in: place, deprecated }: Parameter) => place !== "header" && !deprecated;
  const found = new Map<string, Argument>(
    operation.parameters
      .filter(taken)
      .map(({ name, schema = {}, required = false }) => [
        name,
        { schema: contract.schemas.resolve(schema), isRequired: required },
      ]),
  );
  const body = contract.schemas.resolve(operation.requestBody?.content["application/json"]?.schema ?? {});
  const { properties = {}, required = [] } = body as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  for (const [name, schema] of Object.entries(properties))
    found.set(name, { schema: contract.schemas.resolve(schema), isRequired: required.includes(name) });
  return found;
}

const limits = ["type", "enum", "pattern", "minLength", "maxLength", "minimum", "maximum", "default"];

/** Whether a schema, or an alternative of it, has every limit of another. */
function saysAll(own: Json, wanted: Schema): boolean {
  const alternatives = [own, ...(Array.isArray(own.anyOf) ? own.anyOf.filter(isObject) : [])];
  return alternatives.some((one) =>
    limits.every((limit) => wanted[limit] === undefined || isDeepStrictEqual(one[limit], wanted[limit])),
  );
}
