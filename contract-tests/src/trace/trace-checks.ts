import { callerOf } from "../caller.ts";
import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Operation } from "../contract/document.ts";
import type { Exchange } from "../exchange.ts";
import type { Session } from "../session.ts";

/** No two answers have the same identifier. */
export const requestIds: ServiceCheck = {
  name: "request-id",
  summary: "Each answer has a request id of its own",
  source: "contract: X-Request-Id, “Identifier of this request”",
  async run(session) {
    const seen = new Set<string>();
    for (const { operation, exchange } of session.exchanges) {
      const id = exchange.headers.get("x-request-id");
      if (id !== null && seen.has(id))
        find(session, "request-id", operation, exchange, "the X-Request-Id of another answer");
      if (id !== null) seen.add(id);
    }
  },
};

/** Validators differ where bytes do. */
export const distinctTags: ServiceCheck = {
  name: "distinct-tags",
  summary:
    "Answers of an operation with other bytes have another ETag: of other records, projections and times",
  source: "RFC 9110, section 8.8.1; contract: ETag, “Validator of this representation”",
  async run(session) {
    const seen = new Map<string, Exchange>();
    for (const { operation, exchange } of session.exchanges) {
      const tag = exchange.headers.get("etag");
      if (tag === null || exchange.status !== 200 || exchange.request.method !== "GET") continue;
      // Elsewhere a validator need only differ from the others of its own address.
      const says = String(operation.responses[200]?.headers?.ETag?.description).includes("other bytes");
      const key = `${says ? operation.operationId : exchange.url} ${tag}`;
      const other = seen.get(key);
      if (other && other.text !== exchange.text)
        find(session, "distinct-tags", operation, exchange, "the ETag of an answer with other bytes");
      seen.set(key, exchange);
    }
  },
};

/** The limit of one caller is one number. */
export const steadyLimit: ServiceCheck = {
  name: "steady-limit",
  summary: "What remains of a rate limit grows in no window, and each request is counted once",
  source: "contract: X-RateLimit-Remaining, “Requests left in that window”",
  async run(session) {
    const lowest = new Map<string, Counted>();
    for (const { operation, exchange } of session.exchanges) {
      const [limit, left, reset] = ["limit", "remaining", "reset"].map((name) =>
        exchange.headers.get(`x-ratelimit-${name}`),
      );
      if (!limit || left === null || left === undefined || (operation["x-rate-limit"]?.length ?? 0) === 0)
        continue;
      const caller = JSON.stringify(callerOf(session.contract, exchange.request));
      // A limit that is not of the whole service counts each operation by itself.
      const limits = session.contract.words["x-rate-limits"] ?? {};
      const isShared = operation["x-rate-limit"]!.every((name) => limits[name]?.per === "service");
      const key = `${caller} ${isShared ? operation["x-rate-limit"]!.join() : operation.operationId} ${limit}`;
      const now = {
        remaining: Number(left),
        endsAt: Date.parse(exchange.headers.get("date") ?? "") + Number(reset) * 1000,
        reset: Number(reset),
        answeredAt: exchange.answeredAt ?? 0,
      };
      const before = lowest.get(key);
      const inWindow = before !== undefined && now.endsAt <= before.endsAt + 2000;
      // Of what was under way at once nobody knows which was counted first; nearer to the end is counted later.
      const isLater = inWindow && (exchange.sentAt ?? 0) >= before.answeredAt && now.reset < before.reset - 1;
      if (isLater && now.remaining > before.remaining)
        find(
          session,
          "steady-limit",
          operation,
          exchange,
          "X-RateLimit-Remaining has grown within its window",
        );
      if (!inWindow || now.remaining < before.remaining) lowest.set(key, now);
    }
  },
};

/** What an answer says of its window. */
interface Counted {
  remaining: number;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** Seconds from the request to the end. */
  reset: number;
  answeredAt: number;
}

function find(
  session: Session,
  check: string,
  operation: Operation,
  exchange: Exchange,
  message: string,
): void {
  const probe = { check, operation, description: "compared with the other answers" };
  session.recordFinding(probe, message, exchange.request, exchange.status);
}
