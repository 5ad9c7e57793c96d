import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { MutatingService, Unrouted } from "./mutating-service.ts";
import type { Answer } from "./mutation.ts";

/** A server of what a mutating service answers. */
export interface MutatingProxy extends AsyncDisposable {
  /** Returns an address that has this answer, once, whoever asks in whatever way. */
  addressOf(answer: Answer): string;
}

export async function startProxy(port: number, service: MutatingService): Promise<MutatingProxy> {
  const prepared = new Map<string, Answer>();

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await read(incoming);
    const { pathname } = request.url;
    const answer = prepared.get(pathname) ?? (await service.answer(request));
    prepared.delete(pathname);
    await write(answer, request, incoming, outgoing);
  }

  const server = createServer({ keepAliveTimeout: 500 }, (incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  let count = 0;
  return {
    addressOf(answer) {
      count += 1;
      const path = `/prepared/${count}`;
      prepared.set(path, answer);
      return `http://127.0.0.1:${port}${path}`;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(incoming: IncomingMessage): Promise<Unrouted> {
  const { method = "GET", url = "/", headers, rawHeaders } = incoming;
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  const given = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    // Of a connection, not of a request.
    if (!/^(connection|keep-alive|transfer-encoding|expect)$/i.test(rawHeaders[index]!))
      given.append(rawHeaders[index]!, rawHeaders[index + 1]!);
  const target = new URL(url, `http://${headers.host ?? "localhost"}`);
  const body = chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : null;
  return { method, url: target, headers: given, body };
}

async function write(
  { status, headers, body, stream, stray }: Answer,
  { method }: Unrouted,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const cookies = headers.getSetCookie();
  const fields = [...headers].filter(([name]) => name !== "set-cookie");
  for (const [name, value] of fields) outgoing.setHeader(name, value);
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies);
  if (stray !== undefined) return writeStray(status, outgoing, incoming, stray);
  outgoing.writeHead(status);
  if (stream && method === "HEAD") await stream.cancel();
  else if (stream) {
    const readable = Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
    outgoing.on("close", () => readable.destroy());
    readable.on("error", () => outgoing.destroy()).pipe(outgoing);
    return;
  }
  // Node.js leaves the body of a HEAD, a 204 and a 304 out by itself.
  outgoing.end(method === "HEAD" ? undefined : body);
}

/** Writes what Node.js would not: bytes after the head of an answer that has no body. */
function writeStray(
  status: number,
  outgoing: ServerResponse,
  { socket }: IncomingMessage,
  stray: string,
): void {
  const lines = Object.entries(outgoing.getHeaders()).map(([name, value]) => `${name}: ${value}\r\n`);
  const date = `date: ${new Date().toUTCString()}\r\n`;
  socket.end(`HTTP/1.1 ${status} Stray\r\n${date}${lines.join("")}\r\n${stray}`);
}
