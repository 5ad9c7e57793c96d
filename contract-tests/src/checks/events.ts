import { isDeepStrictEqual } from "node:util";
import { authenticate } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { at, isObject, type Json } from "../contract/json-pointer.ts";
import { jsonOf } from "../exchange.ts";
import type { Probe } from "../recorder.ts";
import { exampleRequest, type Request, targetOf, withHeaders, withQuery } from "../request.ts";
import type { Session, Values } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** Server-sent events. */
export const events: OperationCheck = {
  name: "events",
  summary:
    "Events are those that the contract declares, each once, in order; after the last one comes nothing",
  source: "contract: x-events, Last-Event-ID; HTML, section 9.2 (server-sent events)",
  async run(session, operation) {
    if (!operation["x-events"] || operation.method !== "GET") return;
    let hasMiddle = false;
    // Those beyond the fourth are asked for until one has several events to go on from.
    const known = session.known.get(operation.operationId) ?? [];
    // Those of a list with several pages have something to tell.
    const long = session.known.get(listOf)?.slice(0, 1) ?? [];
    const all = [...known.filter(({ runId }) => runId === long[0]?.runId), ...known];
    for (const [index, values] of [...new Set(all)].slice(0, 16).entries())
      if (index < 4 || !hasMiddle) hasMiddle = (await checkStream(session, operation, values)) || hasMiddle;
  },
};

/** What a followed log is a list of. */
const listOf = "listRunLogs";

interface Event {
  event: string;
  id: string | null;
  data: string;
}

interface Stream {
  received: Event[];
  /** Whether the server has ended it. */
  isClosed: boolean;
}

/** Returns whether it has several events to go on from. */
async function checkStream(session: Session, operation: Operation, values: Values): Promise<boolean> {
  const request = authenticate(session, operation, exampleRequest(operation, values));
  if (!request) return false;
  const probe = { check: "events", operation, description: "the events of a record" };
  const find = (message: string) => session.recordFinding(probe, message, request, 200);
  const first = await follow(session, request);
  // A busy service may take its time for the first event.
  const isSilent = first?.received.length === 0 && !first.isClosed;
  const stream = isSilent ? await follow(session, request, 8000) : first;
  if (!stream) return false;
  const { received, isClosed } = stream;
  const declared = operation["x-events"]!;
  let last = -1;
  for (const { event, id, data } of received) {
    const schema = declared[event];
    if (!schema) find(`an event ${event}, which is not declared`);
    else
      for (const problem of session.contract.schemas.problems(schema, parsed(data), true))
        find(`event ${event}: ${problem}`);
    if (id !== null && /^\d+$/.test(id)) {
      if (Number(id) <= last) find("an event has the id of an earlier one, or comes before it");
      last = Number(id);
      const place = at(parsed(data), "/sequence");
      if (typeof place === "number" && place !== last) find(`the piece ${place} has the id ${last}`);
    }
  }
  const ended = received.at(-1)?.event === "end";
  // Of what has ended the end says how far it is.
  if (!ended && "state" in declared && received[0]?.event !== "state")
    find("it does not begin with the event state");
  // A stream that was closed by the server is over: only a Run that goes on is left in the middle.
  if (isClosed && !ended && received.length > 0 && "end" in declared) find("it ends without the event end");
  for (const problem of await pieceProblems(session, operation, values, received, ended && isClosed))
    find(problem);
  if (received.slice(0, -1).some(({ event }) => event === "end")) find("something follows the event end");
  const hasMiddle =
    ended &&
    isClosed &&
    (await checkMiddle(session, { ...probe, description: "from the middle on" }, request, received));
  if (!ended || !operation.responses[204]) return hasMiddle;
  const again = withHeaders(request, { "last-event-id": received.at(-1)!.id ?? "" });
  const answer = await session.send({ ...probe, description: "after the last event" }, again);
  if (answer && answer.status !== 204)
    session.recordFinding(
      probe,
      `after the last event: answered ${answer.status}, not 204`,
      again,
      answer.status,
    );
  return hasMiddle;
}

/** Whoever has seen an event gets what followed it. */
async function checkMiddle(
  session: Session,
  probe: Probe,
  request: Request,
  received: Event[],
): Promise<boolean> {
  const pieces = received.filter(({ id }) => id !== null && /^\d+$/.test(id));
  const middle = pieces[Math.floor(pieces.length / 2)];
  if (!middle || pieces.length < 2) return false;
  const again = withHeaders(request, { "last-event-id": middle.id! });
  const rest = await follow(session, again);
  if (!rest?.isClosed) return false;
  const wanted = pieces.slice(pieces.indexOf(middle) + 1);
  const found = rest.received.filter(({ event }) => event === middle.event);
  if (!isDeepStrictEqual(found, wanted))
    session.recordFinding(
      probe,
      `after an event come ${found.length} others, and after it in the whole stream ${wanted.length}, or others`,
      again,
      200,
    );
  return true;
}

/** Reads a stream; null where there is none. */
async function follow(session: Session, request: Request, timeoutMs = 2000): Promise<Stream | null> {
  const { fetch = globalThis.fetch } = session.options;
  const response = await fetch(`${session.baseUrl}${targetOf(request)}`, {
    headers: { ...session.options.headers, ...request.headers },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  return response?.status === 200 && response.body ? readEvents(response.body) : null;
}

/** Reads what comes until the stream ends, or the time is over. */
async function readEvents(body: ReadableStream<Uint8Array>): Promise<Stream> {
  let text = "";
  let isClosed = false;
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body) text += decoder.decode(chunk, { stream: true });
    isClosed = true;
  } catch {}
  return { received: eventsIn(text), isClosed };
}

const eventsIn = (text: string): Event[] =>
  text
    .split(/\r?\n\r?\n/)
    .slice(0, -1)
    .map((block) => block.split(/\r?\n/).filter((line) => !line.startsWith(":")))
    .filter((lines) => lines.some((line) => line.startsWith("data:")))
    .map((lines) => {
      const all = (name: string) =>
        lines
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).replace(/^ /, ""));
      return { event: all("event")[0] ?? "message", id: all("id")[0] ?? null, data: all("data").join("\n") };
    });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A piece is the same in the stream and in the list of the log. */
async function pieceProblems(
  session: Session,
  operation: Operation,
  values: Values,
  received: Event[],
  isWhole: boolean,
): Promise<string[]> {
  const list = session.contract.operations.find(({ operationId }) => operationId === listOf);
  const pieces = received
    .filter(({ event }) => event === "log")
    .map(({ data }) => parsed(data))
    .filter(isObject);
  const request = list && pieces.length > 0 && authenticate(session, list, exampleRequest(list, values));
  if (!request) return [];
  const probe = { check: "events", operation: list, description: `compared with ${operation.operationId}` };
  const answer = await session.send(probe, withQuery(request, "limit", "100"));
  const listed = (at(answer?.status === 200 ? jsonOf(answer) : undefined, "/data") ?? []) as Json[];
  const other = pieces.find((piece) =>
    listed.some((one) => one.sequence === piece.sequence && !isDeepStrictEqual(one, piece)),
  );
  const lost = isWhole && listed.find(({ sequence }) => !pieces.some((piece) => piece.sequence === sequence));
  return [
    ...(other ? [`piece ${other.sequence} is another one in ${list.operationId}`] : []),
    ...(lost ? [`it leaves out piece ${lost.sequence}, which ${list.operationId} has`] : []),
  ];
}
