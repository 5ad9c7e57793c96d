import { type CallToolResult, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { operations } from "../__generated__/operations.ts";
import { inBrief } from "../__generated__/pick-members.ts";
import { emptyPiece, rangeOf, readPiece } from "../__generated__/read-piece.ts";
import { instructions, type ToolSpec, tools } from "../__generated__/tools.ts";
import type { Context, Deps } from "../deps.ts";
import { registerPrompts } from "./prompts.ts";
import { type Ask, registerResources } from "./resources.ts";
import { type Arguments, credentialHeaders, pathOf, toRequest } from "./tool-request.ts";
import { validateArguments } from "./validate-arguments.ts";

/** Creates a tool server for one message. Each call is a request to its operation, with the caller's credentials. */
export function createToolServer(
  { baseUrl, dispatch, revision }: Pick<Deps, "baseUrl" | "dispatch" | "revision">,
  { headers, address }: Context,
): McpServer {
  const server = new McpServer(
    { name: "research-verification-service", version: revision },
    { instructions },
  );
  const ask = (operation: ToolSpec["operation"], given: Arguments, range?: string) => {
    const sent = credentialHeaders(headers);
    if (range !== undefined) sent.set("range", range);
    const request = toRequest(baseUrl, operation, given, sent);
    return dispatch(request, address, operations.callTool.rateLimits);
  };
  for (const { tool, config } of registered) {
    server.registerTool(tool.name, config, (given) =>
      tool.text ? readText(tool, given, ask) : callTool(tool, given, ask),
    );
  }
  registerResources(server, baseUrl, ask);
  registerPrompts(server);
  return server;
}

// Once, as prompts.ts says.
const registered = tools.map((tool) => {
  const { title, description, readOnly } = tool;
  const annotations = { readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false };
  const inputSchema = createArgumentsSchema(tool.inputSchema);
  const outputSchema = fromJsonSchema<Record<string, unknown>>(tool.outputSchema);
  return { tool, config: { title, description, inputSchema, outputSchema, annotations } };
});

/** Validates the known arguments only. The operation refuses unknown ones, with a suggestion of the nearest name. */
function createArgumentsSchema(inputSchema: ToolSpec["inputSchema"]) {
  const { properties = {} } = inputSchema as { properties?: object };
  const { "~standard": standard } = fromJsonSchema<Arguments>(inputSchema, validateArguments);
  const validate = async (input: unknown) => {
    const toolArguments = input as Arguments;
    const known = Object.entries(toolArguments).filter(([name]) => Object.hasOwn(properties, name));
    const result = await standard.validate(Object.fromEntries(known));
    return result.issues ? result : { value: { ...toolArguments, ...result.value } };
  };
  return { "~standard": { ...standard, validate } };
}

async function callTool(tool: ToolSpec, given: Arguments, ask: Ask): Promise<CallToolResult> {
  const { sent, show } = inBrief(tool.brief, given);
  const response = await ask(tool.operation, sent);
  const answer: unknown = await response.json();
  return response.status >= 400 ? refusal(answer) : result(show(answer));
}

type AskRange = (operation: ToolSpec["operation"], given: Arguments, range: string) => Promise<Response>;

async function readText(tool: ToolSpec, given: Arguments, ask: AskRange): Promise<CallToolResult> {
  const { offset: start, ...own } = given;
  const offset = Number(start ?? 0);
  const response = await ask(tool.operation, own, rangeOf(offset));
  if (response.status === 416 && offset === 0) return result(emptyPiece);
  if (response.status >= 400) return refusal(await response.json());
  const piece = await readPiece(response, offset);
  if (piece) return result(piece);
  const path = pathOf(tool.operation, own);
  return refusal({ error: `These bytes are no text in UTF-8. Have the user download them at ${path}.` });
}

/** The text says the same as the structured content, for clients that know no other. */
const result = (answer: unknown): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(answer) }],
  structuredContent: answer as Record<string, unknown>,
});

/** A refusal is a result too: the model reads the reason and the remedy. */
const refusal = (answer: unknown): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(answer) }],
  isError: true,
});
