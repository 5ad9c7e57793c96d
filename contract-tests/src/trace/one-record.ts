import { isDeepStrictEqual } from "node:util";
import { callerOf } from "../caller.ts";
import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Operation } from "../contract/document.ts";
import { instancesOf } from "../contract/instances.ts";
import { at, isObject, type Json } from "../contract/json-pointer.ts";
import { successSchema } from "../contract/parameters.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import type { Session } from "../session.ts";

interface Seen {
  operation: Operation;
  exchange: Exchange;
  pointer: string;
  value: Json;
}

/** A record is the same wherever it is shown. */
export const oneRecord: ServiceCheck = {
  name: "one-record",
  summary: "A record has the same members with the same values in lists, in searches, in sections and alone",
  source: "contract: the same schema, with the same id",
  async run(session) {
    const seen = new Map<string, Seen>();
    for (const one of seenRecords(session)) {
      const [key, record] = one;
      const other = seen.get(key);
      if (!other) seen.set(key, record);
      else await compare(session, other, record);
    }
  },
};

/** By schema, id and caller: what one caller may see another need not. */
function* seenRecords(session: Session): Generator<[string, Seen]> {
  for (const { operation, exchange } of [...session.exchanges]) {
    const schema = successSchema(operation);
    const body =
      exchange.status === 200 && exchange.request.method === "GET" && schema ? jsonOf(exchange) : undefined;
    if (!schema || !isObject(body)) continue;
    const caller = JSON.stringify(callerOf(session.contract, exchange.request));
    for (const { schema: name, value, pointer } of instancesOf(session.contract.schemas, schema, body)) {
      // An identifier with a pattern is of this service; a name that others chose need not be of one thing.
      const { properties } = session.contract.schemas.resolve({ $ref: `#/components/schemas/${name}` }) as {
        properties?: Record<string, Json>;
      };
      if (typeof value.id !== "string" || !properties?.id?.pattern) continue;
      yield [
        `${name.replace(/Projection$/, "")} ${value.id} ${caller}`,
        { operation, exchange, pointer, value },
      ];
    }
  }
}

async function compare(session: Session, first: Seen, second: Seen): Promise<void> {
  if (differing(first, second).length === 0) return;
  // Records change while they are read: both are asked for once more.
  const [one, other] = [await again(session, first), await again(session, second)];
  if (!one || !other) return;
  for (const name of differing(one, other)) {
    const probe = {
      check: "one-record",
      operation: second.operation,
      description: `compared with ${first.exchange.url}`,
    };
    const where = first.operation === second.operation ? "another answer" : first.operation.operationId;
    session.recordFinding(probe, `${name} of a record is not that of ${where}`, second.exchange.request, 200);
  }
}

/** Members that both have. A member may have more in it where a section was asked for. */
function differing({ value: a, exchange: first }: Seen, { value: b, exchange: second }: Seen): string[] {
  if (hasSections(first) !== hasSections(second))
    return namesOf(a, b).filter((name) => !isWithin(a[name], b[name]) && !isWithin(b[name], a[name]));
  return namesOf(a, b).filter((name) => !isDeepStrictEqual(a[name], b[name]));
}

const namesOf = (a: Json, b: Json): string[] => Object.keys(a).filter((name) => name in b);
const hasSections = ({ request }: Exchange): string =>
  request.query.filter(([name]) => name === "include" || name === "fields").join();

/** Whether every member of the first is one of the second. */
function isWithin(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return isDeepStrictEqual(a, b);
  return Object.keys(a).every((name) => name in b && isWithin(a[name], b[name]));
}

async function again(session: Session, { operation, exchange, pointer, value }: Seen): Promise<Seen | null> {
  const probe = { check: "one-record", operation, description: "asked for once more" };
  const fresh = await session.send(probe, exchange.request);
  const record = fresh?.status === 200 ? at(jsonOf(fresh), pointer) : undefined;
  return fresh && isObject(record) && record.id === value.id
    ? { operation, exchange: fresh, pointer, value: record }
    : null;
}
