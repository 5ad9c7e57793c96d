import { randomUUID } from "node:crypto";
import type { Operation } from "../contract/document.ts";
import type { Exchange } from "../exchange.ts";
import { expectStatus } from "../expect-status.ts";
import type { Probe } from "../recorder.ts";
import { type Request, withHeaders } from "../request.ts";
import type { Session } from "../session.ts";
import { withOtherBody } from "./other-body.ts";

/** The first write of each operation that takes an Idempotency-Key is made with one, and sent again with it. */
export interface Repeats {
  /** The request with a key, where the operation was not tried yet; else as it is. */
  keyed(operation: Operation, request: Request): Request;
  /** Sends it twice at once where it has a key that nothing was sent with: it is done once. */
  send(probe: Probe, request: Request): Promise<Exchange | null>;
  /** Sends what has succeeded again. */
  repeat(probe: Probe, exchange: Exchange): Promise<void>;
}

export function createRepeats(session: Session): Repeats {
  const tried = triedIn.get(session) ?? new Set<string>();
  triedIn.set(session, tried);
  return {
    keyed(operation, request) {
      const takesKey = operation.parameters.some(({ name }) => name === "Idempotency-Key");
      if (!takesKey || header in request.headers || tried.has(operation.operationId)) return request;
      return withHeaders(request, { [header]: `"${randomUUID()}"` });
    },
    send(probe, request) {
      const isNew = header in request.headers && !tried.has(probe.operation.operationId);
      return isNew ? sendTwice(session, probe, request) : session.send(probe, request);
    },
    async repeat(probe, { request, status, text }) {
      const { operation } = probe;
      if (!(header in request.headers) || tried.has(operation.operationId) || status >= 300) return;
      tried.add(operation.operationId);
      const about = {
        ...probe,
        description: "once more with its Idempotency-Key",
        after: operation.operationId,
      };
      const again = await session.send(about, request);
      if (!again || again.status >= 500) return;
      const find = (message: string) => session.recordFinding(about, message, request, again.status);
      // What has a secret is not kept: the same request again is a conflict.
      const isKept = operation["x-idempotency"] !== "never";
      const wanted = isKept ? status : 409;
      if (again.status !== wanted)
        find(`the same Idempotency-Key again: answered ${again.status}, not ${wanted}`);
      else if (isKept && again.text !== text) find("the same Idempotency-Key again is answered otherwise");
      else if (isKept && again.headers.get("idempotent-replayed") !== "true")
        find("the same Idempotency-Key again, and Idempotent-Replayed is not true");
      await sendOther(session, about, request);
    },
  };
}

const header = "idempotency-key";

/** Returns the answer of the one that was done. The other is told that it is under way, or what came of it. */
async function sendTwice(session: Session, probe: Probe, request: Request): Promise<Exchange | null> {
  const about = { ...probe, description: `${probe.description}, twice at once with one Idempotency-Key` };
  const answers = await Promise.all([session.send(about, request), session.send(about, request)]);
  const good = answers.filter((answer) => answer !== null && answer.status < 300);
  const done = good.filter((answer) => answer?.headers.get("idempotent-replayed") !== "true");
  if (done.length === 2) session.recordFinding(about, "both are done", request, done[0]!.status);
  return done[0] ?? good[0] ?? answers.find((answer) => answer?.status !== 409) ?? answers[0];
}

/** Another request with the key of an earlier one is refused. */
async function sendOther(session: Session, probe: Probe, request: Request): Promise<void> {
  const other = withOtherBody(session.contract.schemas, probe.operation, request);
  if (!other || !probe.operation.responses[422]) return;
  const about = { ...probe, description: "another body with the same Idempotency-Key" };
  const answer = await session.send(about, other);
  expectStatus(session, about, answer, [422], "422");
}

/** What was tried in a run, whatever check it was for. */
const triedIn = new WeakMap<Session, Set<string>>();
