import type { Handler } from "../__generated__/operations.ts";
import type { Context, Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";

type Result = Awaited<ReturnType<Handler<"callTool", Deps, Context>>>;

/**
 * The Model Context Protocol over streamable HTTP, revisions 2026-07-28 and 2025-11-25. Stateless: each message is
 * served by a new server, which calls the v1 operations with the caller's credentials.
 */
export const callTool: Handler<"callTool", Deps, Context> = async (deps, { body }, context) => {
  // Loaded with the first call: most processes never need it.
  const { createMcpHandler, originValidationResponse } = await import("@modelcontextprotocol/server");
  const { createToolServer } = await import("./tool-server.ts");
  const request = new Request(`${deps.baseUrl}/mcp`, {
    method: "POST",
    headers: protocolHeaders(context.headers),
    body: JSON.stringify(body),
  });
  // Refuses DNS rebinding: the Origin header still has the name of the attacker's site.
  if (originValidationResponse(request, [new URL(deps.baseUrl).hostname])) {
    const parameters = { origin: new URL(deps.baseUrl).origin };
    throw new DomainError("forbidden", "identity.cross_site", { parameters });
  }
  const handler = createMcpHandler(() => createToolServer(deps, context), {
    onerror: (error) => deps.log.debug({ error }, "A tool message was refused"),
  });
  return toResult(await handler.fetch(request, { parsedBody: body }));
};

/** Returns the headers that the protocol reads. The router has authenticated the caller. */
function protocolHeaders(headers: Headers): Headers {
  const result = new Headers({ "content-type": "application/json" });
  for (const [name, value] of headers) {
    if (name === "accept" || name === "origin" || name.startsWith("mcp-")) result.set(name, value);
  }
  return result;
}

async function toResult(response: Response): Promise<Result> {
  const { status, body } = response;
  if (status === 202) return { status: 202 };
  if (status === 406) {
    const parameters = { supported: "application/json and text/event-stream, both of them" };
    throw new DomainError("not_acceptable", "request.not_acceptable", { parameters });
  }
  if (status === 200 && response.headers.get("content-type")?.startsWith("text/event-stream")) {
    return { status: 200, mediaType: "text/event-stream", body: body ?? "" };
  }
  const message = await response.json();
  if (status === 200) return { status: 200, mediaType: "application/json", body: message };
  // What the protocol refuses it refuses in English, whatever is preferred.
  const headers = { "Content-Language": "en", Vary: "Accept-Language" };
  return { status: 400, headers, body: message };
}
