import { withHeader } from "../changes.ts";
import type { Answer, Sent } from "../mutation.ts";
import { type Family, isWrite } from "./pairs.ts";

/** What is wrong with what requests leave behind. */
export const writeFamilies: Record<string, Family> = {
  "write lost": (operation) =>
    isWrite(operation)
      ? [
          {
            what: "keeps nothing of what it answers to have done",
            violates: operation.description ?? "",
            start:
              ({ remember, state, tellEffect }) =>
              async (sent, service) => {
                if (sent.operation !== operation.operationId) return service(sent);
                const restore = await remember();
                const before = state();
                const answer = await service(sent);
                const isLost = answer.status < 400 && state() !== before;
                if (isLost) tellEffect();
                await restore(isLost);
                return answer;
              },
          },
        ]
      : [],
  "write done twice": (operation) =>
    isWrite(operation)
      ? [
          {
            what: "does twice what it is asked once",
            violates: operation.description ?? "",
            start:
              ({ state, tellEffect }) =>
              async (sent, service) => {
                const answer = await service(sent);
                if (sent.operation !== operation.operationId || answer.status >= 400) return answer;
                const once = state();
                await service({ ...withHeader(sent, "idempotency-key", null) });
                // What is refused the second time, or changes nothing any more, is not done twice.
                if (state() !== once) tellEffect();
                return answer;
              },
          },
        ]
      : [],
  "answer of before": (operation) => [
    {
      what: isWrite(operation)
        ? "answers with what it answered before"
        : "answers what an address had at first",
      violates: operation.description ?? "",
      start: () => {
        const before = new Map<string, Answer>();
        return async (sent, service) => {
          const answer = await service(sent);
          if (sent.operation !== operation.operationId || answer.status >= 300 || answer.stream)
            return answer;
          const key = isWrite(operation) ? "" : `${sent.url} ${callerOf(sent)}`;
          const known = before.get(key);
          if (isWrite(operation) || !known) before.set(key, { ...answer, body: answer.body.slice() });
          if (!known) return answer;
          const headers = new Headers(answer.headers);
          if (headers.has("content-length")) headers.set("content-length", String(known.body.length));
          return { ...answer, headers, body: known.body.slice() };
        };
      },
    },
  ],
};

const callerOf = ({ headers }: Sent): string =>
  JSON.stringify(
    ["x-api-key", "authorization", "cookie", "accept-language", "accept"].map((name) => headers.get(name)),
  );
