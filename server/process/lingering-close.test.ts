import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { openRaw, type RawConnection } from "../../test/support/raw-http.ts";
import type { LingerBounds } from "./lingering-close.ts";
import { type Listener, listen, type ServerTimeouts } from "./listen.ts";

const mebibyte = 1024 * 1024;
const waits: ServerTimeouts = {
  ...{ headersTimeout: 60_000, requestTimeout: 300_000, connectionsCheckingInterval: 60_000 },
};
const ample: LingerBounds = { milliseconds: 60_000, idleMilliseconds: 60_000, bytes: 64 * mebibyte };

let listener: Listener | undefined;
afterEach(() => listener?.close(0));

/** A server that refuses every request without reading its body. */
async function connection(bounds: LingerBounds): Promise<RawConnection> {
  const refuse = async () => new Response("too much", { status: 413 });
  listener = await listen(refuse, { host: "127.0.0.1", port: 0 }, waits, undefined, bounds);
  return openRaw(listener.address);
}

const head = (bytes: number, connection = "close") =>
  `POST / HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Length: ${bytes}\r\n\r\n`;

/** Writes a body before it reads anything, as most clients do. */
async function send(raw: RawConnection, mebibytes: number): Promise<void> {
  raw.socket.pause();
  const part = Buffer.alloc(mebibyte, "x");
  for (let sent = 0; sent < mebibytes; sent++) await raw.write(part);
  raw.socket.resume();
}

describe("a request that is answered before its body has arrived", () => {
  it.each(["close", "keep-alive"])("is read to its end, so that its answer arrives: %s", async (kind) => {
    using raw = await connection(ample);
    await raw.write(head(27 * mebibyte, kind));
    await send(raw, 27);
    expect(await raw.head()).toMatch(/^HTTP\/1\.1 413 /);
    expect(raw.error()).toBeUndefined();
  });

  it("has nothing carried out that comes behind it on the connection", async () => {
    const paths: string[] = [];
    const refuse = async (request: Request) => {
      paths.push(new URL(request.url).pathname);
      return new Response("too much", { status: 413 });
    };
    listener = await listen(refuse, { host: "127.0.0.1", port: 0 }, waits, undefined, ample);
    using raw = await openRaw(listener.address);
    raw.socket.allowHalfOpen = true;
    await raw.write(head(mebibyte));
    expect(await raw.head()).toMatch(/^HTTP\/1\.1 413 /);
    const closed = once(raw.socket, "close");
    const second = "POST /second HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n";
    raw.socket.end(Buffer.concat([Buffer.alloc(mebibyte, "x"), Buffer.from(second)]));
    await closed;
    // Waits for what was read on.
    await listener.close(10_000);
    expect(paths).toEqual(["/"]);
  });

  it("is closed as ever once it has arrived", async () => {
    using raw = await connection(ample);
    await raw.write(`${head(3)}abc`);
    expect(await raw.whole()).toMatch(/^HTTP\/1\.1 413 .*too much$/s);
  });

  it.each([
    ["of time", 1, { ...ample, milliseconds: 50 }],
    ["of time without a byte", 1, { ...ample, idleMilliseconds: 50 }],
    ["of bytes", 3 * mebibyte, { ...ample, bytes: mebibyte }],
  ])("is hung up on beyond the bound %s, though its client stays", async (_, bytes, bounds) => {
    using raw = await connection(bounds);
    raw.socket.allowHalfOpen = true;
    await raw.write(head(4 * mebibyte));
    await raw.write(Buffer.alloc(bytes, "x"));
    // What is sent to a closed socket is answered with a reset: nothing else tells that nobody reads any more.
    const dripping = setInterval(() => raw.socket.write("x"), 200);
    expect(await raw.whole()).toMatch(/^HTTP\/1\.1 413 /);
    clearInterval(dripping);
  });
});
