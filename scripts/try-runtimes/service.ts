import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { bundleOf, createSigner, statement } from "../../sdk/test/sign.ts";

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

const object = Buffer.alloc(200_000, "an object ");
const digest = `sha256:${createHash("sha256").update(object).digest("hex")}`;
const signer = createSigner();
const signed = { bundle: bundleOf(signer.sign(statement("1".repeat(64)))), keys: signer.keys };

/** Answers what the checks ask for, to any origin; what a real service answers is tested elsewhere. */
export async function startService() {
  let failures = 0;
  let keys: unknown[] = [];

  function answerTo({ method, url = "", headers }: IncomingMessage, received: number): Answer | null {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const name = pathname.split("/").at(-1);
    if (name === "claims") return { body: pageOf(searchParams.get("cursor")) };
    if (name === "log-stream") return { headers: { "content-type": "text/event-stream" }, body: events };
    if (name === "repositories") return { status: 201, body: { received } };
    if (pathname.startsWith("/api/objects/"))
      return { headers: { "content-type": "application/octet-stream" }, body: object };
    if (name === "runs" && method === "POST") {
      keys.push(headers["idempotency-key"]);
      if (keys.length < 2) return { status: 503, body: {} };
      const body = { keys };
      keys = [];
      return { status: 202, body };
    }
    if (name === "run_silent") return null;
    if (name === "run_missing")
      return { status: 404, body: { error: { code: "not_found", message: "No." } } };
    if (name === "run_redirect") return { status: 302, headers: { location: "/elsewhere" }, body: {} };
    if (name === "run_after_503" && ++failures % 2 === 1) return { status: 503, body: {} };
    const sent = { key: headers["x-api-key"], attempts: 2 };
    return { body: { id: name, sent, object: { digest, bytes: object.length }, signed } };
  }

  const server = createServer(async (request, response) => {
    let received = 0;
    for await (const chunk of request) received += (chunk as Buffer).length;
    const crossOrigin = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    const answer = request.method === "OPTIONS" ? { body: "" } : answerTo(request, received);
    if (answer === null) return;
    const { status = 200, headers = { "content-type": "application/json" }, body } = answer as Answer;
    response.writeHead(status, { ...crossOrigin, ...headers });
    response.end(typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const pageOf = (cursor: string | null) => ({
  data: [{ id: cursor === null ? "claim_1" : "claim_2" }],
  pagination: { nextCursor: cursor === null ? "next" : null },
});

const events = 'event: log\nid: 1\ndata: {"text":"grün"}\n\nevent: end\nid: end\ndata: {}\n\n';
