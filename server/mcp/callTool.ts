import type { Handler } from "../__generated__/operations.ts";
import type { Context, Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";

type Result = Awaited<ReturnType<Handler<"callTool", Deps, Context>>>;

/**
 * The Model Context Protocol over streamable HTTP, revisions 2026-07-28 and 2025-11-25. Nothing is kept between
 * messages: each is served by a server of its own, which calls the v1 operations as whoever sent it.
 */
export const callTool: Handler<"callTool", Deps, Context> = async (deps, { body }, context) => {
  // Loaded when a tool is first called: most starts never need it.
  const { createMcpHandler, originValidationResponse } = await import("@modelcontextprotocol/server");
  const { toolServer } = await import("./tool-server.ts");
  const request = new Request(`${deps.baseUrl}/mcp`, {
    method: "POST",
    headers: passed(context.headers),
    body: JSON.stringify(body),
  });
  // A page of another site that had its name rebound to us (DNS rebinding) still says where it came from.
  if (originValidationResponse(request, [new URL(deps.baseUrl).hostname])) {
    const parameters = { origin: new URL(deps.baseUrl).origin };
    throw new DomainError("forbidden", "identity.cross_site", { parameters });
  }
  const handler = createMcpHandler(() => toolServer(deps, context), {
    onerror: (error) => deps.log.debug({ error }, "A tool message was refused"),
  });
  return toResult(await handler.fetch(request, { parsedBody: body }));
};

/** What the protocol reads; who asks is the router's to know. */
function passed(headers: Headers): Headers {
  const own = new Headers({ "content-type": "application/json" });
  for (const [name, value] of headers) {
    if (name === "accept" || name === "origin" || name.startsWith("mcp-")) own.set(name, value);
  }
  return own;
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
  return { status: 400, body: message };
}
