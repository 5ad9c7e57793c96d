import { withApiKey } from "../authenticate.ts";
import { isAnonymous } from "../caller.ts";
import type { Operation } from "../contract/document.ts";
import { at, isObject, type Json } from "../contract/json-pointer.ts";
import { choicesOf, findQuery } from "../contract/parameters.ts";
import { jsonOf } from "../exchange.ts";
import { exampleRequest, type Request, withQuery } from "../request.ts";
import type { Session, Values } from "../session.ts";

/** Returns what belongs to a repository, as its owner sees it: parameters that lead to it, of each kind two. */
export async function partsOf(session: Session, repositoryId: string): Promise<Values[]> {
  const look = async (operationId: string, change: (request: Request) => Request, values: Values = {}) => {
    const operation = session.contract.operations.find((one) => one.operationId === operationId);
    if (!operation) return undefined;
    const sections = choicesOf(findQuery(operation, "include")).join();
    const plain = exampleRequest(operation, values);
    const request = withApiKey(
      session,
      operation,
      change(sections ? withQuery(plain, "include", sections) : plain),
    );
    if (!request) return undefined;
    const probe = { check: "private-record", operation, description: "of a private record, by its owner" };
    const exchange = await session.send(probe, request);
    return exchange?.status === 200 ? jsonOf(exchange) : undefined;
  };
  const record = await look("getRepository", (one) => one, { repositoryId });
  if (!isObject(record)) return [];
  const { owner, slug } = record;
  const html = at(record, "/links/html");
  const base = { repositoryId, repository_id: repositoryId };
  const named: Values[] = typeof owner === "string" && typeof slug === "string" ? [{ owner, slug }] : [];
  const snapshot = named[0]
    ? await look("listLegacyRepositories", (one) =>
        withQuery(withQuery(one, "owner", named[0]!.owner!), "slug", named[0]!.slug!),
      )
    : undefined;
  const headId = at(snapshot, "/repository/headId");
  const ofEach = (list: unknown, parts: (item: Json) => Values) =>
    Array.isArray(list) ? list.filter(isObject).slice(0, 2).map(parts) : [];
  return [
    base,
    ...named,
    ...(typeof html === "string" ? [{ url: html }] : []),
    ...(typeof headId === "string" ? [{ ...base, ...named[0], versionId: headId }] : []),
    ...ofEach(record.claims, ({ id }) => ({ repository_id: repositoryId, claimId: String(id) })),
    ...ofEach(record.runs, ({ id }) => ({ ...named[0], runId: String(id) })),
    ...ofEach(at(record, "/evidence/items"), ({ id, digest }) => ({
      ...{ repository_id: repositoryId, evidenceId: String(id) },
      ...(isSeenByAll(session, String(digest)) ? {} : { digest: String(digest) }),
    })),
  ];
}

/** Whether everybody was shown these bytes, or a record of them, elsewhere. */
const isSeenByAll = (session: Session, digest: string): boolean =>
  session.exchanges.some(
    ({ exchange }) =>
      isAnonymous(session.contract, exchange.request) && exchange.text?.includes(digest) === true,
  );

/** Returns the parameters for an operation that name a part, and not its owner alone. */
export function requestsFor({ parameters, path }: Operation, parts: readonly Values[]): Values[] {
  const names = parameters
    .filter(({ in: place, required }) => place === "path" || (place === "query" && required))
    .map(({ name }) => name);
  const isLegacy = parameters.some(({ name }) => name === "slug") && names.length === 0;
  const needed = isLegacy ? ["owner", "slug"] : names;
  if (needed.length === 0 || needed.join() === "owner" || path.startsWith("/docs")) return [];
  // The most telling ones: those with the fewest names besides.
  return parts
    .filter((part) => needed.every((name) => part[name] !== undefined))
    .map((part) => Object.fromEntries(needed.map((name) => [name, part[name]!])))
    .filter(
      (part, index, all) => all.findIndex((one) => JSON.stringify(one) === JSON.stringify(part)) === index,
    );
}
