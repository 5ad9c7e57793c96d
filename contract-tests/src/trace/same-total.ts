import { callerOf } from "../caller.ts";
import type { ServiceCheck } from "../checks/operation-check.ts";
import { isObject } from "../contract/json-pointer.ts";
import { jsonOf } from "../exchange.ts";

/** How many there are does not depend on how many are shown. */
export const sameTotal: ServiceCheck = {
  name: "same-total",
  summary: "The total of a list is the same whatever limit and offset a page of it has",
  source: "contract: total, “All members”, “All keys of the person”",
  async run(session) {
    let told = new Map<string, unknown>();
    for (const { operation, exchange } of session.exchanges) {
      const { request, status } = exchange;
      // What is written changes how many there are.
      if (!["GET", "HEAD", "OPTIONS"].includes(request.method)) told = new Map();
      const body = request.method === "GET" && status === 200 ? jsonOf(exchange) : undefined;
      if (!isObject(body) || typeof body.total !== "number") continue;
      const others = request.query.filter(([name]) => name !== "limit" && name !== "offset");
      const key = JSON.stringify([operation.operationId, others, callerOf(session.contract, request)]);
      const known = told.get(key) ?? body.total;
      told.set(key, known);
      if (known !== body.total)
        session.recordFinding(
          { check: "same-total", operation, description: "compared with its other pages" },
          `total is ${body.total}, and ${known} on another page`,
          request,
          status,
        );
    }
  },
};
