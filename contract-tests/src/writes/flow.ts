import type { Operation } from "../contract/document.ts";
import { credentialKinds, keyHeader } from "../contract/security.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import { exampleRequest, formType, type Request, withHeaders, withQuery } from "../request.ts";
import type { Person, Session, Values } from "../session.ts";
import { createRepeats } from "./repeats.ts";
import { createWays } from "./ways.ts";

/** One request of a scenario. */
interface Step {
  /** Who makes it; nobody by default. */
  as?: Person | undefined;
  values?: Values;
  query?: Values;
  /** Members of a JSON body or of a form without files; one with files is sent as it is. */
  body?: object | FormData | Blob;
  headers?: Record<string, string>;
  /** What the contract says that it is answered with. */
  expect: number | readonly number[];
}

/** An answer that was as expected, with its JSON. */
export interface Answered {
  exchange: Exchange;
  /** The last operation before it that was to change something. */
  after: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: its schema was checked when it was received.
  body: any;
}

/** Requests one after the other, each of which changes something or looks at what has changed. */
export interface Flow {
  /** Whether the contract has all of these operations, and they are to be checked. */
  has(...operationIds: string[]): boolean;
  /** Returns null where the answer was another than expected, which is recorded. */
  step(operationId: string, description: string, step: Step): Promise<Answered | null>;
  /** Records a finding of the last step's operation unless it holds. */
  hold(holds: boolean, operationId: string, message: string, answered: Answered | null): void;
}

export function createFlow(session: Session, operations: readonly Operation[], check: string): Flow {
  const find = (id: string) => operations.find(({ operationId }) => operationId === id);
  let changed: string | undefined;
  const ways = createWays(session, check);
  const repeats = createRepeats(session);
  return {
    has: (...ids) => ids.every((id) => find(id) !== undefined),
    async step(operationId, description, { expect, ...step }) {
      const operation = find(operationId);
      if (!operation) return null;
      const plain = requestOf(session, operation, step, ways.takesSession(operation, step.as));
      const request = step.as ? repeats.keyed(operation, plain) : plain;
      const after = changed;
      const probe = { check, operation, description, after };
      await ways.tryFromElsewhere(operation, request, step.as);
      await ways.tryUnidentified(operation, request, step.as);
      const exchange = await repeats.send(probe, request);
      if (operation.method !== "GET") changed = operationId;
      if (!exchange) return null;
      const wanted = typeof expect === "number" ? [expect] : expect;
      if (wanted.includes(exchange.status)) {
        await repeats.repeat(probe, exchange);
        return { exchange, after, body: jsonOf(exchange) };
      }
      if (exchange.status < 500)
        session.recordFinding(
          probe,
          `${description}: answered ${exchange.status}, not ${wanted.join(" or ")}`,
          request,
          exchange.status,
        );
      return null;
    },
    hold(holds, operationId, message, answered) {
      const operation = find(operationId);
      if (holds || !answered || !operation) return;
      const { request, status } = answered.exchange;
      session.recordFinding(
        { check, operation, description: "after what was done before", after: answered.after },
        message,
        request,
        status,
      );
    },
  };
}

function requestOf(
  session: Session,
  operation: Operation,
  { as, values = {}, query = {}, body, headers = {} }: Omit<Step, "expect">,
  takesSession: boolean,
): Request {
  const isForm = body instanceof FormData;
  const isFile = isForm || body instanceof Blob;
  const isJson = "application/json" in (operation.requestBody?.content ?? {});
  const type = isForm
    ? "multipart/form-data"
    : body instanceof Blob
      ? body.type
      : isJson
        ? "application/json"
        : formType;
  let request: Request = exampleRequest(operation, values, type);
  if (body) request = { ...request, body: isFile ? body : isJson ? JSON.stringify(body) : formBody(body) };
  for (const [name, value] of Object.entries(query)) request = withQuery(request, name, value);
  return withHeaders(
    as ? signed(session, operation, request, takesSession ? { ...as, key: null } : as) : request,
    headers,
  );
}

const formBody = (body: object): string => String(new URLSearchParams(body as Record<string, string>));

function signed(session: Session, operation: Operation, request: Request, { key, cookie }: Person): Request {
  const kinds = credentialKinds(session.contract, operation);
  if (kinds.has("key") && key) return withHeaders(request, { [keyHeader(session.contract)]: key });
  return withHeaders(request, { cookie, origin: new URL(session.baseUrl).origin });
}

/** Identifiers of the records in a list. */
export const idsOf = (answered: Answered | null): string[] =>
  ((answered?.body?.data ?? []) as { id: string }[]).map(({ id }) => id);
