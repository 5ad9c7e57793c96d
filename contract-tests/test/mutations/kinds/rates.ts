import { answering, become, errorBody, of } from "../changes.ts";
import { type Answer, inGroup, kind, type Sent } from "../mutation.ts";

const limit = "x-ratelimit-limit";
const remaining = "x-ratelimit-remaining";
const reset = "x-ratelimit-reset";
const window = "`X-RateLimit-Remaining`: requests left in the window that is nearest to its end";
const counted = (_: Sent, { headers }: Answer) => headers.has(remaining);

/** Every so often, a refusal: what the service does when it is asked too much. */
const refusing = (name: string, violates: string, change: (answer: Answer, sent: Sent) => void) =>
  kind(name, violates, () => {
    let asked = 0;
    return async (sent, service) => {
      const answer = await service(sent);
      if (!of("search", "listRuns")(sent) || answer.status !== 200) return answer;
      asked += 1;
      if (asked % 10 !== 7) return answer;
      become(answer, 429, errorBody(sent, "rate_limited", "Too many requests: wait a second."));
      answer.headers.set("retry-after", "1");
      answer.headers.set(remaining, "0");
      change(answer, sent);
      return answer;
    };
  });

export const rates = inGroup("rate limits", [
  refusing("429 does not say how long to wait", "`Retry-After` of 429 is required", ({ headers }) => {
    headers.delete("retry-after");
  }),
  refusing("429 says in words how long to wait", "`Retry-After`: seconds", ({ headers }) => {
    headers.set("retry-after", "a moment");
  }),
  refusing("429 says to wait less than nothing", "`Retry-After`: minimum 0", ({ headers }) => {
    headers.set("retry-after", "-1");
  }),
  refusing("429 has the code of another failure", "`rate_limited` is the code of 429", (answer, sent) => {
    become(answer, 429, errorBody(sent, "internal", "Too many requests."));
  }),
  refusing("429 says that requests are left", window, ({ headers }) => {
    headers.set(remaining, "50");
  }),
  kind("requests left go up", window, () => {
    let asked = 0;
    return async (sent, service) => {
      const answer = await service(sent);
      asked += 1;
      if (answer.headers.has(remaining)) answer.headers.set(remaining, String(100 + asked));
      if (answer.headers.has(limit)) answer.headers.set(limit, "1000000");
      return answer;
    };
  }),
  answering("requests left never go down", window, counted, ({ headers }) => {
    headers.set(remaining, headers.get(limit) ?? "120");
  }),
  answering(
    "more requests are left than are allowed",
    "`X-RateLimit-Remaining` is at most `X-RateLimit-Limit`",
    counted,
    ({ headers }) => {
      headers.set(remaining, String(Number(headers.get(limit)) + 10));
    },
  ),
  answering(
    "the window ends at a time, not in seconds",
    "`X-RateLimit-Reset`: seconds until that window ends",
    counted,
    ({ headers }) => {
      headers.set(reset, String(Math.floor(Date.now() / 1000) + 60));
    },
  ),
  answering(
    "the window ends in milliseconds",
    "`X-RateLimit-Reset`: seconds until that window ends",
    counted,
    ({ headers }) => {
      headers.set(reset, String(Number(headers.get(reset)) * 1000));
    },
  ),
  answering("the window has ended already", "`X-RateLimit-Reset`: minimum 0", counted, ({ headers }) => {
    headers.set(reset, "-3");
  }),
  answering(
    "a limit comes without what is left",
    "the three headers come together",
    counted,
    ({ headers }) => {
      headers.delete(remaining);
    },
  ),
  kind(
    "the limit is another for every request",
    "`X-RateLimit-Limit`: requests allowed in the window",
    () => {
      let asked = 0;
      return async (sent, service) => {
        const answer = await service(sent);
        asked += 1;
        if (answer.headers.has(limit)) answer.headers.set(limit, String(2_000_000 + (asked % 7)));
        return answer;
      };
    },
  ),
  answering("half a request is left", "`X-RateLimit-Remaining`: integer", counted, ({ headers }) => {
    headers.set(remaining, "12.5");
  }),
]);
