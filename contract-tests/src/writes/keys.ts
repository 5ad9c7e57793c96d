import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Operation } from "../contract/document.ts";
import { credentialKinds, isPublic } from "../contract/security.ts";
import type { Person, Session } from "../session.ts";
import { createFlow, type Flow } from "./flow.ts";
import { checkScopes, ofKnown } from "./key-scopes.ts";
import { deleteKey, makeKey } from "./own-key.ts";
import { checkExpiry, checkUse } from "./used-keys.ts";

const day = 86_400_000;

/** API keys: what they may do, how long they live, and that one that was deleted opens nothing. */
export const keys: ServiceCheck = {
  name: "api-key",
  summary:
    "A key is shown once, has the lifetime and the scopes that were asked for, and ends when it is deleted",
  source: "contract: createApiKey, listApiKeys, deleteApiKey, security; RFC 6750, section 3.1",
  async run(session, operations) {
    const flow = createFlow(session, operations, "api-key");
    const [person] = session.people;
    if (!person || !flow.has("createApiKey", "listApiKeys", "deleteApiKey")) return;
    await checkLifetimes(flow, person);
    await checkScopes(session, flow, person, operations);
    await checkDeletion(session, flow, person, operations);
    await checkExpiry(session, flow, person);
  },
};

async function checkLifetimes({ step, hold }: Flow, person: Person): Promise<void> {
  for (const [expiresIn, days] of [
    [undefined, 90],
    [86_400, 1],
    [31_536_000, 365],
  ] as const) {
    const made = await step("createApiKey", `a key for ${days} days`, {
      as: person,
      body: { name: `kit ${days}`, ...(expiresIn && { expiresIn }) },
      expect: 200,
    });
    const left = Date.parse(made?.body?.expiresAt ?? "") - Date.now();
    hold(
      Math.abs(left - days * day) < day / 12,
      "createApiKey",
      `a key for ${days} days does not expire after them`,
      made,
    );
    if (made) await step("deleteApiKey", "a key", { as: person, body: { keyId: made.body.id }, expect: 200 });
  }
  for (const expiresIn of [0, 31_536_001, "1"])
    await step("createApiKey", `a key with expiresIn=${expiresIn}`, {
      as: person,
      body: { name: "kit", expiresIn },
      expect: 400,
    });
}

async function checkDeletion(
  session: Session,
  flow: Flow,
  person: Person,
  operations: readonly Operation[],
): Promise<void> {
  const { step, hold } = flow;
  const earlier = await step("listApiKeys", "before a key is made", { as: person, expect: 200 });
  const own = await makeKey(session, flow, person, "a key to delete", { name: "kit ends" });
  if (!own) return;
  const { id, made, user: owner, header } = own;
  const before = await step("listApiKeys", "with the key", { as: person, expect: 200 });
  hold(idsOf(before?.body).includes(id), "listApiKeys", "it leaves out a key that was made", before);
  const all = idsOf(before?.body);
  hold(
    !earlier || before?.body?.total === earlier.body.total + 1,
    "createApiKey",
    `there were ${earlier?.body?.total} keys, and there are ${before?.body?.total} after one was made`,
    before,
  );
  for (const [name, wanted] of [
    ["limit", Math.min(1, all.length)],
    ["offset", Math.max(0, all.length - 1)],
  ] as const) {
    const part = await step("listApiKeys", `with ${name}=1`, {
      as: person,
      query: { [name]: "1" },
      expect: 200,
    });
    hold(idsOf(part?.body).length === wanted, "listApiKeys", `${name}=1 has another number of keys`, part);
    hold(
      part?.body?.[name] === 1,
      "listApiKeys",
      `${name} is ${part?.body?.[name]}, and 1 was asked for`,
      part,
    );
  }
  await checkOrder(flow, person);
  await checkUse(flow, person, owner, made);
  await deleteKey(flow, person, own);
  for (const operation of operations.filter((one) => credentialKinds(session.contract, one).has("key"))) {
    const body = ofKnown(session, operation);
    const isRead = operation.method === "GET" && isPublic(operation);
    // Of what everybody may read, one list stands for all.
    if (!isRead || operation.operationId === "listRepositories")
      await step(operation.operationId, "with a key that was deleted", {
        headers: header,
        ...(body && { body }),
        expect: 401,
      });
  }
  await step("deleteApiKey", "a key that was deleted", { as: person, body: { keyId: id }, expect: 404 });
  const after = await step("listApiKeys", "after the key was deleted", { as: person, expect: 200 });
  hold(!idsOf(after?.body).includes(id), "listApiKeys", "it has a key that was deleted", after);
  hold(
    after?.body?.total === idsOf(after?.body).length || after?.body?.total > 100,
    "listApiKeys",
    "total is not the number of keys",
    after,
  );
}

/** Of the keys that there are at least two have other names: that of the run, and the one that is to be deleted. */
async function checkOrder({ step, hold }: Flow, person: Person): Promise<void> {
  const sorted = async (sortDirection: string) => {
    const query = { sortBy: "name", sortDirection };
    const list = await step("listApiKeys", `by name, ${sortDirection}`, { as: person, query, expect: 200 });
    return { list, names: (list?.body?.apiKeys ?? []).map(({ name }: { name: string }) => name) };
  };
  const [up, down] = [await sorted("asc"), await sorted("desc")];
  hold(
    !up.list || down.names.join("\n") === up.names.toReversed().join("\n"),
    "listApiKeys",
    "sortDirection=desc is not the other way round than asc",
    down.list,
  );
}

const idsOf = (body: { apiKeys?: { id: string }[] } | undefined): string[] =>
  (body?.apiKeys ?? []).map(({ id }) => id);
