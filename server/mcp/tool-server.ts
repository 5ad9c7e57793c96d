import { type CallToolResult, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { operations } from "../__generated__/operations.ts";
import { inBrief } from "../__generated__/pick-members.ts";
import { emptyPiece, rangeOf, readPiece } from "../__generated__/read-piece.ts";
import { instructions, type ToolSpec, tools } from "../__generated__/tools.ts";
import type { Context, Deps } from "../deps.ts";
import { argumentCheck } from "./check-arguments.ts";
import { registerPrompts } from "./prompts.ts";
import { type Ask, registerResources } from "./resources.ts";
import { type Arguments, credentialHeaders, pathOf, toRequest } from "./tool-request.ts";

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
  for (const { tool, config, check } of registered) {
    server.registerTool(tool.name, config, async (given) => {
      const refused = check(given);
      if (refused) return refusal(refused);
      return tool.text ? readText(tool, given, ask) : callTool(tool, given, ask);
    });
  }
  registerResources(server, baseUrl, ask);
  registerPrompts(server);
  return server;
}

// Once, as prompts.ts says.
const registered = tools.map((tool) => {
  const { title, description, readOnly } = tool;
  const annotations = { readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false };
  const inputSchema = listed(tool.inputSchema);
  const outputSchema = fromJsonSchema<Record<string, unknown>>(tool.outputSchema);
  return {
    tool,
    check: argumentCheck(tool),
    config: { title, description, inputSchema, outputSchema, annotations },
  };
});

/** Lets the library list the schema, and nothing more: what is wrong is told as the operation tells it. */
function listed(inputSchema: ToolSpec["inputSchema"]) {
  const { "~standard": standard } = fromJsonSchema<Arguments>(inputSchema);
  return {
    "~standard": { ...standard, validate: async (input: unknown) => ({ value: input as Arguments }) },
  };
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
