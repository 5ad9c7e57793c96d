import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Basis, Deps } from "../deps.ts";
import type { RateLimitState } from "../domain/errors.ts";
import { rateLimitHeaders } from "../headers/limits.ts";
import { answerKey, codingsOf } from "./answer-key.ts";
import { type CachedAnswer, type MadeAnswer, renew, toCachedAnswer, unchangedTag } from "./cached-answer.ts";
import { clientAddress, type TrustProxy } from "./client-address.ts";
import type { TurnValue } from "./once-per-turn.ts";
import type { TurnReads } from "./turn-reads.ts";

export interface AnswerCacheOptions {
  maxBytes: number;
  deps: Pick<Deps, "limiter" | "logRequest">;
  /** Requests have entered their turns. */
  turnReads: TurnValue<TurnReads>;
  trustProxy: TrustProxy;
  /** Told of each answer that came out of the cache: tests hold it against one that is made. */
  onHit?: ((incoming: IncomingMessage, served: ServedAnswer) => void) | undefined;
}

export interface ServedAnswer {
  status: number;
  /** A flat list of names and values. */
  headers: readonly string[];
  body: Uint8Array | null;
  /** The public revision that was read for it, unless it was a whole basis. */
  changes: number | undefined;
  basis: Basis | undefined;
}

/** Answers of reads of nobody in particular, sent again while what everybody may read has not changed. */
export interface AnswerCache {
  /** Answers a request, unless its answer has to be made. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean | Promise<boolean>;
  /** Returns what is to be done with the answer that is made to this request; undefined for nothing. */
  keeper(incoming: IncomingMessage | undefined): ((made: MadeAnswer) => void) | undefined;
}

/** docs/decisions/0040-whole-answers-are-kept.md */
export function createAnswerCache({
  maxBytes,
  deps,
  turnReads,
  trustProxy,
  onHit,
}: AnswerCacheOptions): AnswerCache {
  const { limiter } = deps;
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    // One answer is not to push out all others.
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ body, headers, notModified, basis }, key) =>
      body.length +
      (basis ? ofBasis + 2 * basis.seen.length : 0) +
      2 * (key.length + lengthOf(headers) + lengthOf(notModified)),
  });

  const send = (
    cached: CachedAnswer,
    state: RateLimitState | null,
    { incoming, outgoing, started, changes }: Exchange,
  ) => {
    const requestId = randomUUID();
    const ifNoneMatch = incoming.headers["if-none-match"];
    const tag =
      ifNoneMatch === undefined
        ? undefined
        : unchangedTag(cached, ifNoneMatch, codingsOf(incoming.headers["accept-encoding"]));
    const status = tag === undefined ? 200 : 304;
    const own = tag === undefined ? cached.headers : cached.notModified;
    const headers = [...own, "etag", tag ?? cached.tag, ...limitFields(state), "x-request-id", requestId];
    const body = tag === undefined && incoming.method === "GET" ? cached.body : null;
    outgoing.writeHead(status, headers);
    if (body === null) outgoing.end();
    else outgoing.end(body);
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    deps.logRequest({ requestId, operation: cached.operation, status, milliseconds });
    onHit?.(incoming, { status, headers, body, changes, basis: cached.basis });
    return true;
  };

  /** Counts the request as the router does, which counts again, and refuses, where the window is full. */
  const countAndSend = (cached: CachedAnswer, exchange: Exchange) => {
    const { window } = cached;
    if (window === null) return send(cached, null, exchange);
    const { incoming } = exchange;
    const peer = incoming.socket.remoteAddress;
    if (peer === undefined) return false;
    const subject = window.prefix + clientAddress(peer, fieldsOf(incoming), trustProxy);
    const held = limiter.consumeHeld(window.policy, subject);
    if (held) return send(cached, held, exchange);
    return limiter.consume(window.policy, subject).then(
      (state) => state.allowed && send(cached, state, exchange),
      () => false,
    );
  };

  /** Answers while what the answer rests on is as it was. */
  const answerOn = (basis: Basis, cached: CachedAnswer, exchange: Exchange) => {
    const { revision } = cached;
    const { changes } = exchange;
    const compare = (seen: string) => {
      if (seen !== basis.seen) return false;
      if (revision && changes !== undefined) renew(cached, revision, changes);
      return countAndSend(cached, exchange);
    };
    const seen = exchange.reads.see(basis);
    return typeof seen === "string" ? compare(seen) : seen.then(compare);
  };

  /** Answers while nothing has changed, or nothing that the answer rests on. */
  const answerAsOf = (cached: CachedAnswer, exchange: Exchange & { changes: number }) => {
    const { basis } = cached;
    if (cached.revision?.changes === exchange.changes) return countAndSend(cached, exchange);
    return basis ? answerOn(basis, cached, exchange) : false;
  };

  const answerOf = (cached: CachedAnswer, exchange: Exchange) => {
    const { basis } = cached;
    if (basis?.isWhole) {
      const isOver = basis.until !== undefined && basis.until < performance.now();
      return isOver ? false : answerOn(basis, cached, exchange);
    }
    const changes = exchange.reads.publicRevision();
    if (typeof changes === "number") return answerAsOf(cached, { ...exchange, changes });
    return changes.then((changes) => answerAsOf(cached, { ...exchange, changes }));
  };

  return {
    answer(incoming, outgoing) {
      const key = answerKey(incoming);
      const cached = key === null ? undefined : answers.get(key);
      if (!cached) return false;
      const reads = turnReads.readerOf(incoming)();
      const exchange = { incoming, outgoing, reads, started: performance.now() };
      try {
        const answered = answerOf(cached, exchange);
        return typeof answered === "boolean" ? answered : answered.catch(() => false);
      } catch {
        // The database is away: the router says so.
        return false;
      }
    },

    keeper(incoming) {
      const key = incoming && answerKey(incoming);
      if (!key) return undefined;
      return (made) => {
        const cached = toCachedAnswer(made);
        if (cached) answers.set(key, cached);
      };
    },
  };
}

/** What the functions and values of a basis take beside its text, among them the ids of a page's repositories. */
const ofBasis = 3000;

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  reads: TurnReads;
  started: number;
  /** The public revision as of now, where it was asked for. */
  changes?: number;
}

function limitFields(state: RateLimitState | null): string[] {
  if (state === null) return [];
  const fields: string[] = [];
  const values: Record<string, number> = rateLimitHeaders(state);
  for (const name in values) fields.push(name.toLowerCase(), String(values[name]));
  return fields;
}

function lengthOf(fields: readonly string[]): number {
  return fields.reduce((total, { length }) => total + length, 0);
}

/** The request's fields as `Headers` reads them. */
function fieldsOf({ headers }: IncomingMessage): Pick<Headers, "get"> {
  return { get: (name) => headers[name]?.toString() ?? null };
}
