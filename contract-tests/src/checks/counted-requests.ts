import type { Operation } from "../contract/document.ts";
import { isPublic } from "../contract/security.ts";
import { exampleRequest } from "../request.ts";
import type { Session } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";

/** Requests one after the other, before the others are sent at once. */
export const countedRequests: ServiceCheck = {
  name: "counted-requests",
  summary: "Each request that a rate limit counts leaves fewer of its window, and the limit stays the same",
  source: "contract: x-rate-limit, X-RateLimit-Limit, X-RateLimit-Remaining",
  async run(session, operations) {
    const counted = operations.filter(
      (operation) =>
        operation.method === "GET" &&
        isPublic(operation) &&
        (operation["x-rate-limit"]?.length ?? 0) > 0 &&
        operation.parameters.every(({ required }) => !required),
    );
    for (const operation of counted.slice(0, 12)) await checkCount(session, operation);
  },
};

async function checkCount(session: Session, operation: Operation): Promise<void> {
  const probe = { check: "counted-requests", operation, description: "the same three times" };
  const request = exampleRequest(operation);
  let before: Headers | undefined;
  for (let time = 1; time <= 3; time += 1) {
    const exchange = await session.send(probe, request);
    if (!exchange) return;
    const { headers, status } = exchange;
    const find = (message: string) => session.recordFinding(probe, message, request, status);
    const [limit, left, reset] = ["limit", "remaining", "reset"].map((name) =>
      Number(headers.get(`x-ratelimit-${name}`) ?? Number.NaN),
    );
    if (before && !Number.isNaN(left)) {
      const [oldLimit, oldLeft, oldReset] = ["limit", "remaining", "reset"].map((name) =>
        Number(before!.get(`x-ratelimit-${name}`)),
      );
      const isSameWindow = reset! <= oldReset!;
      if (limit !== oldLimit) find(`X-RateLimit-Limit is ${limit}, and was ${oldLimit}`);
      else if (isSameWindow && left! >= oldLeft!)
        find("X-RateLimit-Remaining stays, though a request was made");
    }
    before = headers;
  }
}
