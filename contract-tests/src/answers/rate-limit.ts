import { keyHeader } from "../contract/security.ts";
import { type Answer, type AnswerCheck, isGood } from "./answer-check.ts";
import { longestWindow } from "./retry-after.ts";

const names = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"];

/** The three numbers of a rate limit, and the four of a quota, fit together. */
export const rateLimit: AnswerCheck = {
  name: "rate-limit",
  summary: "X-RateLimit-* come together and fit: no more remains than is allowed, nothing remains at 429",
  source: "contract: X-RateLimit-Limit, -Remaining, -Reset, X-Quota-*, x-rate-limits",
  problems(answer) {
    const { headers, status } = answer.exchange;
    const declared = Object.keys(answer.declared?.headers ?? {}).map((name) => name.toLowerCase());
    const limits = answer.contract.words["x-rate-limits"] ?? {};
    const quotas = (answer.operation["x-rate-limit"] ?? [])
      .map((name) => limits[name])
      .filter((limit) => limit?.headers === "X-Quota");
    const hasQuota = quotas.length > 0;
    const isMonthly = quotas.some((quota) => quota?.period === "month");
    const problems = [...quotaProblems(headers), ...(isMonthly ? monthProblems(headers) : [])];
    const isRepeated = headers.has("idempotent-replayed");
    if (
      hasQuota &&
      isGood(answer) &&
      !isRepeated &&
      declared.includes("x-quota-limit") &&
      !headers.has("x-quota-limit")
    )
      problems.push("what a quota counts is answered without X-Quota-*");
    const given = names.filter((name) => headers.has(name));
    // Where they are not declared they may be left out: what they say must fit all the same.
    const isDeclared = names.some((name) => declared.includes(name));
    if (given.length === 0)
      return isDeclared && isCounted(answer)
        ? [...problems, "a request that a limit counts is answered without X-RateLimit-*"]
        : problems;
    if (given.length < names.length)
      return [
        ...problems,
        `${given.join(", ")} without ${names.filter((name) => !given.includes(name)).join(", ")}`,
      ];
    const [limit, remaining, reset] = names.map((name) => Number(headers.get(name))) as [
      number,
      number,
      number,
    ];
    if (!(limit >= 1)) problems.push(`X-RateLimit-Limit is ${limit}`);
    if (!(remaining >= 0 && remaining <= limit))
      problems.push(`X-RateLimit-Remaining is ${remaining} of ${limit}`);
    // What has been asked is counted: nobody has everything left.
    else if (status === 200 && remaining === limit)
      problems.push("X-RateLimit-Remaining does not count the request");
    const longest = longestWindow(answer);
    if (!(reset >= 0) || (longest > 0 && reset > longest))
      problems.push(`X-RateLimit-Reset is ${reset}; the longest window has ${longest} s`);
    if (status === 429 && remaining > 0 && !headers.has("x-quota-limit"))
      problems.push(`429 with ${remaining} requests remaining`);
    return problems;
  },
};

/** Whether a limit counts a request: by key where one was sent, else by address. */
function isCounted(answer: Answer): boolean {
  const { contract, operation, exchange } = answer;
  const limits = contract.words["x-rate-limits"] ?? {};
  const keyed =
    "authorization" in exchange.request.headers || keyHeader(contract) in exchange.request.headers;
  const by = (operation["x-rate-limit"] ?? []).map((name) => limits[name]?.by);
  return !uncounted.has(exchange.status) && by.includes(keyed && by.includes("key") ? "key" : "address");
}

/** What is refused for who asks, or before it is read whole, need not be counted. */
const uncounted = new Set([401, 403, 413]);

function quotaProblems(headers: Headers): string[] {
  const [limit, used, remaining] = ["limit", "used", "remaining"].map((name) =>
    headers.get(`x-quota-${name}`),
  );
  if (limit === null && used === null && remaining === null) return [];
  if (limit === null || used === null || remaining === null || !headers.has("x-quota-reset"))
    return ["X-Quota-* are not complete"];
  const problems: string[] = [];
  if (Number(remaining) !== Math.max(0, Number(limit) - Number(used)))
    problems.push(`X-Quota-*: ${used} used and ${remaining} remaining of ${limit}`);
  if (Date.parse(headers.get("x-quota-reset")!) < Date.now() - 60_000)
    problems.push("X-Quota-Reset has passed");
  return problems;
}

/** A month of a quota ends with the calendar's, in UTC; while it does, either end is right. */
function monthProblems(headers: Headers): string[] {
  const reset = headers.get("x-quota-reset");
  if (reset === null) return [];
  const ends = [-60_000, 60_000].map((skew) => {
    const now = new Date(Date.now() + skew);
    return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
  });
  return ends.includes(Date.parse(reset)) ? [] : ["X-Quota-Reset is not the end of the month"];
}
