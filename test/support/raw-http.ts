import { connect, type Socket } from "node:net";

/** A connection on which a test writes what no client library would. */
export interface RawConnection extends Disposable {
  socket: Socket;
  /** Writes, and waits until the other side may be sent more. Resolves too where it hung up meanwhile. */
  write(data: string | Uint8Array): Promise<void>;
  /** The head of the first answer: its status line and headers. */
  head(): Promise<string>;
  /** All that was answered until the other side hung up. */
  whole(): Promise<string>;
  /** What went wrong on the way: a reset. */
  error(): Error | undefined;
}

export async function openRaw(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = "";
  let closed = false;
  const heads: (() => void)[] = [];
  const hungUp = new Promise<void>((resolve) => void socket.once("close", () => resolve()));
  const resolveHeads = () => {
    if (received.includes("\r\n\r\n") || closed) for (const resolve of heads.splice(0)) resolve();
  };
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => {
    received += text;
    resolveHeads();
  });
  // A server that hangs up on a hostile body is right to; what it said before is what counts.
  let failure: Error | undefined;
  socket.on("error", (error) => {
    failure = error;
  });
  socket.on("close", () => {
    closed = true;
    resolveHeads();
  });
  await new Promise((resolve) => socket.once("connect", resolve));
  return {
    socket,
    write: (data) =>
      new Promise((resolve) => {
        if (closed || socket.write(data)) return resolve();
        const go = () => {
          socket.off("drain", go).off("close", go);
          resolve();
        };
        socket.on("drain", go).on("close", go);
      }),
    async head() {
      await new Promise<void>((resolve) => {
        heads.push(resolve);
        resolveHeads();
      });
      return received.split("\r\n\r\n", 1)[0]!;
    },
    async whole() {
      await hungUp;
      return received;
    },
    error: () => failure,
    [Symbol.dispose]: () => socket.destroy(),
  };
}
