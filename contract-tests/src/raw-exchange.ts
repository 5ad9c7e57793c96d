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

/** Sends a request without a body over a connection of its own, which a client would not show as it is. */
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
  const lines = Object.entries({ ...request.headers, host: url.host, connection: "close" });
  const fields = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.setTimeout(timeoutMs, () => socket.destroy());
  try {
    socket.write(`${request.method} ${url.pathname}${url.search} HTTP/1.1\r\n${fields}\r\n`);
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
