import { isDeepStrictEqual } from "node:util";
import type { Person } from "../session.ts";
import type { Answered, Flow } from "./flow.ts";

/** The list says of a key what its creation said, and that it was used. */
export async function checkUse(
  { step, hold }: Flow,
  person: Person,
  owner: Person,
  made: Answered,
): Promise<void> {
  const used = await step("listRepositories", "with the key", { as: owner, expect: 200 });
  const list = await step("listApiKeys", "after the key was used", { as: person, expect: 200 });
  const { key: _, ...created } = made.body as Record<string, unknown>;
  const one = list?.body?.apiKeys?.find(({ id }: { id: string }) => id === created.id);
  if (!one || !used) return;
  for (const [name, value] of Object.entries(created))
    if (!changing.has(name))
      hold(
        isDeepStrictEqual(one[name], value),
        "listApiKeys",
        `${name} of a key is another than when it was made`,
        list,
      );
  hold(
    typeof one.lastRequest === "string" && one.requestCount > 0,
    "listApiKeys",
    "a key that was used says that it was not",
    list,
  );
  hold(one.rateLimit?.used > 0, "listApiKeys", "the window of a key that was used is empty", list);
  const limit = used.exchange.headers.get("x-ratelimit-limit");
  hold(
    limit === null || one.rateLimit?.limit === Number(limit),
    "listApiKeys",
    `rateLimit.limit is ${one.rateLimit?.limit}, and X-RateLimit-Limit with the key ${limit}`,
    list,
  );
}

/** What the use of a key changes. */
const changing = new Set(["updatedAt", "lastRequest", "requestCount", "rateLimit"]);
