import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Person, Session } from "../session.ts";
import type { Answered, Flow } from "./flow.ts";
import { makeKey } from "./own-key.ts";

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

/** A key that has lived for as long as was asked for opens nothing any more. */
export async function checkExpiry(session: Session, flow: Flow, person: Person): Promise<void> {
  const { step } = flow;
  const body = { name: "kit lives a second", expiresIn: 1 };
  const own = await makeKey(session, flow, person, "a key for a second", body);
  if (!own) return;
  const { id, made, user: owner, header } = own;
  const isSeen = await step("listRepositories", "with a key for a second", { as: owner, expect: [200, 401] });
  const left = Date.parse(String(made.body.expiresAt)) - Date.now();
  if (!isSeen || !(left < 5000)) return;
  await sleep(Math.max(0, left) + 1100);
  await step("listRepositories", "with a key that has expired", { as: owner, expect: 401 });
  await step("updateStar", "with a key that has expired", {
    headers: header,
    expect: 401,
  });
  await step("deleteApiKey", "a key that has expired", {
    as: person,
    body: { keyId: id },
    expect: [200, 404],
  });
}
