import { withApiKey } from "../authenticate.ts";
import { isAnonymous } from "../caller.ts";
import type { Operation } from "../contract/document.ts";
import { isObject, type Json } from "../contract/json-pointer.ts";
import { pagedLists } from "../contract/pages.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import { exampleRequest, withQuery } from "../request.ts";
import type { Session } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";
import { walk } from "./read-list.ts";

/** Other lists of what `listRepositories` has for everybody. */
const others: {
  operationId: string;
  query?: [string, string];
  has: (record: Json, answer: Exchange) => boolean;
}[] = [
  { operationId: "listLegacyRepositories", has: ({ id }, answer) => idsIn(answer).includes(id) },
  {
    operationId: "getSitemap",
    query: ["page", "1"],
    has: ({ links }, { text }) => !isObject(links) || text?.includes(`${links.html}<`) === true,
  },
];

/** What is public stands in every list of what is public. */
export const publicLists: ServiceCheck = {
  name: "public-list",
  summary: "The older list and the sitemap have every public repository, as far as they have room",
  source:
    "contract: schema LegacyRepositoryList, “Public repositories”; getSitemap, “The pages of public repositories”",
  async run(session, operations) {
    const list = operations.find(({ operationId }) => operationId === "listRepositories");
    for (const other of others) {
      const operation = operations.find(({ operationId }) => operationId === other.operationId);
      if (list && operation) await compare(session, list, operation, other);
      if (operation && !other.query) await askAsSomebody(session, operation);
    }
  },
};

async function compare(
  session: Session,
  list: Operation,
  operation: Operation,
  { query, has }: (typeof others)[number],
): Promise<void> {
  const probe = { check: "public-list", operation, description: `compared with ${list.operationId}` };
  const example = exampleRequest(operation);
  const request = query ? withQuery(example, ...query) : example;
  const all = withQuery(exampleRequest(list), "limit", "100");
  if (!isAnonymous(session.contract, all)) return;
  // What is made or withdrawn between the two is no fault: it is looked at twice.
  for (const isLast of [false, true]) {
    const whole = await walk(session, { ...probe, operation: list }, all, pagedLists(list)[0]!, 5);
    const answer = await session.send(probe, request);
    if (!whole?.isWhole || answer?.status !== 200 || idsIn(answer).length >= room) return;
    const lost = whole.items.find((record) => !isObject(record.withdrawal) && !has(record, answer));
    if (!lost) return;
    if (isLast)
      session.recordFinding(probe, `it lacks ${lost.id}, which ${list.operationId} has`, request, 200);
  }
}

/** What is public does not depend on who asks. */
async function askAsSomebody(session: Session, operation: Operation): Promise<void> {
  const plain = exampleRequest(operation);
  const identified = withApiKey(session, operation, plain);
  if (!identified) return;
  const probe = { check: "public-list", operation, description: "with a key" };
  for (const isLast of [false, true]) {
    const own = await session.send(probe, identified);
    const anybody = await session.send({ ...probe, description: "without a key" }, plain);
    if (own?.status !== 200 || anybody?.status !== 200) return;
    const known = idsIn(anybody);
    const more = idsIn(own).find((id) => !known.includes(id));
    if (more === undefined) return;
    if (isLast) session.recordFinding(probe, `it has ${more}, which nobody else is shown`, identified, 200);
  }
}

/** Most repositories of the older list. */
const room = 50;

/** Of a list in JSON; of the sitemap there are none. */
function idsIn(answer: Exchange): unknown[] {
  const body = jsonOf(answer);
  return isObject(body) && Array.isArray(body.repositories) ? body.repositories.map(({ id }) => id) : [];
}
