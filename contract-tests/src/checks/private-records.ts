import { isAnonymous } from "../caller.ts";
import { instancesOf } from "../contract/instances.ts";
import { findQuery, successSchema } from "../contract/parameters.ts";
import { isPublic } from "../contract/security.ts";
import { jsonOf } from "../exchange.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, withQuery } from "../request.ts";
import type { Session } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";

/** Records that are the caller's alone, asked for by nobody. */
export const privateRecords: ServiceCheck = {
  name: "private-record",
  summary: "What is private is not there for others, by its identifier and in the lists of what it has",
  source:
    "contract: schema Visibility; responses.404, “or the caller may not read it: the two are indistinguishable”",
  async run(session, operations) {
    for (const id of privateIds(session).slice(0, 3))
      for (const operation of operations) {
        const isList = findQuery(operation, "repository_id") !== undefined && !operation.path.includes("{");
        const isRecord = operation.path.endsWith("/{repositoryId}");
        const isNamed = findQuery(operation, "repositoryId")?.required === true;
        if (operation.method !== "GET" || !isPublic(operation) || !(isList || isRecord || isNamed)) continue;
        const request = exampleRequest(operation, { repositoryId: id });
        const sent = isList ? withQuery(request, "repository_id", id) : request;
        const probe = { check: "private-record", operation, description: "of a private record, by nobody" };
        expectStatus(session, probe, await session.send(probe, sent), [404], "404");
      }
  },
};

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
