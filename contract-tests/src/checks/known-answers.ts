import { isAnonymous } from "../caller.ts";
import type { Operation } from "../contract/document.ts";
import type { Exchange } from "../exchange.ts";
import { withHeaders } from "../request.ts";
import type { Session } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";

/** Answers of every shape, asked for once more by who knows them. */
export const knownAnswers: ServiceCheck = {
  name: "known-answer",
  summary:
    "Whatever parameters an address is asked with, what is known of it is 304 as long as its ETag is the same",
  source: "RFC 9110, section 13.1.2; contract: If-None-Match, responses.304",
  async run(session) {
    for (const { operation, exchange } of shapesIn(session)) {
      const tag = exchange.headers.get("etag")!;
      const request = withHeaders(exchange.request, { "if-none-match": tag });
      const probe = { check: "known-answer", operation, description: "with the ETag of the answer before" };
      const answer = await session.send(probe, request);
      // What has changed by now has another one.
      if (answer?.status === 200 && answer.headers.get("etag") === tag)
        session.recordFinding(probe, "its own ETag is answered with 200", request, 200);
    }
  },
};

/** One answer of each set of parameters. */
function shapesIn(session: Session): { operation: Operation; exchange: Exchange }[] {
  const found = new Map<string, { operation: Operation; exchange: Exchange }>();
  const counts = new Map<string, number>();
  for (const one of session.exchanges) {
    const { operation, exchange } = one;
    const { request, status, headers } = exchange;
    if (status !== 200 || request.method !== "GET" || !headers.has("etag") || !operation.responses[304])
      continue;
    if (
      !isAnonymous(session.contract, request) ||
      "if-none-match" in request.headers ||
      "range" in request.headers
    )
      continue;
    const names = request.query
      .map(([name]) => name)
      .sort()
      .join();
    const key = `${operation.operationId} ${names}`;
    const count = counts.get(operation.operationId) ?? 0;
    if (names === "" || found.has(key) || count >= mostOfEach) continue;
    counts.set(operation.operationId, count + 1);
    found.set(key, one);
  }
  return [...found.values()];
}

const mostOfEach = 6;
