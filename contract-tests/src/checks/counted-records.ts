import { isAnonymous } from "../caller.ts";
import type { Operation } from "../contract/document.ts";
import { at, isObject, type Json } from "../contract/json-pointer.ts";
import { pagedLists } from "../contract/pages.ts";
import { jsonOf } from "../exchange.ts";
import { exampleRequest, withQuery } from "../request.ts";
import type { Session } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";
import { walk } from "./read-list.ts";

/** What a record counts, and the list that it counts. */
const counted: { total: string; states: string; operationId: string; state: string }[] = [
  {
    total: "/evidence/claimCount",
    states: "/evidence/stateCounts",
    operationId: "listClaims",
    state: "/evidence/state",
  },
  {
    total: "/execution/runCount",
    states: "/execution/stateCounts",
    operationId: "listRuns",
    state: "/execution/state",
  },
];

/** The numbers that a repository has of its Claims and Runs. */
export const countedRecords: ServiceCheck = {
  name: "counted-records",
  summary: "A repository counts the Claims and the Runs that its lists have, in each state",
  source:
    "contract: schemas RepositoryEvidence and RepositoryExecution, links RepositoryClaims and RepositoryRuns",
  async run(session, operations) {
    const single = operations.find(({ operationId }) => operationId === "getRepository");
    if (!single) return;
    for (const { repositoryId } of session.known.get(single.operationId)?.slice(0, 4) ?? [])
      for (const one of counted) {
        const list = operations.find(({ operationId }) => operationId === one.operationId);
        if (list && repositoryId && !(await fits(session, single, list, one, repositoryId))) break;
      }
  },
};

async function fits(
  session: Session,
  single: Operation,
  list: Operation,
  one: (typeof counted)[number],
  id: string,
): Promise<boolean> {
  const request = exampleRequest(single, { repositoryId: id });
  const probe = {
    check: "counted-records",
    operation: single,
    description: `compared with ${list.operationId}`,
  };
  for (let attempt = 1; ; attempt += 1) {
    const exchange = await session.send(probe, request);
    const record =
      exchange?.status === 200 && isAnonymous(session.contract, request) ? jsonOf(exchange) : undefined;
    // What was withdrawn counts on, and its lists may show less.
    if (!isObject(record) || isObject(record.withdrawal)) return true;
    const filtered = withQuery(withQuery(exampleRequest(list), "repository_id", id), "limit", "100");
    const all = await walk(session, { ...probe, operation: list }, filtered, pagedLists(list)[0]!, 10);
    if (!all?.isWhole) return true;
    const problem = problemOf(record, all.items, one);
    if (problem === null) return true;
    if (attempt < 2) continue;
    session.recordFinding(probe, problem, request, 200);
    return false;
  }
}

function problemOf(
  record: Json,
  items: Json[],
  { total, states, state, operationId }: (typeof counted)[number],
): string | null {
  if (at(record, total) !== items.length) return `${total} is not the number of what ${operationId} has`;
  const verified = items.filter((item) => item.verification === "verified").length;
  if (operationId === "listClaims" && at(record, "/verification/verifiedClaimCount") !== verified)
    return "/verification/verifiedClaimCount is not the number of what listClaims has as verified";
  const counts = at(record, states);
  if (!isObject(counts)) return null;
  const wrong = Object.entries(counts).find(
    ([name, count]) => items.filter((item) => at(item, state) === name).length !== count,
  );
  return wrong ? `${states}/${wrong[0]} is not the number of what ${operationId} has` : null;
}
