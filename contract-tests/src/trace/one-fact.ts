import { isDeepStrictEqual } from "node:util";
import { callerOf } from "../caller.ts";
import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Operation } from "../contract/document.ts";
import { instancesOf } from "../contract/instances.ts";
import { at, isObject, type Json } from "../contract/json-pointer.ts";
import { successSchema } from "../contract/parameters.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import type { Session } from "../session.ts";

/** Where a record says something. */
interface Told {
  schema: string;
  operation: Operation;
  exchange: Exchange;
  pointer: string;
  facts: Json;
}

/** What schemas say of one record by the same name is the same. */
export const oneFact: ServiceCheck = {
  name: "one-fact",
  summary:
    "What several schemas say of a record by the same name is the same: a title, an owner, a count, a time",
  source: "contract: members of the same name, of records with the same id",
  async run(session) {
    for (const all of byRecord(session).values()) {
      const names = new Set(all.flatMap(({ facts }) => Object.keys(facts)));
      for (const name of names)
        await compare(
          session,
          name,
          all.filter(({ facts }) => name in facts),
        );
    }
  },
};

/** One of each schema and operation: records of one schema are compared as wholes. */
function byRecord(session: Session): Map<string, Told[]> {
  const patterns = idPatterns(session);
  const found = new Map<string, Told[]>();
  for (const { operation, exchange } of session.exchanges) {
    const schema =
      exchange.status === 200 && exchange.request.method === "GET" ? successSchema(operation) : undefined;
    const body = schema && jsonOf(exchange);
    if (!schema || !isObject(body)) continue;
    const caller = JSON.stringify(callerOf(session.contract, exchange.request));
    for (const { schema: name, value, pointer } of instancesOf(session.contract.schemas, schema, body)) {
      const { id } = value;
      if (typeof id !== "string" || !patterns.some((pattern) => pattern.test(id))) continue;
      // An earlier version of a Claim says something else.
      const key = `${id} ${value.claimVersionId ?? ""} ${caller}`;
      const own = name.replace(/Projection$/, "");
      const all = found.get(key) ?? [];
      if (all.some((one) => one.schema === own && one.operation === operation)) continue;
      found.set(key, [...all, { schema: own, operation, exchange, pointer, facts: factsOf(value) }]);
    }
  }
  return found;
}

/** Identifiers that only this service gives out. */
function idPatterns({ contract }: Session): RegExp[] {
  const { components } = contract.document as { components?: { schemas?: Record<string, Json> } };
  const patterns = Object.values(components?.schemas ?? {}).flatMap(({ properties }) => {
    const pattern = isObject(properties) && isObject(properties.id) ? properties.id.pattern : undefined;
    return typeof pattern === "string" && /^\^[a-z]+_/.test(pattern) ? [pattern] : [];
  });
  return [...new Set(patterns)].map((pattern) => new RegExp(pattern));
}

/** What a record says in a word, and what it counts, wherever it has its counts. */
function factsOf(record: Json): Json {
  const inner = Object.values(record).filter(isObject).map(countsIn);
  const isPlain = (value: unknown) =>
    typeof value !== "object" || (Array.isArray(value) && !value.some(isObject));
  return {
    ...Object.assign({}, ...inner),
    ...Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && isPlain(value))),
  };
}

const countsIn = (record: Json): Json =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([name, value]) =>
        /^(claim|verifiedClaim|run|fork|star|request|follower)Count$/.test(name) && typeof value === "number",
    ),
  );

async function compare(session: Session, name: string, all: Told[]): Promise<void> {
  const isOne = (list: Told[]) =>
    list.every(({ facts }) => isDeepStrictEqual(facts[name], list[0]!.facts[name]));
  if (new Set(all.map(({ schema }) => schema)).size < 2 || isOne(all)) return;
  // Records change while they are read: all are asked for once more.
  const fresh: Told[] = [];
  for (const one of all) {
    const exchange = await session.send(
      { check: "one-fact", operation: one.operation, description: "asked for once more" },
      one.exchange.request,
    );
    const record = exchange?.status === 200 ? at(jsonOf(exchange), one.pointer) : undefined;
    if (
      exchange &&
      isObject(record) &&
      record.id === at(jsonOf(one.exchange), `${one.pointer}/id`) &&
      name in factsOf(record)
    )
      fresh.push({ ...one, exchange, facts: factsOf(record) });
  }
  if (fresh.length < 2 || isOne(fresh)) return;
  const sizes = fresh.map(
    (one) => fresh.filter(({ facts }) => isDeepStrictEqual(facts[name], one.facts[name])).length,
  );
  const most = Math.max(...sizes);
  // What most say is so. Where none are most, it is one of them.
  const isDecided = most * 2 > fresh.length;
  const right = fresh[sizes.indexOf(most)]!;
  for (const [index, one] of fresh.entries()) {
    if (isDecided && sizes[index] === most) continue;
    const other =
      one === right ? fresh.find(({ facts }) => !isDeepStrictEqual(facts[name], one.facts[name]))! : right;
    session.recordFinding(
      { check: "one-fact", operation: one.operation, description: `compared with ${other.exchange.url}` },
      `${name} of a ${one.schema} is not that of the ${other.schema} of ${other.operation.operationId}`,
      one.exchange.request,
      200,
    );
  }
}
