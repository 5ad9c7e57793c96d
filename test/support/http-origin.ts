import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface HttpOrigin extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  /** Those that came, oldest first. */
  requests: IncomingMessage[];
}

/** For tests: a server on loopback that answers as `answer` does. */
export async function startHttpOrigin(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<HttpOrigin> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests, [Symbol.asyncDispose]: stop };
}
