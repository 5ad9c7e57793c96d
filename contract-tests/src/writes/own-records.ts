import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Operation } from "../contract/document.ts";
import { isObject } from "../contract/json-pointer.ts";
import { jsonOf } from "../exchange.ts";
import type { Session, Values } from "../session.ts";
import { createFlow, type Flow } from "./flow.ts";

/** Whatever has an address by a repository, of two of the run's own, as their owner. */
export const ownRecords: ServiceCheck = {
  name: "own-record",
  summary:
    "Each address of a repository answers its owner with that repository, and not with the one asked for before",
  source: "contract: parameters repositoryId, owner and slug",
  async run(session, operations) {
    const flow = createFlow(session, operations, "own-record");
    const owner = session.people[0];
    if (!owner || !flow.has("getRepository")) return;
    const known: Values[] = [];
    for (const repositoryId of session.made.slice(-6)) {
      const values = { repositoryId };
      const one = await flow.step("getRepository", "of the run's own", {
        as: owner,
        values,
        expect: [200, 403, 404],
      });
      if (!isObject(one?.body) || isObject(one.body.withdrawal) || one.exchange.status !== 200) continue;
      if (one.body.owner !== owner.username || known.length === 2) continue;
      known.push({
        repositoryId,
        repository_id: repositoryId,
        owner: String(one.body.owner),
        slug: String(one.body.slug),
      });
    }
    for (const operation of operations.filter((one) => isOfRepository(one)))
      for (const values of known) await ask(flow, operation, values, owner);
  },
};

const names = ["repositoryId", "repository_id", "owner", "slug"];

/** Whether a repository is all that a read must be told. */
function isOfRepository({ method, parameters, path }: Operation): boolean {
  const required = parameters.filter(({ required: is }) => is).map(({ name }) => name);
  const namesOne = required.includes("slug") || required.some((name) => /repository_?id/i.test(name));
  return (
    method === "GET" &&
    path !== "/api/manifests/{repositoryId}" &&
    namesOne &&
    required.every((name) => names.includes(name))
  );
}

async function ask(
  flow: Flow,
  operation: Operation,
  values: Values,
  as: Session["people"][number],
): Promise<void> {
  const answered = await flow.step(operation.operationId, "of a repository of one's own", {
    as,
    values,
    // Not everything that a repository may have is there.
    expect: [200, 404],
  });
  const { text, status, headers } = answered?.exchange ?? {};
  const type = headers?.get("content-type") ?? "";
  if (status !== 200 || !text || !/json|html|atom|bibtex|yaml/.test(type)) return;
  const isNamed = text.includes(values.slug!) || text.includes(values.repositoryId!);
  // A list of what it does not have names nothing.
  const isEmpty = Object.values(Object(jsonOf(answered!.exchange))).some(
    (one) => Array.isArray(one) && one.length === 0,
  );
  flow.hold(
    isNamed || isEmpty,
    operation.operationId,
    "it does not name the repository that was asked for",
    answered,
  );
}
