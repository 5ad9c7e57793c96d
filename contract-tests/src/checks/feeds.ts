import { entriesOf } from "../answers/feed.ts";
import { isAnonymous } from "../caller.ts";
import { at, isObject } from "../contract/json-pointer.ts";
import { choicesOf, findQuery } from "../contract/parameters.ts";
import { jsonOf } from "../exchange.ts";
import { exampleRequest, withQuery } from "../request.ts";
import type { Session } from "../session.ts";
import type { ServiceCheck } from "./operation-check.ts";

/** A feed has what the records have. */
export const feeds: ServiceCheck = {
  name: "feed-entries",
  summary: "The feed of all Assessments has those of each public repository, as far as it has room",
  source: "contract: getFeed, “The 50 newest Assessments of public repositories”",
  async run(session, operations) {
    const operation = operations.find(({ operationId }) => operationId === "getFeed");
    const probe = operation && { check: "feed-entries", operation, description: "compared with records" };
    if (!probe || !isAnonymous(session.contract, exampleRequest(operation))) return;
    // What is judged between two requests is no fault: what is missing is looked for twice.
    for (const isLast of [false, true]) {
      const judged = await assessmentsOf(session);
      const request = exampleRequest(operation);
      const feed = await session.send(probe, request);
      const text = feed?.status === 200 ? (feed.text ?? "") : null;
      if (text === null || entriesOf(text).length >= room) return;
      const lost = judged.find(({ names }) => !names.some((name) => text.includes(name)));
      if (!lost) return;
      if (isLast) session.recordFinding(probe, `it lacks ${lost.names[0]}`, request, 200);
    }
  },
};

const room = 50;

/** What an entry may name each of them by. */
async function assessmentsOf(session: Session): Promise<{ names: string[] }[]> {
  const operation = session.contract.operations.find(({ operationId }) => operationId === "getRepository");
  if (!operation) return [];
  const sections = choicesOf(findQuery(operation, "include"));
  const found: { names: string[] }[] = [];
  for (const values of session.known.get("getRepository")?.slice(0, 5) ?? []) {
    const plain = exampleRequest(operation, values);
    const probe = { check: "feed-entries", operation, description: "its Assessments" };
    const sent = sections.includes("assessments") ? withQuery(plain, "include", "assessments") : plain;
    const answer = await session.send(probe, sent);
    const body = answer?.status === 200 ? jsonOf(answer) : undefined;
    const list = at(body, "/assessments");
    if (!isObject(body) || body.visibility !== "public" || isObject(body.withdrawal)) continue;
    for (const one of Array.isArray(list) ? list.filter(isObject) : [])
      found.push({
        names: [one.id, one.recordDigest].flatMap((name) => (typeof name === "string" ? [name] : [])),
      });
  }
  return found.filter(({ names }) => names.length > 0);
}
