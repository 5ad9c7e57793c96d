import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough, pipeline as pass } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Dispatcher, Pool } from "undici";
import { DomainError } from "../domain/errors.ts";
import { endToEndHeaders } from "./end-to-end.ts";

/** The service that does the work, where this process is only its front. */
export interface Backend {
  /**
   * Passes a request on as it came and answers with what comes back; neither body is kept. Throws a 502 as long as
   * nothing was answered; later the answer is cut off, as the backend's own was.
   */
  forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
  /** Reads JSON for a page on behalf of whoever opened it. Throws a 502 where there is no answer. */
  read(path: string, headers: Record<string, string>): Promise<BackendAnswer>;
  close(): Promise<void>;
}

export interface BackendAnswer {
  status: number;
  retryAfter: string | undefined;
  body: unknown;
}

/** How long to wait, in milliseconds: for a connection, for the start of an answer, and for more of it. */
const patience = { connect: 5000, headersTimeout: 120_000, bodyTimeout: 300_000 };

export function createBackend(origin: string, waits: Partial<typeof patience> = {}): Backend {
  const { connect, ...timeouts } = { ...patience, ...waits };
  const pool = new Pool(origin, { connect: { timeout: connect }, ...timeouts });
  const ask = async (request: Dispatcher.RequestOptions) => {
    try {
      return await pool.request(request);
    } catch (cause) {
      throw new DomainError("upstream_failed", "backend.unreachable", { cause });
    }
  };
  return {
    async forward(incoming, outgoing) {
      const path = incoming.url ?? "";
      // A whole address in place of a path (RFC 9112, 3.2.2) is for proxies, and this is none.
      if (!path.startsWith("/")) throw new DomainError("not_found", "request.not_found");
      const gone = new AbortController();
      outgoing.once("close", () => gone.abort());
      const answer = await ask({
        path,
        method: incoming.method as Dispatcher.HttpMethod,
        headers: endToEndHeaders(incoming.rawHeaders, ["host", "expect"]),
        body: bodyOf(incoming),
        signal: gone.signal,
        responseHeaders: "raw",
      });
      // Raw headers are a list of names and values; the type tells of the other form alone.
      outgoing.writeHead(answer.statusCode, endToEndHeaders(answer.headers as unknown as string[]));
      await pipeline(answer.body, outgoing).catch(() => outgoing.destroy());
    },

    async read(path, headers) {
      const answer = await ask({ path, method: "GET", headers: { ...headers, accept: "application/json" } });
      const body: unknown = await answer.body.json().catch((cause: unknown) => {
        throw new DomainError("upstream_failed", "backend.unreachable", { cause });
      });
      return { status: answer.statusCode, retryAfter: answer.headers["retry-after"]?.toString(), body };
    },

    close: () => pool.close(),
  };
}

/**
 * A stream between: the client library destroys what it could not send, and destroying the request itself would take
 * the connection away on which the refusal is to be told.
 */
function bodyOf(incoming: IncomingMessage): PassThrough | null {
  const { headers } = incoming;
  if (headers["transfer-encoding"] === undefined && !Number(headers["content-length"] ?? 0)) return null;
  return pass(incoming, new PassThrough(), () => {});
}
