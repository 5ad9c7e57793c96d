import type { ServiceCheck } from "../checks/operation-check.ts";
import { createFlow } from "./flow.ts";
import { deleteKey, makeKey } from "./own-key.ts";

/** Uses up the window of a key of its own, where that takes few requests. */
export const keyLimit: ServiceCheck = {
  name: "key-limit",
  summary:
    "A key has as many requests as X-RateLimit-Limit says, then 429 with Retry-After, and no other key fewer",
  source: "contract: x-rate-limits key-minute, 429; RFC 6585, section 4",
  async run(session, operations) {
    const flow = createFlow(session, operations, "key-limit");
    const { has, step, hold } = flow;
    const [person, other] = session.people;
    if (!person || !has("createApiKey", "deleteApiKey", "listRepositories")) return;
    const own = await makeKey(session, flow, person, "a key to use up", { name: "kit limit" });
    if (!own) return;
    const { user } = own;
    const query = { limit: "1", fields: "id" };
    const first = await step("listRepositories", "with a new key", { as: user, query, expect: 200 });
    const limit = Number(first?.exchange.headers.get("x-ratelimit-limit"));
    const operation = operations.find(({ operationId }) => operationId === "listRepositories")!;
    if (!(limit > 0 && limit <= mostRequests)) {
      session.recordSkip({ check: "key-limit", operation }, `a key has ${limit} requests in its window`);
    } else {
      hold(
        Number(first?.exchange.headers.get("x-ratelimit-remaining")) === limit - 1,
        "listRepositories",
        "a new key has not one request less than its limit",
        first,
      );
      const { request } = first!.exchange;
      let refused = null;
      for (let asked = 1; asked <= limit && !refused; asked += 1) {
        const probe = { check: "key-limit", operation, description: `request ${asked + 1} of ${limit}` };
        const exchange = await session.sendOnce(probe, request);
        if (exchange?.status === 429) refused = { exchange, asked };
      }
      if (!refused)
        hold(false, "listRepositories", `more requests than the limit of ${limit} are answered`, first);
      else if (refused.asked < limit)
        hold(false, "listRepositories", `a request before the limit of ${limit} is refused`, first);
      if (other?.key)
        await step("listRepositories", "with the key of another account", { as: other, query, expect: 200 });
    }
    await deleteKey(flow, person, own);
  },
};

const mostRequests = 200;
