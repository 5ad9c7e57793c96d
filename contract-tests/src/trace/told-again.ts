import { isDeepStrictEqual } from "node:util";
import { isAnonymous } from "../caller.ts";
import type { ServiceCheck } from "../checks/operation-check.ts";
import type { Operation } from "../contract/document.ts";
import { isObject, type Json } from "../contract/json-pointer.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import type { Session } from "../session.ts";

interface Told {
  value: unknown;
  operation: Operation;
  exchange: Exchange;
}

/** What never changes of a thing is the same in every answer, of writes as of reads. */
export const toldAgain: ServiceCheck = {
  name: "told-again",
  summary:
    "What never changes of a record or an account is the same in whatever answer, and what a write has answered is what the next read has",
  source: "contract: the same member of the same schema, with the same id or name",
  async run(session) {
    checkSteady(session);
    checkNextReads(session);
  },
};

/** Members of a thing that stay what they are, beside the name that it is known by. */
const steady = [
  "id",
  "username",
  "email",
  "createdAt",
  "queuedAt",
  "userId",
  "repositoryId",
  "organizationId",
  "prefix",
  "start",
  "emailVerified",
  "parentId",
];

function checkSteady(session: Session): void {
  const told = new Map<string, Told[]>();
  for (const { operation, exchange } of session.exchanges)
    for (const { key, record } of recordsIn(operation, exchange))
      for (const name of steady) {
        const value = record[name];
        if (!["string", "boolean"].includes(typeof value) || key.endsWith(` ${value}`)) continue;
        const place = `${key} ${name}`;
        const known = told.get(place) ?? [];
        if (!known.some((one) => one.value === value && one.operation === operation))
          told.set(place, [...known, { value, operation, exchange }]);
      }
  for (const [place, all] of told) {
    const count = (value: unknown) => all.filter((one) => one.value === value).length;
    const most = Math.max(...all.map(({ value }) => count(value)));
    // Where no value is told by most, one of them is wrong.
    const isSplit = all.every(({ value }) => count(value) === most);
    if (new Set(all.map(({ value }) => value)).size < 2) continue;
    for (const one of all)
      if (isSplit || count(one.value) < most)
        find(session, one, `${place.split(" ").at(-1)} is another than in other answers`);
  }
}

/** What changes by itself while it is looked at, or by looking. */
const live =
  /^(state|stage|current|used|remaining|latencyMs|revision|(updated|started|finished|available|checked|expires|issued)At|attemptCount|last\w*|requestCount|reset|result|nextOffset)$/;

function checkNextReads(session: Session): void {
  let told = new Map<string, Told>();
  for (const { operation, exchange } of session.exchanges) {
    const { method } = exchange.request;
    const isRead = method === "GET" || method === "HEAD" || method === "OPTIONS";
    if (!isRead && exchange.status < 400) told = new Map();
    // What nobody may see is left out for nobody.
    if (isRead && isAnonymous(session.contract, exchange.request)) continue;
    for (const { key, record } of recordsIn(operation, exchange))
      for (const [name, value] of factsOf(record)) {
        if (live.test(name.split(".").at(-1)!)) continue;
        const place = `${key} ${name}`;
        const known = told.get(place);
        if (!isRead) told.set(place, { value, operation, exchange });
        else if (known && !isDeepStrictEqual(known.value, value))
          find(
            session,
            { value, operation, exchange },
            `${name} is not what ${known.operation.operationId} has answered`,
            known,
          );
      }
  }
}

/** What a record says, of its parts that have no name of their own as well: `rateLimit.limit`. */
function factsOf(record: Json): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    if (!isObject(value)) return Array.isArray(value) ? [] : [[name, value]];
    const isNamed = "id" in value || "username" in value || "slug" in value;
    return isNamed ? [] : factsOf(value).map(([inner, one]) => [`${name}.${inner}`, one]);
  });
}

interface Named {
  key: string;
  record: Json;
}

/** Every object in an answer that has a name of its own, by that name. */
function recordsIn(operation: Operation, exchange: Exchange): Named[] {
  if (exchange.status >= 300 || operation.path === "/mcp") return [];
  const found: Named[] = [];
  const body = jsonOf(exchange);
  // The contract has examples, which are of nothing that there is.
  if (!isObject(body) || !("openapi" in body)) collect(body, found);
  return found;
}

function collect(value: unknown, found: Named[]): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  if (!isObject(value)) return;
  if (typeof value.id === "string") found.push({ key: `id ${value.id}`, record: value });
  if (typeof value.username === "string") found.push({ key: `username ${value.username}`, record: value });
  if (typeof value.owner === "string" && typeof value.slug === "string")
    found.push({ key: `address ${value.owner}/${value.slug}`, record: value });
  for (const inner of Object.values(value)) collect(inner, found);
}

function find(session: Session, { operation, exchange }: Told, message: string, known?: Told): void {
  const { request, status } = exchange;
  const probe = {
    check: "told-again",
    operation,
    description: "compared with the other answers",
    after: known?.operation.operationId,
  };
  session.recordFinding(probe, message, request, status);
}
