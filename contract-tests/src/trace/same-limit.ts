import { callerOf } from "../caller.ts";
import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Operation } from "../contract/document.ts";
import type { Exchange } from "../exchange.ts";
import type { Session } from "../session.ts";

/** One limit counts all that it counts alike. */
export const sameLimit: ServiceCheck = {
  name: "same-limit",
  summary: "A rate limit of the whole service is the same number whichever operation it counts",
  source: "contract: x-rate-limits (per: service), X-RateLimit-Limit",
  async run(session) {
    const told = new Map<string, Map<string, Told[]>>();
    for (const { operation, exchange } of session.exchanges) {
      const name = onlyLimitOf(session, operation, exchange);
      const limit = exchange.headers.get("x-ratelimit-limit");
      if (name === undefined || limit === null) continue;
      const byLimit = told.get(name) ?? new Map<string, Told[]>();
      byLimit.set(limit, [...(byLimit.get(limit) ?? []), { operation, exchange }]);
      told.set(name, byLimit);
    }
    for (const [name, byLimit] of told) {
      // What most answers say is the limit.
      const [most, ...others] = [...byLimit].toSorted(([, a], [, b]) => b.length - a.length);
      for (const [limit, answers] of others)
        for (const { operation, exchange } of answers)
          session.recordFinding(
            { check: "same-limit", operation, description: "compared with the other answers" },
            `X-RateLimit-Limit of ${name} is ${limit}, and elsewhere ${most![0]}`,
            exchange.request,
            exchange.status,
          );
    }
  },
};

/** The limit that counts a request, where that can only be one, which is of all operations. */
function onlyLimitOf(session: Session, operation: Operation, { request }: Exchange): string | undefined {
  const limits = session.contract.words["x-rate-limits"] ?? {};
  const by = Object.keys(callerOf(session.contract, request)).some((name) => name.toLowerCase() !== "cookie")
    ? "key"
    : "address";
  const names = operation["x-rate-limit"] ?? [];
  const [first, ...more] = names.filter((name) => limits[name]?.by === by || limits[name]?.by === "account");
  return more.length === 0 && first !== undefined && limits[first]?.per === "service" ? first : undefined;
}

interface Told {
  operation: Operation;
  exchange: Exchange;
}
