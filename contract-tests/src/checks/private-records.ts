import { withApiKey } from "../authenticate.ts";
import { isAnonymous } from "../caller.ts";
import type { Operation } from "../contract/document.ts";
import { instancesOf } from "../contract/instances.ts";
import { findQuery, successSchema } from "../contract/parameters.ts";
import { isPublic, keyHeader } from "../contract/security.ts";
import { jsonOf } from "../exchange.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, type Request, withHeaders, withQuery } from "../request.ts";
import type { Session, Values } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";
import { partsOf, requestsFor } from "./private-parts.ts";

/** Records that are the caller's alone, asked for by others. */
export const privateRecords: ServiceCheck = {
  name: "private-record",
  summary:
    "What is private, and all that belongs to it, is not there for others: by no identifier, and in no list",
  source:
    "contract: schema Visibility; responses.404, “or the caller may not read it: the two are indistinguishable”",
  async run(session, operations) {
    const hidden = new Set<string>();
    for (const id of privateIds(session).slice(0, 2)) {
      for (const operation of operations) await askForList(session, operation, id);
      const parts = await partsOf(session, id);
      for (const part of parts.flatMap(Object.values))
        if (/^[a-z]+_[0-9a-z]{20,}$/.test(part)) hidden.add(part);
      for (const operation of operations.filter((one) => one.method === "GET" && isPublic(one)))
        for (const values of requestsFor(operation, parts).slice(0, 2))
          await askFor(session, operation, values);
    }
    findShown(session, hidden);
  },
};

/** The lists of what a private repository has. */
async function askForList(session: Session, operation: Operation, id: string): Promise<void> {
  const isList = findQuery(operation, "repository_id") !== undefined && !operation.path.includes("{");
  if (operation.method !== "GET" || !isPublic(operation) || !isList) return;
  const sent = withQuery(exampleRequest(operation), "repository_id", id);
  const probe = { check: "private-record", operation, description: "of a private record, by nobody" };
  expectStatus(session, probe, await session.send(probe, sent), [404], "404");
}

/** What its owner is shown, nobody and no other account is. */
async function askFor(session: Session, operation: Operation, values: Values): Promise<void> {
  const plain = requestOf(operation, values);
  const owner = withApiKey(session, operation, plain);
  if (!owner) return;
  const probe = { check: "private-record", operation, description: "of a private record, by its owner" };
  const own = await session.send(probe, owner);
  if (own?.status !== 200) return;
  const tag = own.headers.get("etag");
  const stranger = session.people[0]?.key;
  const others: [string, Request][] = [
    ["nobody", plain],
    ...(tag === null
      ? []
      : [["nobody who has its tag", withHeaders(plain, { "if-none-match": tag })] as [string, Request]]),
    ...(stranger
      ? [
          ["another account", withHeaders(plain, { [keyHeader(session.contract)]: stranger })] as [
            string,
            Request,
          ],
        ]
      : []),
  ];
  for (const [who, request] of others) {
    const asked = { ...probe, description: `of a private record, by ${who}` };
    expectStatus(session, asked, await session.send(asked, request), [404], "404");
  }
}

const requestOf = (operation: Operation, values: Values): Request =>
  operation.parameters
    .filter(({ name, in: place, required }) => place === "query" && !required && values[name] !== undefined)
    .reduce<Request>(
      (sent, { name }) => withQuery(sent, name, values[name]!),
      exampleRequest(operation, values),
    );

/** What was answered to nobody in particular, whatever was asked. */
function findShown(session: Session, hidden: ReadonlySet<string>): void {
  for (const { operation, exchange } of session.exchanges) {
    if (exchange.status !== 200 || !exchange.text || !isAnonymous(session.contract, exchange.request))
      continue;
    const shown = [...hidden].find((id) => exchange.text!.includes(id) && !exchange.url.includes(id));
    const probe = { check: "private-record", operation, description: "asked by nobody" };
    if (shown)
      session.recordFinding(
        probe,
        `it shows ${shown.replace(/_.*/, "")} of a private repository`,
        exchange.request,
        200,
      );
  }
}

/** Repositories that were shown to a caller, and say that they are private. */
function privateIds(session: Session): string[] {
  const ids = session.exchanges.flatMap(({ operation, exchange }) => {
    const schema = exchange.status === 200 ? successSchema(operation) : undefined;
    if (!schema || isAnonymous(session.contract, exchange.request)) return [];
    return instancesOf(session.contract.schemas, schema, jsonOf(exchange)).flatMap(({ value }) =>
      value.visibility === "private" && typeof value.id === "string" && value.id.startsWith("repo_")
        ? [value.id]
        : [],
    );
  });
  return [...new Set(ids)];
}
