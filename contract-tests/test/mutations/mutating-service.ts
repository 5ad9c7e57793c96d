import { createHash } from "node:crypto";
import type { Answer, Given, Mutation, Sent, Service } from "./mutation.ts";
import { notModified, retag } from "./retag.ts";
import { createRoutes } from "./routes.ts";

/** A service in this process whose answers are changed on their way. */
export interface MutatingService {
  /** The mistake that is made from now on; none at first. */
  pass(mutation: Mutation, given: Given): void;
  answer(request: Unrouted): Promise<Answer>;
  /** Resolves when nothing is being answered any more. */
  rest(): Promise<void>;
  /** Counts what shows in no answer of its own as one that an operation has changed. */
  tellEffect(operation: string | undefined): void;
  /** How many answers were not those of the service. */
  shown(): number;
  /** The operations whose answers they were. */
  touched: ReadonlySet<string>;
  /** The operation that the contract has for a request. */
  operationOf(request: { method: string; url: string }): string;
  /** Where making a mistake failed: then what the kit says of it counts for nothing. */
  failures: unknown[];
}

/** A request of which the contract's operation is not known yet. */
export type Unrouted = Omit<Sent, "operation" | "template">;

/** `fetch` of the service's router; the second argument is the connection, as a listener gives it. */
export type Router = (request: Request, env: unknown) => Response | Promise<Response>;

export async function createMutatingService(router: Router): Promise<MutatingService> {
  const routes = await createRoutes();
  let handler = (sent: Sent, service: Service) => service(sent);
  let isAboutHead = false;
  let isAboutTags = false;
  let shown = 0;
  const touched = new Set<string>();
  const failures: unknown[] = [];
  const pending = new Set<Promise<Answer>>();

  async function respond(request: Unrouted): Promise<Answer> {
    const sent = { ...request, ...routes.find(request.method, request.url.pathname) };
    // A mistake in what GET answers is the same for HEAD.
    const asked: Sent = isAboutHead || sent.method !== "HEAD" ? sent : { ...sent, method: "GET" };
    const answer = await answerOf(asked);
    const isMatched = answer.status === 304 && asked.headers.has("if-none-match") && !isAboutTags;
    // Whether it would match the validator of what the mistake makes of it is to be seen.
    return isMatched ? await matched(asked, answer) : answer;
  }

  async function answerOf(asked: Sent): Promise<Answer> {
    let plain: Answer | undefined;
    const service: Service = async (request) => {
      const answer = await toAnswer(await router(toRequest(request), connection), request.method);
      // A mistake may be made in place.
      if (request === asked)
        plain = { ...answer, headers: new Headers(answer.headers), body: answer.body.slice() };
      return answer;
    };
    const answer = await handler(asked, service);
    if (!plain || printOf(answer) !== printOf(plain) || answer.stream !== plain.stream) {
      shown += 1;
      for (const operation of routes.operationsOf(asked)) touched.add(operation);
    }
    if (!isAboutTags) retag(asked, answer, plain);
    return answer;
  }

  async function matched(asked: Sent, answer: Answer): Promise<Answer> {
    const headers = new Headers(asked.headers);
    headers.delete("if-none-match");
    const whole = await answerOf({ ...asked, headers });
    const tag = whole.headers.get("etag");
    const isChanged = tag?.startsWith('"m') && answer.headers.get("etag") !== tag;
    if (!isChanged) return answer;
    return asked.headers.get("if-none-match")?.trim() === "*" ? notModified(whole) : whole;
  }

  return {
    pass(mutation, given) {
      handler = mutation.start(given);
      isAboutHead = mutation.group === "HEAD";
      isAboutTags = mutation.group === "validators" || isAboutHead;
    },
    answer(request) {
      const answering = respond(request).catch((error: unknown) => {
        failures.push(error);
        throw error;
      });
      pending.add(answering);
      return answering.finally(() => pending.delete(answering));
    },
    async rest() {
      await Promise.allSettled(pending);
    },
    operationOf: ({ method, url }) =>
      routes.find(method, new URL(url, "http://localhost").pathname).operation,
    // What was left undone, or done twice, is seen elsewhere.
    tellEffect(operation) {
      shown += 1;
      if (operation) touched.add(operation);
    },
    shown: () => shown,
    touched,
    failures,
  };
}

/** As a listener gives it: the kit is on this machine. */
const connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };

const toRequest = ({ method, url, headers, body }: Sent): Request =>
  new Request(url, { method, headers, body });

/** By which an answer is known again. */
const printOf = ({ status, headers, body, stray = "" }: Answer): string =>
  createHash("sha256")
    .update(`${status} ${JSON.stringify([...headers])} ${stray} `)
    .update(body)
    .digest("base64");

async function toAnswer(response: Response, method: string): Promise<Answer> {
  const { status, headers, body } = response;
  const streams = headers.get("content-type")?.startsWith("text/event-stream");
  // What is answered to a message ends by itself.
  const endless = streams && body && !["HEAD", "POST"].includes(method);
  if (endless) return { status, headers, body: new Uint8Array(), stream: body };
  return { status, headers, body: new Uint8Array(await response.arrayBuffer()) };
}
