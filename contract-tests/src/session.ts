import { setTimeout as sleep } from "node:timers/promises";
import { conforms } from "./conformance/conforms.ts";
import type { Operation } from "./contract/document.ts";
import type { Contract } from "./contract/read-contract.ts";
import { type Exchange, exchange } from "./exchange.ts";
import { createLedger, type Ledger, type Probe } from "./ledger.ts";
import type { Request } from "./request.ts";
import type { CheckOptions } from "./settings.ts";

/** What the checks share: they send through it, and it remembers. */
export interface Session extends Ledger {
  contract: Contract;
  options: CheckOptions;
  /** Sends a request, and holds the answer to what the operation declares. Null where none came. */
  send(probe: Probe, request: Request): Promise<Exchange | null>;
  /** The same for a request that no operation of the contract describes: its answer is held to nothing. */
  sendUndeclared(probe: Probe, request: Request): Promise<Exchange | null>;
  /** Good answers so far. */
  good: { operation: Operation; exchange: Exchange }[];
  /** Parameters that an answer linked to, by operationId. */
  known: Map<string, { [parameter: string]: string }>;
}

/** A 429 asked for more patience than there is: the rest of a check is left. */
export class TooManyRequests extends Error {}

/** Nobody is there: there is nothing to check. */
export class Unreachable extends Error {}

export function createSession(contract: Contract, options: CheckOptions): Session {
  const baseUrl = new URL(options.baseUrl).href.replace(/\/+$/, "");
  const { fetch = globalThis.fetch, timeoutMs = 30_000, maxWaitSeconds = 65, signal } = options;
  const ledger = createLedger(options.skip ?? []);
  const good: Session["good"] = [];
  let answers = 0;
  let failures = 0;

  async function sendUndeclared(probe: Probe, request: Request): Promise<Exchange | null> {
    signal?.throwIfAborted();
    try {
      const answer = await exchange(fetch, baseUrl, request, timeoutMs);
      answers += 1;
      ledger.count(probe.operation, String(answer.status));
      return answer;
    } catch (error) {
      failures += 1;
      ledger.count(probe.operation, "no answer");
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      if (answers === 0 && failures === patience)
        throw new Unreachable(`${baseUrl} does not answer: ${reason}`);
      ledger.find({ ...probe, check: "no-answer" }, `no answer: ${reason}`, request, null);
      return null;
    }
  }

  async function send(probe: Probe, request: Request): Promise<Exchange | null> {
    for (let tried = 1; ; tried += 1) {
      const answer = await sendUndeclared(probe, request);
      if (!answer) return null;
      const { status, headers } = answer;
      for (const { check, message } of conforms(contract.schemas, probe.operation, answer))
        ledger.find({ ...probe, check }, message, request, status);
      if (status >= 200 && status < 300) good.push({ operation: probe.operation, exchange: answer });
      if (status !== 429) return answer;
      const seconds = Number(headers.get("retry-after") ?? Number.NaN);
      if (!(seconds <= maxWaitSeconds) || tried === patience)
        throw new TooManyRequests(`it was answered 429, to wait ${seconds} s`);
      await sleep(seconds * 1000, undefined, { signal });
    }
  }

  return { ...ledger, contract, options, send, sendUndeclared, good, known: new Map() };
}

/** How often the same is tried. */
const patience = 3;
