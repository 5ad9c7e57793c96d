import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";

/** How long the rest of a body is waited for, and how much of it is read, once its request is answered. */
export interface LingerBounds {
  milliseconds: number;
  /** Without a byte: of a client that has read the answer and neither sends on nor hangs up. */
  idleMilliseconds: number;
  bytes: number;
}

/** As nginx waits. More bytes than a body may have, since those that are refused for their size are read too. */
export const defaultLingerBounds: LingerBounds = {
  milliseconds: 30_000,
  idleMilliseconds: 5_000,
  bytes: 64 * 1024 * 1024,
};

/**
 * Has the connection of a request closed in two steps where its body was answered before it had arrived (RFC 9112, 9.6).
 * A socket that is closed with bytes unread is reset, and a reset takes the answer from a client that has yet to read it:
 * whoever sent too much would be told nothing. Node.js, and what drains bodies for it, close by `destroySoon`.
 */
export function lingerOnClose(incoming: IncomingMessage, bounds: LingerBounds): void {
  const { socket } = incoming;
  let isLingering = false;
  // Not on the prototype: the connection's next request replaces it, and what has no body needs none.
  socket.destroySoon = () => {
    if (isLingering) return;
    if (incoming.complete || incoming.destroyed || socket.destroyed) return close(socket);
    isLingering = true;
    linger(incoming, bounds);
  };
}

const watchMilliseconds = 50;

const close = (socket: Socket): void => Socket.prototype.destroySoon.call(socket);

/** Ends what is sent, and reads on without keeping it until the body, the client or a bound ends it. */
function linger(incoming: IncomingMessage, { milliseconds, idleMilliseconds, bytes }: LingerBounds): void {
  const { socket } = incoming;
  const readBefore = socket.bytesRead;
  const timer = setTimeout(() => socket.destroy(), milliseconds);
  // Node.js has no event of what it reads and drops.
  const watch = setInterval(() => {
    if (socket.bytesRead - readBefore > bytes) socket.destroy();
  }, watchMilliseconds);
  socket.once("close", () => {
    clearTimeout(timer);
    clearInterval(watch);
  });
  socket.setTimeout(idleMilliseconds, () => socket.destroy());
  incoming.once("end", () => close(socket));
  socket.end();
  incoming.resume();
}
