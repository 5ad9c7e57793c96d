import { isAnonymous } from "../caller.ts";
import type { Operation } from "../contract/document.ts";
import { instancesOf } from "../contract/instances.ts";
import { isObject } from "../contract/json-pointer.ts";
import { successSchema } from "../contract/parameters.ts";
import { findOperation, isAt } from "../contract/paths.ts";
import { isPublic } from "../contract/security.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import type { Request } from "../request.ts";
import type { Session } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";

/** Addresses that records have of themselves and of others. */
export const addresses: ServiceCheck = {
  name: "address",
  summary:
    "An address in links is answered; self with the record that has it, and the same for whoever asks again",
  source: "contract: schema Links; RFC 8288, section 3",
  async run(session, operations) {
    const asked = new Map<string, number>();
    for (const { operation, exchange } of [...session.exchanges]) {
      const schema = successSchema(operation);
      const body =
        exchange.status === 200 && exchange.request.method === "GET" && schema ? jsonOf(exchange) : undefined;
      if (!schema || body === undefined || !isAnonymous(session.contract, exchange.request)) continue;
      for (const { schema: name, value } of instancesOf(session.contract.schemas, schema, body)) {
        if (!isObject(value.links)) continue;
        const origins = originsOf(session.baseUrl, value.links.self);
        for (const [relation, address] of Object.entries(value.links)) {
          const kind = `${name} ${relation}`;
          if (typeof address !== "string" || (asked.get(kind) ?? 0) >= 3 || asked.has(address)) continue;
          asked.set(kind, (asked.get(kind) ?? 0) + 1);
          asked.set(address, 1);
          await checkAddress(session, operations, operation, exchange, origins, relation, address, value.id);
        }
      }
    }
  },
};

function originsOf(baseUrl: string, self: unknown): ReadonlySet<string> {
  const own = typeof self === "string" && URL.canParse(self) ? [new URL(self).origin] : [];
  return new Set([new URL(baseUrl).origin, ...own]);
}

async function checkAddress(
  session: Session,
  operations: readonly Operation[],
  from: Operation,
  shown: Exchange,
  origins: ReadonlySet<string>,
  relation: string,
  address: string,
  id: unknown,
): Promise<void> {
  const base = new URL(session.baseUrl);
  const url = URL.canParse(address, shown.url) ? new URL(address, shown.url) : null;
  const find = (message: string, status: number | null) =>
    session.recordFinding(
      { check: "address", operation: from, description: `links.${relation}` },
      message,
      shown.request,
      status,
    );
  if (!url) return find(`links.${relation} is no address`, shown.status);
  // What is elsewhere is not of the service. It may call itself by another name than it is reached by.
  if (!origins.has(url.origin)) return;
  const root = base.pathname.replace(/\/$/, "");
  const path = decodeURIComponent(
    url.pathname.startsWith(`${root}/`) ? url.pathname.slice(root.length) : url.pathname,
  );
  const target = findOperation(operations, path);
  // What is no operation of the contract, or of a stranger's site, is not asked for.
  if (!target) {
    const isKnown = session.contract.operations.some((one) => isAt(one, path));
    if (!isKnown && !session.options.only)
      find(`links.${relation} is the address of nothing in the contract`, shown.status);
    return;
  }
  if (!isPublic(target)) return;
  const request: Request = { method: "GET", path, query: [...url.searchParams], headers: {}, body: null };
  const probe = {
    check: "address",
    operation: target,
    description: `links.${relation} of ${from.operationId}`,
  };
  const answer = await session.send(probe, request);
  if (!answer || answer.status === 451) return;
  if (answer.status !== 200) return find(`links.${relation} is answered ${answer.status}`, answer.status);
  const body = jsonOf(answer);
  if (relation === "self" && id !== undefined && isObject(body) && body.id !== undefined && body.id !== id)
    find(`links.self is the address of ${body.id}, not of ${id}`, 200);
}
