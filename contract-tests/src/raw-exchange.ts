import { once } from "node:events";
import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { type Request, targetOf } from "./request.ts";

/** An answer as it came over the connection. */
export interface RawAnswer {
  status: number;
  head: string;
  /** Everything after the head, until the connection was closed. */
  rest: Buffer;
}

/** Sends a request, with a body of text or none, over a connection of its own: what a client would not send or show. */
export async function rawExchange(
  baseUrl: string,
  request: Request,
  timeoutMs: number,
): Promise<RawAnswer | null> {
  const url = new URL(`${baseUrl}${targetOf(request)}`);
  const isSecure = url.protocol === "https:";
  const [host, port] = [url.hostname.replace(/^\[|\]$/g, ""), Number(url.port) || (isSecure ? 443 : 80)];
  const socket = isSecure ? connectSecurely({ host, port, servername: host }) : connect({ host, port });
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  const body = typeof request.body === "string" ? Buffer.from(request.body) : null;
  const length = body && { "content-length": String(body.length) };
  const lines = Object.entries({ host: url.host, ...request.headers, ...length, connection: "close" });
  const fields = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.setTimeout(timeoutMs, () => socket.destroy());
  try {
    socket.write(`${request.method} ${url.pathname}${url.search} HTTP/1.1\r\n${fields}\r\n`);
    if (body) socket.write(body);
    await once(socket, "close");
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
  const bytes = Buffer.concat(chunks);
  const end = bytes.indexOf("\r\n\r\n");
  const head = bytes.subarray(0, end).toString("latin1");
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]);
  return end < 0 || Number.isNaN(status) ? null : { status, head, rest: bytes.subarray(end + 4) };
}
