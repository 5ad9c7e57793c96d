import { randomUUID } from "node:crypto";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import type { Answer, Context, Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import type { Principal } from "../domain/records.ts";
import { isOutcome, keptAnswer, keptRefusal, readKeptAnswer, withheldAnswer } from "./kept-answer.ts";
import { acceptedWindows } from "./limits.ts";

type Commit = Context["commit"];

type Spec = Pick<OperationSpec, "id" | "idempotency" | "rateLimits">;
type Parts = Pick<Deps, "store" | "now" | "log">;
type SentKey = NonNullable<ReturnType<typeof sentKey>>;

interface KeyedRequest {
  key: SentKey;
  fingerprint: string;
  /** The windows that this request was not counted in, since the first one was. */
  settled: readonly string[];
}

/**
 * Answers a request that was sent with an `Idempotency-Key`: by `handle`, or by what was kept of the first one
 * (docs/rules/idempotency.md). Throws where that one is under way, was another one, or has an unknown outcome.
 */
export async function answerOnce(
  { store, now, log }: Parts,
  { id, idempotency }: Spec,
  { key, fingerprint, settled }: KeyedRequest,
  handle: (commit: Commit) => Promise<Answer>,
): Promise<Answer> {
  const keys = store.idempotencyKeys;
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();
  const [leasedUntil, expiresAt] = [later(leaseMilliseconds), later(keptMilliseconds)];
  const claim = { ...key, fingerprint, token: randomUUID(), leasedUntil, expiresAt };
  const withWrite = idempotency === "with-write";
  const rules = { now: later(0), mayBegin: settled.length === 0, mayRepeat: withWrite, limit: maxKeys };
  const found = await store.transaction(({ idempotencyKeys }) => idempotencyKeys.claim(claim, rules));
  if (found.state === "answered") return readKeptAnswer(found.answer);
  if (found.state !== "begun") throw refusals[found.state]();

  let kept = false;
  const keepIn = async (queries: Pick<Deps["store"], "idempotencyKeys">, answer: string) => {
    if (!(await queries.idempotencyKeys.keep(claim, answer))) throw refusals.under_way();
  };
  const commit: Commit = async (work) => {
    const answer = await store.transaction(async (transaction) => {
      const answer = await work(transaction);
      await keepIn(transaction, keptAnswer(answer));
      return answer;
    });
    kept = true;
    return answer;
  };
  const heartbeat = setInterval(() => {
    keys
      .renew(claim, later(leaseMilliseconds))
      .catch((error: unknown) => log.warn({ error }, "The lease of an Idempotency-Key was not renewed"));
  }, leaseMilliseconds / 3);
  try {
    const answer = await handle(commit);
    if (withWrite && !kept) throw new Error(`${id} does not commit its answer with what it writes`);
    if (!kept) await keepIn(store, idempotency === "never" ? withheldAnswer : keptAnswer(answer));
    return answer;
  } catch (error) {
    if (!kept && isOutcome(error)) await keepIn(store, keptRefusal(error));
    // Of others that do not write in one transaction nobody knows what they left: their key stays taken.
    else if (!kept && (withWrite || error instanceof DomainError)) await keys.release(claim);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/** Returns the key that a request was sent with, whose it is and for what; null where there is none, or it means nothing. */
export function sentKey({ id, idempotency }: Spec, principal: Principal | null, headers: Headers) {
  const sent = headers.get("idempotency-key");
  if (idempotency === null || principal === null || sent === null) return null;
  // As the draft writes it, in quotation marks, or bare.
  return { accountId: principal.id, operation: id, key: sent.replace(/^"(.*)"$/, "$1") };
}

/**
 * Returns the windows of what is accepted that the first request with this key was counted in: its answer is given again
 * however full they are.
 */
export async function settledWindows({ store, now }: Parts, spec: Spec, key: SentKey): Promise<string[]> {
  const windows = acceptedWindows(spec);
  if (windows.length === 0) return [];
  return (await store.idempotencyKeys.isUsed(key, now().toISOString())) ? windows : [];
}

/** docs/rules/idempotency.md#how-long */
const keptMilliseconds = 86_400_000;
const maxKeys = 10_000;
/** Of an attempt whose process was killed, after this time another one may take the place. */
const leaseMilliseconds = 30_000;
const retryAfterSeconds = 5;

const refusals = {
  under_way: () => new DomainError("conflict", "idempotency.under_way", { facts: { retryAfterSeconds } }),
  interrupted: () => new DomainError("conflict", "idempotency.interrupted"),
  other_request: () => new DomainError("unprocessable", "idempotency.other_request"),
  too_many: () =>
    new DomainError("rate_limited", "idempotency.too_many", {
      parameters: { limit: maxKeys },
      facts: { retryAfterSeconds: 3600 },
    }),
};
