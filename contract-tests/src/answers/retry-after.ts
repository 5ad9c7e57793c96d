import { type Answer, type AnswerCheck, listOf } from "./answer-check.ts";

/** When to ask again. */
export const retryAfter: AnswerCheck = {
  name: "retry-after",
  summary: "A 429 says when to ask again, within the window of a limit that the operation names",
  source: "contract: Retry-After, x-rate-limits; RFC 6585, section 4; RFC 9110, section 10.2.3",
  problems(answer) {
    const { status, headers } = answer.exchange;
    const text = headers.get("retry-after");
    if (text === null) return status === 429 ? ["429 without Retry-After"] : [];
    const seconds = secondsOf(text);
    if (seconds === undefined) return [`Retry-After is ${JSON.stringify(text)}: neither seconds nor a date`];
    const longest = longestWindow(answer);
    // A month's quota, which has headers of its own, has no seconds.
    if (status === 429 && longest && seconds > longest && !headers.has("x-quota-limit"))
      return [`Retry-After is ${text}, longer than any window that the contract names (${longest} s)`];
    if (status === 429 && listOf(headers, "cache-control").some((one) => /^(public|max-age=[1-9])/.test(one)))
      return ["a 429 may be kept by caches"];
    return [];
  },
};

function secondsOf(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const at = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(1, (at - Date.now()) / 1000);
}

/** Returns the longest window, in seconds, of the limits that count an operation. */
export function longestWindow({ contract, operation }: Answer): number {
  const limits = contract.words["x-rate-limits"] ?? {};
  const seconds = (operation["x-rate-limit"] ?? []).map((name) => limits[name]?.seconds ?? 31 * 86_400);
  return Math.max(0, ...seconds);
}
