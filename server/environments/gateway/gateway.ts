import { type FileHandle, open } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { entryPath } from "../../execution/open-without-links.ts";
import { SOCKET_NAME } from "./relay.ts";

/** What a registry's client is given for a path; null where there is nothing. */
export interface GatewayAnswer {
  type: string;
  byteSize?: number;
  body: AsyncIterable<Uint8Array> | string;
}

/** What may still pass, counted down. */
export interface GatewayLimits {
  requests: number;
  bytes: number;
}

/**
 * Answers what one registry's client asks in the sandbox, on a unix socket in the folder that the sandbox sees: the only
 * way out that it has. Whoever is in there may ask for anything, as often as it likes.
 */
export async function openGateway(
  folder: string,
  answer: (path: string, signal: AbortSignal) => Promise<GatewayAnswer | null>,
  left: GatewayLimits,
): Promise<AsyncDisposable> {
  const stop = new AbortController();
  const server = createServer((request, response) => {
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    const signal = AbortSignal.any([stop.signal, gone.signal]);
    respond(request.method, request.url ?? "/", response, signal).catch(() => {
      if (response.headersSent) response.destroy();
      // Not 502: pip takes that for final, and would do without what is there.
      else response.writeHead(503).end();
    });
  });
  const respond = async (
    method: string | undefined,
    url: string,
    response: ServerResponse,
    signal: AbortSignal,
  ) => {
    left.requests--;
    if (left.requests < 0 || left.bytes <= 0) return response.writeHead(429).end();
    if (method !== "GET" && method !== "HEAD") return response.writeHead(405).end();
    const path = pathOf(url);
    const found = path === null ? null : await answer(path, signal);
    if (found === null) return response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": found.type,
      ...(found.byteSize === undefined ? {} : { "content-length": found.byteSize }),
    });
    if (method === "HEAD") return response.end();
    async function* bounded(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        left.bytes -= chunk.byteLength;
        if (left.bytes < 0) throw new Error("more than a gateway passes on");
        yield chunk;
      }
    }
    const { body } = found;
    const chunks = typeof body === "string" ? Readable.from([Buffer.from(body)]) : body;
    return pipeline(chunks, bounded, response, { signal });
  };
  server.maxConnections = 64;
  const directory = await open(folder, "r");
  await listen(server, directory);
  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await directory.close();
    },
  };
}

/** By the open folder: the path of a socket has 107 bytes at most. */
async function listen(server: Server, folder: FileHandle): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(entryPath(folder, SOCKET_NAME), resolve);
  });
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, "http://gateway").pathname);
  } catch {
    return null;
  }
}
