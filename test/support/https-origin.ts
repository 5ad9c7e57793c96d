import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

export interface HttpsOrigin extends AsyncDisposable {
  port: number;
  /** The certificate that clients must trust, PEM. */
  certificate: string;
  /** Method and path of every request that came. */
  requests: string[];
}

/** For tests: makes a self-signed certificate for localhost and 127.0.0.1; false where `openssl` is missing. */
export function makeCertificate(folder: string): boolean {
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  return spawnSync("openssl", ["req", ...kind, ...subject, ...files]).status === 0;
}

/**
 * For tests: a code host on loopback. Serves the bare repositories in `root` through git's own CGI program;
 * `answer` may take a request first and returns whether it did.
 */
export async function startHttpsOrigin(
  folder: string,
  root: string,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Promise<HttpsOrigin> {
  const certificate = readFileSync(join(folder, "cert.pem"), "utf8");
  const requests: string[] = [];
  const server = createServer(
    { key: readFileSync(join(folder, "key.pem")), cert: certificate },
    (request, response) => {
      requests.push(`${request.method} ${request.url}`);
      if (!answer(request, response)) serve(root, request, response);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, certificate, requests, [Symbol.asyncDispose]: stop };
}

/** RFC 3875, as much of it as `git http-backend` reads. */
function serve(root: string, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? "/", "https://localhost");
  const child = spawn("git", ["http-backend"], {
    stdio: ["pipe", "pipe", "ignore"],
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: "1",
      GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
      HTTP_CONTENT_ENCODING: String(request.headers["content-encoding"] ?? ""),
      REQUEST_METHOD: request.method,
      PATH_INFO: url.pathname,
      QUERY_STRING: url.search.slice(1),
      CONTENT_TYPE: String(request.headers["content-type"] ?? ""),
    },
  });
  child.stdin.on("error", () => {});
  request.pipe(child.stdin);
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.on("close", () => {
    const output = Buffer.concat(chunks);
    const end = output.indexOf("\r\n\r\n");
    for (const header of output.subarray(0, end).toString().split("\r\n")) {
      const [name = "", value = ""] = header.split(/: (.*)/s);
      if (name.toLowerCase() === "status") response.statusCode = Number.parseInt(value, 10);
      else response.setHeader(name, value);
    }
    response.end(output.subarray(end + 4));
  });
}
