import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough, pipeline as pass } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Dispatcher, Pool } from "undici";
import { DomainError } from "../domain/errors.ts";
import { endToEndHeaders } from "./end-to-end.ts";
import { forwardedFor, forwardedHeaders } from "./forwarded-for.ts";

/** The service that this process is a front of. */
export interface Backend {
  /**
   * Forwards a request and streams the response; buffers neither body. Throws a 502 before the response has started;
   * afterwards an error truncates it.
   */
  forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
  /** Reads JSON with the headers of a page's request. Throws a 502 where there is no valid response. */
  read(path: string, headers: Record<string, string>): Promise<BackendAnswer>;
  /** Ends the forwarded streams of events, which would go on for as long as the Runs that they follow. */
  endStreams(): void;
  close(): Promise<void>;
}

interface BackendAnswer {
  status: number;
  retryAfter: string | undefined;
  body: unknown;
}

/** Milliseconds: for a connection, for the headers of a response, and between parts of its body. */
const defaultTimeouts = { connect: 5000, headersTimeout: 120_000, bodyTimeout: 300_000 };

export function createBackend(origin: string, overrides: Partial<typeof defaultTimeouts> = {}): Backend {
  const { connect, ...timeouts } = { ...defaultTimeouts, ...overrides };
  const pool = new Pool(origin, { connect: { timeout: connect }, ...timeouts });
  const eventStreams = new Set<Dispatcher.ResponseData["body"]>();
  const send = async (request: Dispatcher.RequestOptions) => {
    try {
      return await pool.request(request);
    } catch (cause) {
      throw new DomainError("upstream_failed", "backend.unreachable", { cause });
    }
  };
  return {
    async forward(incoming, outgoing) {
      const path = incoming.url ?? "";
      // The absolute form of a request target (RFC 9112, 3.2.2) is for proxies, which this is not.
      if (!path.startsWith("/")) throw new DomainError("not_found", "request.not_found");
      const clientClosed = new AbortController();
      outgoing.once("close", () => clientClosed.abort());
      const answer = await send({
        path,
        method: incoming.method as Dispatcher.HttpMethod,
        headers: [
          ...endToEndHeaders(incoming.rawHeaders, ["host", "expect", ...forwardedHeaders]),
          ...Object.entries(forwardedFor(incoming)).flat(),
        ],
        body: bodyStream(incoming),
        signal: clientClosed.signal,
        responseHeaders: "raw",
      });
      // With `responseHeaders: "raw"` the headers are a flat list of names and values, which the type does not cover.
      const headers = endToEndHeaders(answer.headers as unknown as string[]);
      outgoing.writeHead(answer.statusCode, headers);
      if (isEventStream(headers)) eventStreams.add(answer.body);
      await pipeline(answer.body, outgoing).catch(() => outgoing.destroy());
      eventStreams.delete(answer.body);
    },

    async read(path, headers) {
      const answer = await send({ path, method: "GET", headers: { ...headers, accept: "application/json" } });
      const body: unknown = await answer.body.json().catch((cause: unknown) => {
        throw new DomainError("upstream_failed", "backend.unreachable", { cause });
      });
      return { status: answer.statusCode, retryAfter: answer.headers["retry-after"]?.toString(), body };
    },

    endStreams() {
      for (const body of eventStreams) body.destroy();
    },

    close: () => pool.close(),
  };
}

function isEventStream(headers: readonly string[]): boolean {
  const name = headers.findIndex((item, index) => index % 2 === 0 && /^content-type$/i.test(item));
  return headers[name + 1]?.startsWith("text/event-stream") ?? false;
}

/**
 * Copies the body to a separate stream: the client library destroys a body that it could not send, and destroying the
 * request itself would close the connection on which the error response is to be sent.
 */
function bodyStream(incoming: IncomingMessage): PassThrough | null {
  const { headers } = incoming;
  if (headers["transfer-encoding"] === undefined && !Number(headers["content-length"] ?? 0)) return null;
  return pass(incoming, new PassThrough(), () => {});
}
