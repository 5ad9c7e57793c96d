import { setTimeout as sleep } from "node:timers/promises";
import { answerChecks } from "./answers/all.ts";
import type { Answer } from "./answers/answer-check.ts";
import { findProblems } from "./conformance/find-problems.ts";
import { declaredResponse } from "./contract/declared-response.ts";
import type { Operation } from "./contract/document.ts";
import type { Contract } from "./contract/read-contract.ts";
import { type Exchange, exchange, jsonOf } from "./exchange.ts";
import { createRandom, type Random } from "./random.ts";
import { createRecorder, type Probe, type Recorder } from "./recorder.ts";
import type { CheckName } from "./report.ts";
import type { Request } from "./request.ts";
import type { Rule } from "./rule.ts";
import type { CheckOptions } from "./settings.ts";

/** Parameters of one request, by name. */
export type Values = Readonly<Record<string, string>>;

/** An account of the run's own. */
export interface Person {
  username: string;
  email: string;
  password: string;
  cookie: string;
  /** Null where it has none, or none any more. */
  key: string | null;
  userId: string;
}

/** State that the checks share: sends requests and records their responses. */
export interface Session extends Recorder {
  contract: Contract;
  options: CheckOptions;
  baseUrl: string;
  isSelected(check: CheckName): boolean;
  /** Sends a request and checks its response against the operation. Resolves with null if there is no response. */
  send(probe: Probe, request: Request): Promise<Exchange | null>;
  /** The same, without waiting where it is answered 429. */
  sendOnce(probe: Probe, request: Request): Promise<Exchange | null>;
  /** Sends a request that the contract does not declare, without checking the response. */
  sendUndeclared(probe: Probe, request: Request): Promise<Exchange | null>;
  /** Returns what every answer of an operation is held to, and this one is not. */
  problemsOf(operation: Operation, exchange: Exchange): { check: CheckName; message: string }[];
  /** All exchanges so far, in the order of their responses. */
  exchanges: { operation: Operation; exchange: Exchange }[];
  /** Parameters of records that the service has, from the links of its responses, by operationId. */
  known: Map<string, Values[]>;
  /** Accounts of the run's own; none unless it may write. */
  people: Person[];
  /** Identifiers of the repositories that the run has made, to withdraw them. */
  made: string[];
  /** Secrets of the run, which no answer may show. */
  secrets: Set<string>;
  /** A generator of its own for each name. */
  random(name: string): Random;
}

/** Returns parameters of a record that the service has; none where none was found. */
export const knownValues = (session: Session, { operationId }: Operation): Values =>
  session.known.get(operationId)?.[0] ?? {};

/** A 429 exceeds the maximum wait or number of attempts: the rest of the check is skipped. */
export class TooManyRequests extends Error {}

/** The service does not respond. */
class Unreachable extends Error {}

/** Only safe methods may be sent: the rest of the check is skipped. */
export class ReadOnly extends Error {}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

export function createSession(contract: Contract, options: CheckOptions, rules: readonly Rule[]): Session {
  const baseUrl = new URL(options.baseUrl).href.replace(/\/+$/, "");
  const { fetch = globalThis.fetch, timeoutMs = 30_000, maxWaitSeconds = 65, signal } = options;
  const isSelected = (check: CheckName) =>
    (options.checks?.includes(check) ?? true) && !options.skip?.includes(check);
  const recorder = createRecorder(baseUrl, rules, isSelected, options.onFinding);
  const exchanges: Session["exchanges"] = [];
  const secrets = new Set([options.apiKey, options.cookie?.split("=")[1]].filter((one) => one !== undefined));
  let responses = 0;
  let failures = 0;

  async function sendUndeclared(probe: Probe, request: Request): Promise<Exchange | null> {
    signal?.throwIfAborted();
    if (options.readOnly && !safeMethods.has(request.method))
      throw new ReadOnly(`it sends ${request.method}, and nothing but reads may be sent`);
    try {
      const headers = { ...options.headers, ...request.headers };
      const response = await exchange(fetch, baseUrl, { ...request, headers }, timeoutMs);
      responses += 1;
      recorder.countStatus(probe.operation, request.method, String(response.status));
      return { ...response, request };
    } catch (error) {
      failures += 1;
      recorder.countStatus(probe.operation, request.method, "no answer");
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      if (responses === 0 && failures === maxAttempts)
        throw new Unreachable(`${baseUrl} does not answer: ${reason}`);
      recorder.recordFinding({ ...probe, check: "no-answer" }, `no answer: ${reason}`, request, null);
      return null;
    }
  }

  function problemsOf(operation: Operation, response: Exchange): { check: CheckName; message: string }[] {
    const declared = declaredResponse(operation, response.status);
    const type = response.headers.get("content-type") ?? "";
    const body = /json/i.test(type) ? jsonOf(response) : undefined;
    const answer: Answer = { contract, operation, exchange: response, declared, body, secrets: [...secrets] };
    const unavailable = response.status === 503 && declared !== undefined;
    return [
      ...(unavailable
        ? [{ check: "server-error", message: "answered 503 to what is no fault of the request" }]
        : []),
      ...findProblems(contract.schemas, operation, response),
      ...answerChecks.flatMap(({ name, problems }) =>
        problems(answer).map((message) => ({ check: name, message })),
      ),
    ];
  }

  async function sendOnce(probe: Probe, request: Request): Promise<Exchange | null> {
    const response = await sendUndeclared(probe, request);
    if (!response) return null;
    const { operation } = probe;
    for (const { check, message } of problemsOf(operation, response))
      recorder.recordFinding({ ...probe, check }, message, request, response.status, (other) =>
        problemsOf(operation, other).some((one) => one.check === check && one.message === message),
      );
    exchanges.push({ operation, exchange: response });
    return response;
  }

  async function send(probe: Probe, request: Request): Promise<Exchange | null> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await sendOnce(probe, request);
      if (response?.status !== 429) return response;
      const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
      if (!(seconds <= maxWaitSeconds) || attempt === maxAttempts)
        throw new TooManyRequests(`it was answered 429, to wait ${seconds} s`);
      await sleep(seconds * 1000, undefined, { signal });
    }
  }

  return {
    ...recorder,
    ...{
      contract,
      options,
      baseUrl,
      isSelected,
      send,
      sendOnce,
      sendUndeclared,
      problemsOf,
      exchanges,
      secrets,
    },
    known: new Map(),
    people: [],
    made: [],
    random: (name) => createRandom(options.seed ?? 1, name),
  };
}

/** Maximum number of attempts of a request, and of failed requests before the service counts as unreachable. */
const maxAttempts = 3;
