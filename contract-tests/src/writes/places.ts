import { isObject } from "../contract/json-pointer.ts";
import type { Person, Session, Values } from "../session.ts";
import type { Answered, Flow } from "./flow.ts";

/** What a place shows of a repository: it stands in a list, or the place is about it. */
interface Place {
  operationId: string;
  values?: Values;
  query?: Values;
  isList: boolean;
}

export interface Shown {
  id: string;
  owner: string;
  slug: string;
  title: string;
}

/** Every address that lists a repository, or is about it. */
function placesOf({ id, owner, slug, title }: Shown): Place[] {
  const named = { owner, slug };
  return [
    { operationId: "listRepositories", query: { limit: "100" }, isList: true },
    { operationId: "listRepositories", query: { limit: "100", owner }, isList: true },
    { operationId: "listRepositories", query: { limit: "100", q: title }, isList: true },
    { operationId: "search", query: { q: title }, isList: true },
    { operationId: "listLegacyRepositories", isList: true },
    { operationId: "getSitemap", query: { page: "1" }, isList: true },
    { operationId: "getOwnerPage", values: { owner }, isList: true },
    { operationId: "getSearchPage", query: { q: title }, isList: true },
    { operationId: "getRepository", values: { repositoryId: id }, isList: false },
    { operationId: "resolveRepository", values: named, isList: false },
    { operationId: "listLegacyRepositories", query: named, isList: false },
    ...["getRepositoryPage", "getBibtex", "getCslJson", "getRepositoryFeed", "getBadge", "getCrate"].map(
      (operationId) => ({
        operationId,
        values: named,
        isList: false,
      }),
    ),
  ];
}

/** A repository that everybody may read is everywhere, with what it is called now. */
export async function checkShown(flow: Flow, session: Session, shown: Shown, after: string): Promise<void> {
  for (const place of placesOf(shown)) {
    const answer = await ask(flow, session, place, after, 200);
    const text = answer?.exchange.text ?? "";
    // A page has the first of a list alone; a badge has no title.
    const isThere = place.isList
      ? stands(shown, text)
      : place.operationId === "getBadge" || text.includes(shown.title);
    flow.hold(
      isThere,
      place.operationId,
      `${after}: ${place.isList ? "it leaves the repository out" : "it has another title"}`,
      answer,
    );
  }
}

/** One that others may not read is nowhere for them, not even by who has read it before. */
export async function checkHidden(
  flow: Flow,
  session: Session,
  shown: Shown,
  after: string,
  as?: Person,
): Promise<void> {
  for (const place of placesOf(shown)) {
    // The page of a namespace without anything to see may be missing.
    const expect = place.isList ? (place.operationId === "getOwnerPage" ? [200, 404] : 200) : 404;
    const answer = await ask(flow, session, place, after, expect, as);
    if (place.isList)
      flow.hold(
        !stands(shown, answer?.exchange.text ?? ""),
        place.operationId,
        `${after}: it shows the repository`,
        answer,
      );
  }
}

/** One that was withdrawn is in no list, and says of itself that it was; its description is its owner's. */
export async function checkWithdrawn(
  flow: Flow,
  session: Session,
  shown: Shown,
  { description, reason }: { description: string; reason: string },
): Promise<void> {
  const after = "after a withdrawal";
  for (const place of placesOf(shown)) {
    const isRecord = ["getRepository", "resolveRepository"].includes(place.operationId);
    if (!place.isList && !isRecord) continue;
    const answer = await ask(
      flow,
      session,
      place,
      after,
      place.operationId === "getOwnerPage" ? [200, 404] : 200,
    );
    const text = answer?.exchange.text ?? "";
    if (place.isList)
      flow.hold(!stands(shown, text), place.operationId, `${after}: it has the repository`, answer);
    else {
      flow.hold(
        isObject(answer?.body?.withdrawal),
        place.operationId,
        `${after}: it does not say so`,
        answer,
      );
      flow.hold(
        answer?.body?.withdrawal?.reason === reason,
        place.operationId,
        `${after}: it does not tell others why`,
        answer,
      );
      flow.hold(
        answer?.body?.description !== description,
        place.operationId,
        `${after}: it shows others the description`,
        answer,
      );
    }
  }
}

/** Whether a list leads to a repository: what was typed stands on a page as well. */
const stands = ({ id, owner, slug }: Shown, text: string): boolean =>
  text.includes(`"${id}"`) || text.includes(`/r/${owner}/${slug}`);

async function ask(
  { step, has }: Flow,
  session: Session,
  { operationId, values = {}, query = {} }: Place,
  after: string,
  expect: number | readonly number[],
  as?: Person,
): Promise<Answered | null> {
  const operation = session.contract.operations.find((one) => one.operationId === operationId);
  const isKnown = Object.keys(query).every((name) => operation?.parameters.some((one) => one.name === name));
  if (!has(operationId) || !isKnown) return null;
  return await step(operationId, after, { as, values, query, expect });
}
