import { setTimeout as sleep } from "node:timers/promises";
import { findProblems } from "./conformance/find-problems.ts";
import type { Operation } from "./contract/document.ts";
import type { Contract } from "./contract/read-contract.ts";
import { type Exchange, exchange } from "./exchange.ts";
import { createRecorder, type Probe, type Recorder } from "./recorder.ts";
import type { Request } from "./request.ts";
import type { CheckOptions } from "./settings.ts";

/** State that the checks share: sends requests and records their responses. */
export interface Session extends Recorder {
  contract: Contract;
  options: CheckOptions;
  /** Sends a request and checks its response against the operation. Resolves with null if there is no response. */
  send(probe: Probe, request: Request): Promise<Exchange | null>;
  /** Sends a request that the contract does not declare, without checking the response. */
  sendUndeclared(probe: Probe, request: Request): Promise<Exchange | null>;
  /** Exchanges with a 2xx response so far. */
  successes: { operation: Operation; exchange: Exchange }[];
  /** Parameters from the links of responses, by operationId. */
  linkedParameters: Map<string, { [parameter: string]: string }>;
}

/** A 429 exceeds the maximum wait or number of attempts: the rest of the check is skipped. */
export class TooManyRequests extends Error {}

/** The service does not respond. */
class Unreachable extends Error {}

export function createSession(contract: Contract, options: CheckOptions): Session {
  const baseUrl = new URL(options.baseUrl).href.replace(/\/+$/, "");
  const { fetch = globalThis.fetch, timeoutMs = 30_000, maxWaitSeconds = 65, signal } = options;
  const recorder = createRecorder(options.skip ?? [], options.onFinding);
  const good: Session["successes"] = [];
  let responses = 0;
  let failures = 0;

  async function sendUndeclared(probe: Probe, request: Request): Promise<Exchange | null> {
    signal?.throwIfAborted();
    try {
      const response = await exchange(fetch, baseUrl, request, timeoutMs);
      responses += 1;
      recorder.countStatus(probe.operation, String(response.status));
      return response;
    } catch (error) {
      failures += 1;
      recorder.countStatus(probe.operation, "no answer");
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      if (responses === 0 && failures === maxAttempts)
        throw new Unreachable(`${baseUrl} does not answer: ${reason}`);
      recorder.recordFinding({ ...probe, check: "no-answer" }, `no answer: ${reason}`, request, null);
      return null;
    }
  }

  async function send(probe: Probe, request: Request): Promise<Exchange | null> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await sendUndeclared(probe, request);
      if (!response) return null;
      const { status, headers } = response;
      for (const { check, message } of findProblems(contract.schemas, probe.operation, response))
        recorder.recordFinding({ ...probe, check }, message, request, status);
      if (status >= 200 && status < 300) good.push({ operation: probe.operation, exchange: response });
      if (status !== 429) return response;
      const seconds = Number(headers.get("retry-after") ?? Number.NaN);
      if (!(seconds <= maxWaitSeconds) || attempt === maxAttempts)
        throw new TooManyRequests(`it was answered 429, to wait ${seconds} s`);
      await sleep(seconds * 1000, undefined, { signal });
    }
  }

  return {
    ...recorder,
    contract,
    options,
    send,
    sendUndeclared,
    successes: good,
    linkedParameters: new Map(),
  };
}

/** Maximum number of attempts of a request, and of failed requests before the service counts as unreachable. */
const maxAttempts = 3;
