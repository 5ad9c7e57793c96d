import { type CallToolResult, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { operations } from "../__generated__/operations.ts";
import { type ToolSpec, tools } from "../__generated__/tools.ts";
import type { Context, Deps } from "../deps.ts";

type Arguments = Record<string, unknown>;

/** Limits of forwarded unknown arguments, in names and characters: both exceed what an error message lists. */
const maxUnknownNames = 10;
const maxUnknownLength = 200;

/** Creates a tool server for one message. Each call is a request to its operation, with the caller's credentials. */
export function createToolServer(
  deps: Pick<Deps, "baseUrl" | "dispatch" | "revision">,
  { headers, address }: Context,
): McpServer {
  const server = new McpServer({ name: "research-verification-service", version: deps.revision });
  for (const tool of tools) {
    const { name, title, description, inputSchema, readOnly } = tool;
    const annotations = { readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false };
    const config = { title, description, inputSchema: createArgumentsSchema(inputSchema), annotations };
    server.registerTool(name, config, async (toolArguments) => {
      const response = await deps.dispatch(
        toRequest(deps.baseUrl, tool, toolArguments, credentialHeaders(headers)),
        address,
        operations.callTool.rateLimits,
      );
      return toToolResult(response.status, await response.json());
    });
  }
  return server;
}

/** Validates the known arguments only. The operation refuses unknown ones, with a suggestion of the nearest name. */
function createArgumentsSchema(inputSchema: ToolSpec["inputSchema"]) {
  const { properties = {} } = inputSchema as { properties?: object };
  const { "~standard": standard } = fromJsonSchema<Arguments>(inputSchema);
  const validate = async (input: unknown) => {
    const toolArguments = input as Arguments;
    const known = Object.entries(toolArguments).filter(([name]) => Object.hasOwn(properties, name));
    const result = await standard.validate(Object.fromEntries(known));
    return result.issues ? result : { value: { ...toolArguments, ...result.value } };
  };
  return { "~standard": { ...standard, validate } };
}

/** Builds the operation's request, so that authentication, limits and validation apply to a tool call too. */
function toRequest(
  baseUrl: string,
  { operation }: ToolSpec,
  toolArguments: Arguments,
  headers: Headers,
): Request {
  const { method, path, parameters }: OperationSpec = operations[operation];
  const remaining = { ...toolArguments };
  const take = (name: string): string | undefined => {
    const value = remaining[name];
    delete remaining[name];
    return value === undefined ? undefined : Array.isArray(value) ? value.join(",") : String(value);
  };
  const operationPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(take(name) ?? ""));
  const query = new URLSearchParams();
  for (const { name } of parameters.filter((parameter) => parameter.in === "query")) {
    const value = take(name);
    if (value !== undefined) query.set(name, value);
  }
  // The remaining arguments of a read are unknown: the operation refuses them by name, so values are not forwarded.
  const unknown = method === "GET" ? Object.keys(remaining).slice(0, maxUnknownNames) : [];
  for (const name of unknown) query.append(name.slice(0, maxUnknownLength), "");
  const url = `${baseUrl}${operationPath}${query.size > 0 ? `?${query}` : ""}`;
  if (method === "GET") return new Request(url, { headers });
  headers.set("content-type", "application/json");
  return new Request(url, { method, headers, body: JSON.stringify(remaining) });
}

function credentialHeaders(headers: Headers): Headers {
  const result = new Headers();
  for (const name of ["authorization", "x-api-key", "cookie", "accept-language"]) {
    const value = headers.get(name);
    if (value !== null) result.set(name, value);
  }
  return result;
}

/** Returns an error response as a tool result too: the model reads the reason and the remedy. */
function toToolResult(status: number, answer: unknown): CallToolResult {
  const text = JSON.stringify(answer);
  if (status >= 400) return { content: [{ type: "text", text }], isError: true };
  return { content: [{ type: "text", text }], structuredContent: answer as Record<string, unknown> };
}
