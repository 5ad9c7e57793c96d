import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from "@modelcontextprotocol/server";
import { operations } from "../__generated__/operations.ts";
import { type ToolSpec, tools } from "../__generated__/tools.ts";
import type { Arguments } from "./tool-request.ts";

/** Asks an operation with the caller's credentials. */
export type Ask = (operation: ToolSpec["operation"], given: Arguments) => Promise<Response>;

/** Adds the records that have an address of their own; the address is the one of the API. */
export function registerResources(server: McpServer, baseUrl: string, ask: Ask): void {
  for (const { name, operation, title, description } of tools.filter((tool) => tool.resource)) {
    const { path, parameters } = operations[operation];
    const query = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
    const names = query.map((parameter) => parameter.name).join(",");
    const template = new ResourceTemplate(`${baseUrl}${path}${names && `{?${names}}`}`, { list: undefined });
    const metadata = { title, description, mimeType: "application/json" };
    server.registerResource(name, template, metadata, async (uri, variables) => {
      const response = await ask(operation, variables);
      const text = await response.text();
      if (response.status >= 400)
        throw new ProtocolError(ProtocolErrorCode.ResourceNotFound, `${uri.href}: ${text}`);
      return { contents: [{ uri: uri.href, mimeType: "application/json", text }] };
    });
  }
}
