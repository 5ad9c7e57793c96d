import { type CallToolResult, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { operations } from "../__generated__/operations.ts";
import { type ToolSpec, tools } from "../__generated__/tools.ts";
import type { Context, Deps } from "../deps.ts";

type Arguments = Record<string, unknown>;

/** Bounds of what is passed on of unknown arguments, in names and characters: both exceed what a refusal names. */
const mostUnknown = 10;
const longestUnknown = 200;

/** A server of the tools for one message. Each call is a request to its operation, with the caller's credentials. */
export function toolServer(
  deps: Pick<Deps, "baseUrl" | "dispatch" | "revision">,
  { headers, address }: Context,
): McpServer {
  const server = new McpServer({ name: "research-verification-service", version: deps.revision });
  for (const tool of tools) {
    const { name, title, description, inputSchema, readOnly } = tool;
    const annotations = { readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false };
    const config = { title, description, inputSchema: argumentsSchema(inputSchema), annotations };
    server.registerTool(name, config, async (given) => {
      const response = await deps.dispatch(
        toRequest(deps.baseUrl, tool, given, credentials(headers)),
        address,
        operations.callTool.rateLimits,
      );
      return toToolResult(response.status, await response.json());
    });
  }
  return server;
}

/** Validates the arguments that a tool has, and leaves the refusal of others to its operation: that names the nearest. */
function argumentsSchema(inputSchema: ToolSpec["inputSchema"]) {
  const { properties = {} } = inputSchema as { properties?: object };
  const { "~standard": standard } = fromJsonSchema<Arguments>(inputSchema);
  const validate = async (given: unknown) => {
    const isKnown = ([name]: [string, unknown]) => Object.hasOwn(properties, name);
    const known = Object.entries(given as Arguments).filter(isKnown);
    const result = await standard.validate(Object.fromEntries(known));
    return result.issues ? result : { value: { ...(given as Arguments), ...result.value } };
  };
  return { "~standard": { ...standard, validate } };
}

/** The identity, limits, validation and refusals of a tool call are those of its operation: it is one. */
function toRequest(baseUrl: string, { operation }: ToolSpec, given: Arguments, headers: Headers): Request {
  const { method, path, parameters }: OperationSpec = operations[operation];
  const left = { ...given };
  const take = (name: string): string | undefined => {
    const value = left[name];
    delete left[name];
    return value === undefined ? undefined : Array.isArray(value) ? value.join(",") : String(value);
  };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(take(name) ?? ""));
  const query = new URLSearchParams();
  for (const { name } of parameters.filter((parameter) => parameter.in === "query")) {
    const value = take(name);
    if (value !== undefined) query.set(name, value);
  }
  // Of a read, what is left is unknown to the operation, which refuses it by its name, whatever its value.
  const unknown = method === "GET" ? Object.keys(left).slice(0, mostUnknown) : [];
  for (const name of unknown) query.append(name.slice(0, longestUnknown), "");
  const url = `${baseUrl}${address}${query.size > 0 ? `?${query}` : ""}`;
  if (method === "GET") return new Request(url, { headers });
  headers.set("content-type", "application/json");
  return new Request(url, { method, headers, body: JSON.stringify(left) });
}

function credentials(headers: Headers): Headers {
  const own = new Headers();
  for (const name of ["authorization", "x-api-key", "cookie", "accept-language"]) {
    const value = headers.get(name);
    if (value !== null) own.set(name, value);
  }
  return own;
}

/** A refusal is a result too: the model reads why, and what to do next. */
function toToolResult(status: number, answer: unknown): CallToolResult {
  const text = JSON.stringify(answer);
  if (status >= 400) return { content: [{ type: "text", text }], isError: true };
  return { content: [{ type: "text", text }], structuredContent: answer as Record<string, unknown> };
}
