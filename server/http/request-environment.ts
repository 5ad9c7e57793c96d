import type { Readable } from "node:stream";
import type { Context as HonoContext } from "hono";
import type { MadeAnswer } from "./cached-answer.ts";
import { clientAddress, type TrustProxy } from "./client-address.ts";

/** Returns the client's address, as limits count it. */
export function addressOf(c: HonoContext, trustProxy: TrustProxy): string {
  const { incoming, address } = environmentOf(c);
  return (
    address ?? clientAddress(incoming?.socket?.remoteAddress ?? "unknown", c.req.raw.headers, trustProxy)
  );
}

/** A proxy of the operator may name this service as it likes. */
export function isFromProxy(c: HonoContext, trustProxy: TrustProxy): boolean {
  const peer = environmentOf(c).incoming?.socket?.remoteAddress;
  return peer === undefined || trustProxy(peer, 0);
}

/** The request's environment: the connection from the listener, or what an enclosing call has found and counted, and wants to know. */
interface Environment {
  incoming?: { socket?: { remoteAddress?: string } };
  /** The body as the listener has it, of which the request's own would be made. */
  body?: Readable;
  address?: string;
  counted?: readonly string[];
  refused?: (error: unknown) => void;
  /** Whether the answer is sent over a network: it may be compressed. */
  compress?: boolean;
  /** Reads the number of changes of what everybody may read, with others of the request's turn of the event loop. */
  publicRevision?: () => number | Promise<number>;
  /** Given what is made for nobody in particular, where the data alone decide what that is. */
  keep?: ((made: MadeAnswer) => void) | undefined;
}

export function environmentOf(c: HonoContext): Environment {
  return (c.env ?? {}) as Environment;
}
