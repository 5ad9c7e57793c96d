import { withApiKey } from "../authenticate.ts";
import { callerOf } from "../caller.ts";
import type { Operation } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import { isPublic } from "../contract/security.ts";
import { exampleRequest, type Request, withQuery } from "../request.ts";
import { knownValues, type Session } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";
import { identifyingParameters, unknownIdLike } from "./unknown-id.ts";

/** One limit of several operations, which are asked one after the other by the same caller. */
export const countedInTurn: ServiceCheck = {
  name: "counted-in-turn",
  summary:
    "A request leaves fewer of a rate limit of the whole service than the request before it, whichever operations they are of",
  source: "contract: x-rate-limits (per: service), X-RateLimit-Remaining, “Requests left in that window”",
  async run(session, operations) {
    const counted = operations.filter(
      (operation) => operation.method === "GET" && isCounted(session, operation),
    );
    const last = new Map<string, Left>();
    for (const operation of counted)
      for (const request of requestsOf(session, operation)) await compare(session, operation, request, last);
  },
};

function isCounted({ contract }: Session, operation: Operation): boolean {
  const limits = contract.words["x-rate-limits"] ?? {};
  const names = operation["x-rate-limit"] ?? [];
  return isPublic(operation) && names.length > 0 && names.every((name) => limits[name]?.per === "service");
}

/** What is there, what is not, and what is refused; by nobody and with a key. */
function requestsOf(session: Session, operation: Operation): Request[] {
  const values = knownValues(session, operation);
  const unknown = identifyingParameters(operation).map((one) => [
    one.name,
    unknownIdLike(values[one.name] ?? String(exampleOf(one) ?? "")),
  ]);
  const plain = exampleRequest(operation, values);
  const keyed = withApiKey(session, operation, plain);
  return [
    plain,
    withQuery(plain, "limit", "0x10"),
    ...(unknown.length > 0 ? [exampleRequest(operation, { ...values, ...Object.fromEntries(unknown) })] : []),
    ...(keyed ? [keyed] : []),
  ];
}

/** What an answer says that remains. */
interface Left {
  operation: Operation;
  limit: string | null;
  remaining: number;
  reset: number;
}

async function compare(
  session: Session,
  operation: Operation,
  request: Request,
  last: Map<string, Left>,
): Promise<void> {
  const limit = `${operation["x-rate-limit"]} ${JSON.stringify(callerOf(session.contract, request))}`;
  const before = last.get(limit);
  const probe = {
    check: "counted-in-turn",
    operation,
    description: "one after the other",
    after: before?.operation.operationId,
  };
  const exchange = await session.send(probe, request);
  if (!exchange?.headers.has("x-ratelimit-remaining")) return;
  const [remaining, reset] = ["remaining", "reset"].map((name) =>
    Number(exchange.headers.get(`x-ratelimit-${name}`)),
  ) as [number, number];
  const now = { operation, limit: exchange.headers.get("x-ratelimit-limit"), remaining, reset };
  last.set(limit, now);
  // Of another window, or counted by another limit, nothing follows.
  if (!before || now.limit !== before.limit || reset > before.reset || remaining < before.remaining) return;
  session.recordFinding(
    probe,
    "X-RateLimit-Remaining is not less than that of the request before",
    request,
    exchange.status,
  );
}
