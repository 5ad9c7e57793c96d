import type { Session } from "../session.ts";
import { checkDocuments } from "./changed-documents.ts";
import { type Flow, idsOf } from "./flow.ts";
import { checkHidden, checkShown, checkWithdrawn } from "./places.ts";
import { paperFile } from "./withheld-files.ts";

/** A change is shown, with another tag, and changes nothing else; who may read it follows its visibility. */
export async function checkChanges(flow: Flow, session: Session, id: string): Promise<void> {
  const { step, hold } = flow;
  const [owner, stranger] = session.people;
  const values = { repositoryId: id };
  const before = await step("getRepository", "before a change", { as: owner, values, expect: 200 });
  const change = {
    title: "Contract test, changed",
    description: "Made by the contract tests.",
    topics: ["contract-test"],
  };
  const changed = await step("updateRepository", "title, description and topics", {
    as: owner,
    values,
    body: change,
    expect: 200,
  });
  const after = await step("getRepository", "after a change", { as: owner, values, expect: 200 });
  if (!changed || !after) return;
  const shown = ({ title, description, topics }: Record<string, unknown>) =>
    JSON.stringify({ title, description, topics });
  hold(
    shown(changed.body.repository) === JSON.stringify(change),
    "updateRepository",
    "the answer has not what was changed",
    changed,
  );
  hold(shown(after.body) === JSON.stringify(change), "getRepository", "what was changed is not there", after);
  hold(
    after.body.slug === before?.body?.slug && after.body.visibility === "private",
    "getRepository",
    "a change has changed more than was sent",
    after,
  );
  hold(
    String(after.body.updatedAt) > String(before?.body?.updatedAt ?? ""),
    "getRepository",
    "updatedAt is not later after a change",
    after,
  );
  hold(
    after.exchange.headers.get("etag") !== before?.exchange.headers.get("etag"),
    "getRepository",
    "the ETag is the same after a change",
    after,
  );
  const title = "Contract test, changed again";
  await step("updateRepository", "the title alone", { as: owner, values, body: { title }, expect: 200 });
  const again = await step("getRepository", "after its title was changed", {
    as: owner,
    values,
    expect: 200,
  });
  hold(
    again !== null && shown(again.body) === JSON.stringify({ ...change, title }),
    "getRepository",
    "what was not sent has changed with the title",
    again,
  );
  const topics = ["other-topic"];
  const replaced = await step("updateRepository", "other topics", {
    as: owner,
    values,
    body: { topics },
    expect: 200,
  });
  hold(
    JSON.stringify(replaced?.body?.repository?.topics) === JSON.stringify(topics),
    "updateRepository",
    "topics are not those that were sent",
    replaced,
  );
  for (const long of [
    { title: "T".repeat(240) },
    { title: "Tri" },
    { description: "d".repeat(1000) },
    { title, description: change.description },
  ])
    await step("updateRepository", "as long, or as short, as may be", {
      as: owner,
      values,
      body: long,
      expect: 200,
    });
  await step("updateRepository", "a visibility", {
    as: owner,
    values,
    body: { visibility: "public" },
    expect: 200,
  });
  await step("getRepository", "made public, by nobody", { values, expect: 200 });
  const place = { id, owner: String(after.body.owner), slug: String(after.body.slug), title };
  await checkShown(flow, session, place, "after it was made public");
  const query = { owner: place.owner, slug: place.slug };
  const own = await step("listLegacyRepositories", "by its owner", { as: owner, query, expect: 200 });
  const others = await step("listLegacyRepositories", "by nobody", { query, expect: 200 });
  hold(
    !own?.body?.repository?.requestedBy || !others?.body?.repository?.requestedBy,
    "listLegacyRepositories",
    "it tells others who submitted it",
    others,
  );
  await step("updateRepository", "another visibility", {
    as: owner,
    values,
    body: { visibility: "private" },
    expect: 200,
  });
  await checkHidden(flow, session, place, "after it was made private again");
  await checkHidden(flow, session, place, "by another account, after it was made private again", stranger);
  await step("updateRepository", "made public again", {
    as: owner,
    values,
    body: { visibility: "public" },
    expect: 200,
  });
  const named = { repositoryId: id, owner: place.owner, slug: place.slug };
  await checkDocuments(flow, session, named, title);
}

/** A withdrawn repository leaves a tombstone, and is in no list. */
export async function checkWithdrawal(flow: Flow, session: Session, id: string): Promise<void> {
  const { step, hold } = flow;
  const [owner] = session.people;
  const values = { repositoryId: id };
  const known = await step("getRepository", "before a withdrawal", { as: owner, values, expect: 200 });
  const body = { reason: "Made by the contract tests." };
  const place = { owner: String(known?.body?.owner), slug: String(known?.body?.slug) };
  const file = known && (await paperFile(flow, owner, place));
  await file?.check(false);
  await step("withdrawRepository", "a repository", { as: owner, values, body, expect: 200 });
  const gone = await step("getRepository", "withdrawn", { as: owner, values, expect: 200 });
  hold(
    gone?.body?.withdrawal?.reason === body.reason,
    "getRepository",
    "a withdrawn repository does not say why",
    gone,
  );
  const { title, description } = known?.body ?? {};
  const words = session.contract.operations.find(({ operationId }) => operationId === "getBadge");
  const says = /withdrawn it says `(\w+)`/.exec(words?.description ?? "")?.[1];
  const badge = says && (await step("getBadge", "after a withdrawal", { values: place, expect: 200 }));
  hold(
    !badge || badge.exchange.text?.includes(says) === true,
    "getBadge",
    "the badge does not say that the repository was withdrawn",
    badge || null,
  );
  await file?.check(true);
  if (typeof description === "string" && description !== "")
    await checkWithdrawn(flow, session, { ...{ id, title }, ...place }, { description, reason: body.reason });
  const list = await step("listRepositories", "after a withdrawal", {
    as: owner,
    query: { limit: "100" },
    expect: 200,
  });
  hold(!idsOf(list).includes(id), "listRepositories", "the list has what was withdrawn", list);
  const found = await step("search", "after a withdrawal", {
    as: owner,
    query: { q: "contract test changed" },
    expect: 200,
  });
  hold(!JSON.stringify(found?.body ?? "").includes(id), "search", "a search finds what was withdrawn", found);
  await step("withdrawRepository", "what was withdrawn", { as: owner, values, body, expect: 409 });
  await step("updateRepository", "what was withdrawn", {
    as: owner,
    values,
    body: { title: "After the end" },
    expect: 409,
  });
}
