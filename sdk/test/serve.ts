import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** How the server handles a request: respond, close the connection, or never respond. */
export type Answer =
  | { status?: number; headers?: Record<string, string>; body?: unknown }
  | "reset"
  | "silence";

/**
 * Starts an HTTP server on a free port. It sends the responses of the list in turn and repeats the last; an object body
 * is sent as JSON, a string unchanged.
 */
export async function serve(...answers: (Answer | ((request: Received) => Answer))[]) {
  const requests: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "", headers } = request;
    const received = { method, url, headers, body: Buffer.concat(chunks) };
    const next = answers[Math.min(requests.length, answers.length - 1)] ?? {};
    requests.push(received);
    const answer = typeof next === "function" ? next(received) : next;
    if (answer === "silence") return;
    if (answer === "reset") return request.socket.destroy();
    const json = typeof answer.body === "object";
    response.writeHead(answer.status ?? 200, {
      ...(json && { "content-type": "application/json" }),
      ...answer.headers,
    });
    response.end(json ? JSON.stringify(answer.body) : ((answer.body as string | undefined) ?? ""));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { baseUrl: `http://127.0.0.1:${port}`, port, requests, close, [Symbol.asyncDispose]: close };
}
