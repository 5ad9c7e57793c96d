import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { serve } from "@hono/node-server";
import type { Config } from "../config.ts";
import { defaultLingerBounds, type LingerBounds, lingerOnClose } from "./lingering-close.ts";

type Fetch = Parameters<typeof serve>[0]["fetch"];

/** Timeouts in milliseconds for receiving a request's headers and the whole request. */
export interface ServerTimeouts {
  headersTimeout: number;
  requestTimeout: number;
  /** Interval of checking connections: one is closed at most this much later. */
  connectionsCheckingInterval: number;
}

/** 26 MiB in five minutes are 90 kB/s. A slower client occupies a connection and receives a 408. */
const defaultTimeouts: ServerTimeouts = {
  headersTimeout: 30_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};

/** Answers a request before anything else is done for it; false where it does not. */
export type AnswerFirst = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean | Promise<boolean>;

export interface Listener {
  /** E.g. `http://127.0.0.1:8787`. */
  address: string;
  /**
   * Stops accepting requests and waits up to `graceMilliseconds` for those in progress. Then closes their connections,
   * which aborts their signals, and waits a little for the handlers: what they use must not be closed before.
   */
  close(graceMilliseconds: number): Promise<void>;
}

/** Within this time, a handler whose signal is aborted gives up and removes its temporary files. */
const abortMilliseconds = 2000;

/** Listens on the configured host and port; rejects where that fails. */
export function listen(
  fetch: Fetch,
  { host, port }: Pick<Config, "host" | "port">,
  serverOptions: ServerTimeouts = defaultTimeouts,
  answerFirst: AnswerFirst = () => false,
  lingerBounds: LingerBounds = defaultLingerBounds,
): Promise<Listener> {
  const running = new Set<Promise<unknown>>();
  // A connection closes before the handler of its request has returned.
  const countedFetch: Fetch = (request, environment) => {
    const response = fetch(request, environment);
    if (!(response instanceof Promise)) return response;
    running.add(response);
    const remove = () => void running.delete(response);
    response.then(remove, remove);
    return response;
  };
  return new Promise((resolve, reject) => {
    const options = {
      ...{ fetch: countedFetch, hostname: host, port, serverOptions },
      createServer: ((options: ServerOptions, answer: RequestListener) =>
        createServer(
          options,
          lingering(lingerBounds, answeringFirst(answerFirst, answer)),
        )) as typeof createServer,
    };
    const server = serve(options, ({ address, port }: AddressInfo) => {
      const name = address.includes(":") ? `[${address}]` : address;
      resolve({
        address: `http://${name}:${port}`,
        async close(graceMilliseconds) {
          await closeConnections(server as Server, graceMilliseconds);
          await Promise.race([
            Promise.allSettled(running),
            delay(abortMilliseconds, undefined, { ref: false }),
          ]);
        },
      });
    });
    server.once("error", reject);
  });
}

function lingering(bounds: LingerBounds, answer: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    // RFC 9112, 9.6: nothing that comes behind an answer which closes the connection is carried out.
    if (incoming.socket.writableEnded) return void incoming.resume();
    if (incoming.method !== "GET" && incoming.method !== "HEAD") lingerOnClose(incoming, bounds);
    answer(incoming, outgoing);
  };
}

function answeringFirst(answerFirst: AnswerFirst, answer: RequestListener): RequestListener {
  const orAnswer = (answered: boolean, incoming: IncomingMessage, outgoing: ServerResponse) =>
    answered || answer(incoming, outgoing);
  return (incoming, outgoing) => {
    const answered = answerFirst(incoming, outgoing);
    if (typeof answered === "boolean") orAnswer(answered, incoming, outgoing);
    else
      void answered
        // What could not be told of here is told of, and logged, by what answers everything else.
        .catch(() => false)
        .then((answered) => orAnswer(answered, incoming, outgoing));
  };
}

async function closeConnections(server: Server, graceMilliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections become idle after their response, and would be kept alive for another request.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
  const forceTimer = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(forceTimer);
}
