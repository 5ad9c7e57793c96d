import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { Answer, Given, Mutation, Sent, Service } from "./mutation.ts";
import { notModified, retag } from "./retag.ts";
import { createRoutes } from "./routes.ts";

/** A server that changes what passes it on its way to and from a service in this process. */
export interface MutatingProxy extends AsyncDisposable {
  /** The mistake that is made from now on; none at first. */
  pass(mutation: Mutation, given: Given): void;
  /** How many answers were not those of the service. */
  shown(): number;
  /** Where making a mistake failed: then what the kit says of it counts for nothing. */
  failures: unknown[];
}

/** `fetch` of the service's router; the second argument is the connection, as a listener gives it. */
type Router = (request: Request, env: unknown) => Response | Promise<Response>;

export async function startProxy(port: number, router: Router): Promise<MutatingProxy> {
  const find = await createRoutes();
  let handler = (sent: Sent, service: Service) => service(sent);
  let isAboutHead = false;
  let isAboutTags = false;
  let shown = 0;
  const failures: unknown[] = [];

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const sent = await read(incoming, find);
    // A mistake in what GET answers is the same for HEAD.
    const asked: Sent = isAboutHead || sent.method !== "HEAD" ? sent : { ...sent, method: "GET" };
    const answer = await answerOf(asked, incoming);
    const isMatched = answer.status === 304 && asked.headers.has("if-none-match") && !isAboutTags;
    // Whether it would match the validator of what the mistake makes of it is to be seen.
    await write(isMatched ? await matched(asked, answer, incoming) : answer, sent, incoming, outgoing);
  }

  async function answerOf(asked: Sent, incoming: IncomingMessage): Promise<Answer> {
    let plain: Answer | undefined;
    const service: Service = async (request) => {
      const answer = await toAnswer(await router(toRequest(request), { incoming }), request.method);
      if (request === asked) plain = { ...answer, headers: new Headers(answer.headers) };
      return answer;
    };
    const answer = await handler(asked, service);
    if (!plain || printOf(answer) !== printOf(plain)) shown += 1;
    if (!isAboutTags) retag(asked, answer, plain);
    return answer;
  }

  async function matched(asked: Sent, answer: Answer, incoming: IncomingMessage): Promise<Answer> {
    const headers = new Headers(asked.headers);
    headers.delete("if-none-match");
    const whole = await answerOf({ ...asked, headers }, incoming);
    const tag = whole.headers.get("etag");
    const isChanged = tag?.startsWith('"m') && answer.headers.get("etag") !== tag;
    if (!isChanged) return answer;
    return asked.headers.get("if-none-match")?.trim() === "*" ? notModified(whole) : whole;
  }

  const server = createServer({ keepAliveTimeout: 500 }, (incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: unknown) => {
      failures.push(error);
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    pass(mutation, given) {
      handler = mutation.start(given);
      isAboutHead = mutation.group === "HEAD";
      isAboutTags = mutation.group === "validators" || isAboutHead;
    },
    shown: () => shown,
    failures,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const toRequest = ({ method, url, headers, body }: Sent): Request =>
  new Request(url, { method, headers, body });

/** By which an answer is known again. */
const printOf = ({ status, headers, body, stray = "" }: Answer): string =>
  createHash("sha256")
    .update(`${status} ${JSON.stringify([...headers])} ${stray} `)
    .update(body)
    .digest("base64");

async function read(
  incoming: IncomingMessage,
  find: Awaited<ReturnType<typeof createRoutes>>,
): Promise<Sent> {
  const { method = "GET", url = "/", headers, rawHeaders } = incoming;
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  const given = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    // Of a connection, not of a request.
    if (!/^(connection|keep-alive|transfer-encoding|expect)$/i.test(rawHeaders[index]!))
      given.append(rawHeaders[index]!, rawHeaders[index + 1]!);
  const target = new URL(url, `http://${headers.host ?? "localhost"}`);
  const body = chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : null;
  return { method, url: target, headers: given, body, ...find(method, target.pathname) };
}

async function toAnswer(response: Response, method: string): Promise<Answer> {
  const { status, headers, body } = response;
  const endless = headers.get("content-type")?.startsWith("text/event-stream") && body && method !== "HEAD";
  if (endless) return { status, headers, body: new Uint8Array(), stream: body };
  return { status, headers, body: new Uint8Array(await response.arrayBuffer()) };
}

async function write(
  { status, headers, body, stream, stray }: Answer,
  { method }: Sent,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const cookies = headers.getSetCookie();
  const fields = [...headers].filter(([name]) => name !== "set-cookie");
  for (const [name, value] of fields) outgoing.setHeader(name, value);
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies);
  if (stray !== undefined) return writeStray(status, outgoing, incoming, stray);
  outgoing.writeHead(status);
  if (stream && method === "HEAD") await stream.cancel();
  else if (stream) {
    const readable = Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
    outgoing.on("close", () => readable.destroy());
    readable.on("error", () => outgoing.destroy()).pipe(outgoing);
    return;
  }
  // Node.js leaves the body of a HEAD, a 204 and a 304 out by itself.
  outgoing.end(method === "HEAD" ? undefined : body);
}

/** Writes what Node.js would not: bytes after the head of an answer that has no body. */
function writeStray(
  status: number,
  outgoing: ServerResponse,
  { socket }: IncomingMessage,
  stray: string,
): void {
  const lines = Object.entries(outgoing.getHeaders()).map(([name, value]) => `${name}: ${value}\r\n`);
  const date = `date: ${new Date().toUTCString()}\r\n`;
  socket.end(`HTTP/1.1 ${status} Stray\r\n${date}${lines.join("")}\r\n${stray}`);
}
